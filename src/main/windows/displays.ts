import type { Display, Rectangle, Screen } from 'electron';
import { NO_OVERHEAD, type ScreenInfo } from '../../contract/contract.ts';

export type Seen = Pick<Display, 'id' | 'label' | 'bounds'>;

export type SystemScreen = Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'on' | 'off'>;

/** The display of the console, and that of the board alone or null. */
export interface Arrangement {
  readonly console: Seen;
  readonly overhead: Seen | null;
  /** Every display that does not mirror another. */
  readonly all: readonly Seen[];
}

const LONGEST_LABEL = 120;

/**
 * A display's id for the settings: its label and place. The system numbers displays anew at every start; the place
 * tells two of a kind apart.
 */
export function screenId({ label, bounds }: Seen): string {
  const { x, y, width, height } = bounds;
  const place = `${String(width)}x${String(height)}+${String(x)}+${String(y)}`;
  return `${label.slice(0, LONGEST_LABEL)}|${place}`;
}

/**
 * Chooses displays for the board and the console. `chosen` is a screen's id, `NO_OVERHEAD` or null. Without a choice,
 * or if the chosen screen is gone, the board takes a display other than the primary one, so that a new screen above
 * the lane works at once. The console's display is never below the board's.
 */
export function arrange(displays: readonly Seen[], primary: Seen, chosen: string | null): Arrangement {
  const all = apart([primary, ...displays.filter(({ id }) => id !== primary.id)]);
  const overhead = all.length < 2 || chosen === NO_OVERHEAD ? null : (found(all, chosen) ?? all[1] ?? null);
  const console = all.find((display) => display !== overhead) ?? primary;
  return { console, overhead, all };
}

/** The arrangement for the page, primary display first. */
export function screenInfos({ console, overhead, all }: Arrangement): readonly ScreenInfo[] {
  const shows = (display: Seen): ScreenInfo['shows'] =>
    display === overhead ? 'board' : display === console ? 'console' : 'nothing';
  return all.map((display) => ({
    id: screenId(display),
    label: display.label.slice(0, LONGEST_LABEL),
    width: display.bounds.width,
    height: display.bounds.height,
    shows: shows(display),
  }));
}

/** The system's displays, and a callback when they change. */
export class Displays {
  readonly #screen: SystemScreen;

  constructor(screen: SystemScreen) {
    this.#screen = screen;
  }

  arrangement(chosen: string | null): Arrangement {
    return arrange(this.#screen.getAllDisplays(), this.#screen.getPrimaryDisplay(), chosen);
  }

  /** Reports displays that come, go, move or change size, until the returned function is called. */
  whenChanged(changed: () => void): () => void {
    this.#screen.on('display-added', changed);
    this.#screen.on('display-removed', changed);
    this.#screen.on('display-metrics-changed', changed);
    return () => {
      this.#screen.off('display-added', changed);
      this.#screen.off('display-removed', changed);
      this.#screen.off('display-metrics-changed', changed);
    };
  }
}

/** Mirrored displays count as one: a board on the second would cover the console. */
function apart(displays: readonly Seen[]): readonly Seen[] {
  const kept: Seen[] = [];
  for (const display of displays) {
    if (!kept.some((other) => overlap(other.bounds, display.bounds))) kept.push(display);
  }
  return kept;
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The chosen display, or the only one with its label if screens were rearranged or resized. */
function found(displays: readonly Seen[], chosen: string | null): Seen | undefined {
  if (chosen === null) return undefined;
  const exactly = displays.find((display) => screenId(display) === chosen);
  if (exactly !== undefined) return exactly;
  const label = chosen.slice(0, chosen.lastIndexOf('|'));
  const named = displays.filter((display) => label !== '' && display.label.slice(0, LONGEST_LABEL) === label);
  return named.length === 1 ? named[0] : undefined;
}
