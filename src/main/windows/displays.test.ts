import type { Rectangle } from 'electron';
import { describe, expect, test } from 'vitest';
import { NO_OVERHEAD } from '../../contract/contract.ts';
import { arrange, Displays, screenId, screenInfos, type Seen, type SystemScreen } from './displays.ts';

function display(id: number, label: string, place: Partial<Rectangle> = {}): Seen {
  return { id, label, bounds: { x: 0, y: 0, width: 1920, height: 1080, ...place } };
}

const DESK = display(1, 'Touch', { width: 1280, height: 800 });
const TV = display(2, 'TV', { x: 1280 });
const OFFICE = display(3, 'Office', { x: 3200 });

/** The same display at the next start, when the system numbers it anew. */
const renumbered = (of: Seen): Seen => ({ ...of, id: of.id + 100 });

/** The same display at another place or size. */
const moved = (of: Seen, place: Partial<Rectangle>): Seen => ({ ...of, bounds: { ...of.bounds, ...place } });

const TWIN_LEFT = display(4, 'TV', { x: -1920 });

interface Case {
  readonly fact: string;
  readonly displays: readonly Seen[];
  /** The first one by default. */
  readonly primary?: Seen;
  readonly chosen: string | null;
  readonly console: Seen;
  readonly overhead: Seen | null;
}

const CASES: readonly Case[] = [
  {
    fact: 'one display is the console’s, whatever was chosen',
    ...{ displays: [DESK], chosen: screenId(TV), console: DESK, overhead: null },
  },
  {
    fact: 'even when that one was the board’s',
    ...{ displays: [TV], chosen: screenId(TV), console: TV, overhead: null },
  },
  {
    fact: 'of two displays the board has the one that is not primary',
    ...{ displays: [DESK, TV], chosen: null, console: DESK, overhead: TV },
  },
  {
    fact: 'in whatever order the system names them',
    ...{ displays: [TV, DESK], primary: DESK, chosen: null, console: DESK, overhead: TV },
  },
  {
    fact: 'the primary display can be chosen: the console takes the other one',
    ...{ displays: [DESK, TV], chosen: screenId(DESK), console: TV, overhead: DESK },
  },
  {
    fact: 'a house can do without',
    ...{ displays: [DESK, TV], chosen: NO_OVERHEAD, console: DESK, overhead: null },
  },
  {
    fact: 'of three displays the chosen one has the board',
    ...{ displays: [DESK, TV, OFFICE], chosen: screenId(OFFICE), console: DESK, overhead: OFFICE },
  },
  {
    fact: 'where the chosen one is gone, another one that is not primary has it',
    ...{ displays: [DESK, TV], chosen: screenId(OFFICE), console: DESK, overhead: TV },
  },
  {
    fact: 'a screen that has another place now is still the chosen one',
    displays: [DESK, TV, moved(OFFICE, { x: -1920 })],
    ...{ chosen: screenId(OFFICE), console: DESK, overhead: moved(OFFICE, { x: -1920 }) },
  },
  {
    fact: 'two screens of a kind are told apart by their places',
    ...{ displays: [DESK, TWIN_LEFT, TV], chosen: screenId(TV), console: DESK, overhead: TV },
  },
  {
    fact: 'of two of a kind, neither of them in its place, the first is taken',
    displays: [DESK, TWIN_LEFT, TV],
    ...{ chosen: screenId(moved(TV, { y: 900 })), console: DESK, overhead: TWIN_LEFT },
  },
  {
    fact: 'screens without names are told apart by their places',
    displays: [display(1, ''), display(2, '', { x: 1920 }), display(3, '', { x: 3840 })],
    chosen: screenId(display(3, '', { x: 3840 })),
    ...{ console: display(1, ''), overhead: display(3, '', { x: 3840 }) },
  },
  {
    fact: 'a display that shows the same picture as the console is no second one',
    displays: [DESK, display(2, 'TV')],
    ...{ chosen: null, console: DESK, overhead: null },
  },
];

describe('where the console and the board are', () => {
  test.each(CASES)('$fact', ({ displays, primary, chosen, console, overhead }) => {
    const [first] = displays;
    if (first === undefined) throw new Error('a case without a display');
    expect(arrange(displays, primary ?? first, chosen)).toMatchObject({ console, overhead });
  });

  test.each(CASES)('and the console never stands below the board: $fact', ({ displays, primary, chosen }) => {
    const [first] = displays;
    if (first === undefined) throw new Error('a case without a display');
    const { console, overhead } = arrange(displays, primary ?? first, chosen);
    expect(overhead).not.toEqual(console);
  });
});

test('a screen keeps its id after a restart of the PC', () => {
  expect(screenId(renumbered(TV))).toBe(screenId(TV));
  expect(screenId(TV)).toBe('TV|1920x1080+1280+0');
});

test('the id of a screen fits the settings and finds it again, however long its name', () => {
  const long = display(9, 'x'.repeat(5_000), { x: 5_000 });
  expect(screenId(long).length).toBeLessThanOrEqual(200);
  expect(arrange([DESK, TV, long], DESK, screenId(moved(long, { y: 7 }))).overhead).toBe(long);
});

test('windows get the list of screens and their content, primary one first', () => {
  const infos = screenInfos(arrange([TV, OFFICE, DESK], DESK, null));
  expect(infos.map(({ label, shows }) => [label, shows])).toEqual([
    ['Touch', 'console'],
    ['TV', 'board'],
    ['Office', 'nothing'],
  ]);
  expect(infos[1]).toMatchObject({ id: screenId(TV), width: 1920, height: 1080 });
});

test('plugging a screen in or out is reported', () => {
  const heard: string[] = [];
  const events = new Map<string, () => void>();
  const now: Seen[] = [DESK, TV];
  // A fake of Electron's screen with our own displays.
  const system = {
    getAllDisplays: () => now,
    getPrimaryDisplay: () => DESK,
    on: (name: string, hear: () => void) => events.set(name, hear),
  } as unknown as SystemScreen;
  const displays = new Displays(system);
  displays.whenChanged(() => heard.push(displays.arrangement(null).overhead?.label ?? 'none'));
  now.pop();
  events.get('display-removed')?.();
  now.push(TV);
  events.get('display-added')?.();
  events.get('display-metrics-changed')?.();
  expect(heard).toEqual(['none', 'TV', 'TV']);
});
