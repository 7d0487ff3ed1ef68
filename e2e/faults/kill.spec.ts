import { readBoard, type ShownLine } from '../../drive/board.ts';
import { startGame } from '../../drive/play.ts';
import type { Program } from '../../drive/program.ts';
import { kill } from '../support/kill.ts';
import { expect, test } from '../support/test.ts';

test.use({ fresh: true });

declare global {
  interface Window {
    /** Receives the marks of all frames as soon as they are painted. */
    readonly headpinShown: (marks: readonly string[]) => Promise<void>;
  }
}

// Each kill costs a start of the whole program; `npm run torture` makes 700 cheaper ones.
const MOST_KILLS = 90;
// Parallel parts keep all cores busy; each has its own program, folder and keys. The long ones are for `npm run verify`.
const PARTS = [
  { part: 1, kills: 5, tag: [] },
  { part: 2, kills: 30, tag: '@long' },
  { part: 3, kills: 30, tag: '@long' },
  { part: 4, kills: 30, tag: '@long' },
];
const LATEST_KILL = 30;
const PLAYERS = 'AAA,BBB,CCC,DDD,EEE,FFF,GGG,HHH';
// A miss is always legal; a refused key must lose nothing either.
const KEYS = ['0', '1', '3', '5', '8', '/', 'x', 'f', '-', 'Backspace'];

for (const { part, kills: least, tag } of PARTS) {
  test(
    `SIGKILL of the whole program 0-${String(LATEST_KILL)} ms after a key loses no shown ball (part ${String(part)})`,
    { tag },
    async ({ open }) => {
      test.setTimeout(15 * 60_000);
      let program = await open({ args: ['--players', PLAYERS] });
      await startGame(program.page);
      const random = sequence(part);
      let ahead = 0;
      let kills = 0;
      // On a slow machine few saves end in time, and without a kill between save and paint the run proves nothing.
      while (kills < least || (ahead === 0 && kills < MOST_KILLS)) {
        kills += 1;
        const key = KEYS[Math.floor(random() * KEYS.length)] ?? '0';
        const shown = await pressAndKill(program, key, random() * LATEST_KILL);
        // The start's notices lie over the top bar and cover neither keys nor balls.
        program = await open({ keepNotices: true });
        const apart = changedCells(shown, marksOf(await readBoard(program.page)));
        const what = `kill ${String(kills)} after ${key}`;
        expect(apart.length, what).toBeLessThanOrEqual(1);
        // The disk may be one ball or one undo ahead of the board.
        for (const [before, after] of apart) {
          if (key === 'Backspace') expect(before.slice(0, -1), what).toBe(after);
          else expect(after.slice(0, -1), what).toBe(before);
          ahead += 1;
        }
      }
      test.info().annotations.push({
        type: 'fired',
        description: `${String(kills)} kills, ${String(ahead)} of them between disk and board`,
      });
      expect(ahead).toBeGreaterThan(0);
    },
  );
}

/** Presses a key, kills this many milliseconds later, and returns the marks known to have been shown. */
async function pressAndKill(program: Program, key: string, wait: number): Promise<readonly string[]> {
  const { page } = program;
  let shown = marksOf(await readBoard(page));
  await page.exposeFunction('headpinShown', (marks: readonly string[]) => {
    shown = marks;
  });
  await page.evaluate(() => {
    const tell = (): void => {
      const cells = [...document.querySelectorAll('[data-player] [data-frame]')];
      void window.headpinShown(cells.map((cell) => cell.getAttribute('data-marks') ?? ''));
    };
    new MutationObserver(() => {
      requestAnimationFrame(tell);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-marks'] });
  });
  // Not awaited: the kill may come before the key arrives.
  page.keyboard.press(key).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, wait));
  await kill(program);
  return shown;
}

function marksOf(lines: readonly ShownLine[]): readonly string[] {
  return lines.flatMap(({ frames }) => frames.map((frame) => frame.marks));
}

/** The marks before and after of every frame that differs. */
function changedCells(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [string, string])[] {
  expect(after).toHaveLength(before.length);
  return before.flatMap((mark, index) => {
    const other = after[index] ?? '';
    return mark === other ? [] : [[mark, other] as const];
  });
}

/** A seeded sequence (Park and Miller), so that a failure can be repeated. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
