import type { Display, Rectangle, Screen } from 'electron';
import { NO_OVERHEAD, type ScreenInfo } from '../../contract/contract.ts';

/** What of a display the choice goes by. */
export type Seen = Pick<Display, 'id' | 'label' | 'bounds'>;

/** What of Electron's screen is used. */
export type SystemScreen = Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'on'>;

/** Which display the console stands on, and which one shows the board alone; null: none does. */
export interface Arrangement {
  readonly console: Seen;
  readonly overhead: Seen | null;
  /** Every display that is one of its own. */
  readonly all: readonly Seen[];
}

const LONGEST_LABEL = 120;

/**
 * A display's name for the settings. The system's own number is given anew at every start, so it is what the system
 * calls the screen, and where it stands: two of a kind are told apart by their places.
 */
export function screenId({ label, bounds }: Seen): string {
  const { x, y, width, height } = bounds;
  const place = `${String(width)}x${String(height)}+${String(x)}+${String(y)}`;
  return `${label.slice(0, LONGEST_LABEL)}|${place}`;
}

/**
 * Finds the place of the board and of the console. `chosen` is a screen's id, `NO_OVERHEAD`, or null; where nobody
 * has chosen, or the chosen one is gone, the board takes a display that is not the primary one: a new screen above
 * the lane works at once. The console never stands below the board.
 */
export function arrange(displays: readonly Seen[], primary: Seen, chosen: string | null): Arrangement {
  const all = apart([primary, ...displays.filter(({ id }) => id !== primary.id)]);
  const overhead = all.length < 2 || chosen === NO_OVERHEAD ? null : (found(all, chosen) ?? all[1] ?? null);
  const console = all.find((display) => display !== overhead) ?? primary;
  return { console, overhead, all };
}

/** What the page is told of an arrangement, the primary display first. */
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

/** The displays of the system as they are now, and the news when they change. */
export class Displays {
  readonly #screen: SystemScreen;

  constructor(screen: SystemScreen) {
    this.#screen = screen;
  }

  /** How the program stands on them. */
  arrangement(chosen: string | null): Arrangement {
    return arrange(this.#screen.getAllDisplays(), this.#screen.getPrimaryDisplay(), chosen);
  }

  /** Tells of every display that comes, goes, or gets another size or place. */
  whenChanged(changed: () => void): void {
    this.#screen.on('display-added', changed);
    this.#screen.on('display-removed', changed);
    this.#screen.on('display-metrics-changed', changed);
  }
}

/** Two displays that show one picture are one: the board on the second would lie over the console. */
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

/** The chosen display, or the only one of its name where the screens were put into another order or size. */
function found(displays: readonly Seen[], chosen: string | null): Seen | undefined {
  if (chosen === null) return undefined;
  const exactly = displays.find((display) => screenId(display) === chosen);
  if (exactly !== undefined) return exactly;
  const label = chosen.slice(0, chosen.lastIndexOf('|'));
  const named = displays.filter((display) => label !== '' && display.label.slice(0, LONGEST_LABEL) === label);
  return named.length === 1 ? named[0] : undefined;
}
