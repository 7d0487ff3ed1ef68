import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readBoard, type ShownLine } from '../support/board.ts';
import { startGame } from '../support/play.ts';
import { killTree } from '../support/process-tree.ts';
import { newDataFolder, startProgram, type Program } from '../support/program.ts';

const KILLS = 200;
// Parallel parts, so that both cores work; each has its own program and folder.
const PARTS = 2;
const LATEST_KILL = 30;
const PLAYERS = 'AAA,BBB,CCC,DDD,EEE,FFF,GGG,HHH';
// A miss is always legal; the others are refused when too many, which must lose nothing either.
const KEYS = ['0', '1', '3', '5', '8', '/', 'x', 'f', '-', 'Backspace'];

for (let part = 1; part <= PARTS; part += 1) {
  test(`SIGKILL of the whole program 0-${String(LATEST_KILL)} ms after a key loses no shown ball (part ${String(part)})`, async () => {
    test.setTimeout(8 * 60_000);
    const data = await newDataFolder();
    let program = await startProgram({ data, args: ['--players', PLAYERS] });
    await startGame(program.page);
    const random = sequence(part);
    let ahead = 0;
    for (let kill = 0; kill < KILLS / PARTS; kill += 1) {
      const key = KEYS[Math.floor(random() * KEYS.length)] ?? '0';
      const shown = await pressAndKill(program, key, random() * LATEST_KILL);
      program = await startProgram({ data });
      const reopened = await readBoard(program.page);
      const apart = changedCells(shown, reopened);
      const what = `kill ${String(kill + 1)} after ${key}`;
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
    await program.stop();
    await rm(data, { recursive: true, force: true });
  });
}

/** Presses a key, waits, reads the board as last shown, and kills. */
async function pressAndKill(program: Program, key: string, wait: number): Promise<readonly ShownLine[]> {
  const child = program.app.process();
  const ended = once(child, 'exit');
  await program.page.keyboard.press(key);
  await new Promise((resolve) => setTimeout(resolve, wait));
  const shown = await readBoard(program.page);
  if (child.pid === undefined) throw new Error('the program has no process');
  killTree(child.pid);
  await ended;
  return shown;
}

/** The marks of every frame that differs between two boards, before and after. */
function changedCells(
  before: readonly ShownLine[],
  after: readonly ShownLine[],
): readonly (readonly [string, string])[] {
  const marks = (lines: readonly ShownLine[]): readonly string[] =>
    lines.flatMap(({ frames }) => frames.map((frame) => frame.marks));
  const later = marks(after);
  expect(later).toHaveLength(marks(before).length);
  return marks(before).flatMap((mark, index) => {
    const other = later[index] ?? '';
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
