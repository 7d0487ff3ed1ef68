import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readBoard, type ShownLine } from '../../drive/board.ts';
import { startGame } from '../../drive/play.ts';
import { kill } from '../support/kill.ts';
import { newDataFolder, startProgram, type Program } from '../../drive/program.ts';

declare global {
  interface Window {
    /** Takes the marks of all frames as soon as they are painted. */
    readonly headpinShown: (marks: readonly string[]) => Promise<void>;
  }
}

// Each costs a start of the whole program; `npm run torture` kills 700 times where that is cheap.
const KILLS = 120;
// Parallel parts, so that no core waits; each has its own program and folder.
const PARTS = 3;
const LATEST_KILL = 30;
const PLAYERS = 'AAA,BBB,CCC,DDD,EEE,FFF,GGG,HHH';
// A miss is always legal; the others are refused when too many, which must lose nothing either.
const KEYS = ['0', '1', '3', '5', '8', '/', 'x', 'f', '-', 'Backspace'];

for (let part = 1; part <= PARTS; part += 1) {
  test(`SIGKILL of the whole program 0-${String(LATEST_KILL)} ms after a key loses no shown ball (part ${String(part)})`, async () => {
    test.setTimeout(15 * 60_000);
    const data = await newDataFolder();
    let program = await startProgram({ data, args: ['--players', PLAYERS] });
    await startGame(program.page);
    const random = sequence(part);
    let ahead = 0;
    for (let number = 1; number <= KILLS / PARTS; number += 1) {
      const key = KEYS[Math.floor(random() * KEYS.length)] ?? '0';
      const shown = await pressAndKill(program, key, random() * LATEST_KILL);
      // What is told at start lies over the top bar, where no key and no ball is.
      program = await startProgram({ data, keepNotices: true });
      const apart = changedCells(shown, marksOf(await readBoard(program.page)));
      const what = `kill ${String(number)} after ${key}`;
      expect(apart.length, what).toBeLessThanOrEqual(1);
      // What the board had not shown yet may be on disk already: one ball more, or one undo.
      for (const [before, after] of apart) {
        if (key === 'Backspace') expect(before.slice(0, -1), what).toBe(after);
        else expect(after.slice(0, -1), what).toBe(before);
        ahead += 1;
      }
    }
    test.info().annotations.push({
      type: 'fired',
      description: `${String(KILLS / PARTS)} kills, ${String(ahead)} of them between disk and board`,
    });
    // A run in which no kill fell between the save and the picture has proved nothing.
    expect(ahead).toBeGreaterThan(0);
    await program.stop();
    await rm(data, { recursive: true, force: true });
  });
}

/** Presses a key and kills so many milliseconds later; answers the marks that the board is known to have shown. */
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
  // Nobody waits for the key: the kill falls where it falls, also before it has arrived.
  page.keyboard.press(key).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, wait));
  await kill(program);
  return shown;
}

function marksOf(lines: readonly ShownLine[]): readonly string[] {
  return lines.flatMap(({ frames }) => frames.map((frame) => frame.marks));
}

/** The marks of every frame that differs between two boards, before and after. */
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

/** A small seeded sequence (Park and Miller), so that a failure can be run again. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
