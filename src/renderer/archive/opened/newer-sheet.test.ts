import { expect, test } from 'vitest';
import type { NewerGame, SheetText } from '../../../contract/contract.ts';
import { createNewerSheet, type NewerSheet } from './newer-sheet.ts';

const GAME: NewerGame = { id: 'g000007-0a1b2c', phase: 'newer', startedAt: '', names: ['PJS'] };

/** A sheet whose main process answers in this order. */
function answering(...answers: readonly (SheetText | null)[]): {
  sheet: NewerSheet;
  asked: (readonly [string, number])[];
} {
  const asked: (readonly [string, number])[] = [];
  const sheet = createNewerSheet((gameId, from) => {
    asked.push([gameId, from]);
    return Promise.resolve(answers[asked.length - 1] ?? null);
  });
  return { sheet, asked };
}

test('a newer program’s sheet is shown part by part', async () => {
  const { sheet, asked } = answering({ lines: ['A', 'B'], more: true }, { lines: ['C'], more: false });
  expect(sheet.shown.value).toBeNull();
  await sheet.open(GAME);
  expect(sheet.shown.value).toEqual({ game: GAME, lines: ['A', 'B'], more: true, failed: false });
  await sheet.showMore();
  expect(sheet.shown.value).toEqual({ game: GAME, lines: ['A', 'B', 'C'], more: false, failed: false });
  expect(asked).toEqual([
    [GAME.id, 0],
    [GAME.id, 2],
  ]);
  sheet.close();
  expect(sheet.shown.value).toBeNull();
});

test('a sheet that this program cannot read is told from one that is still fetched', async () => {
  const { sheet } = answering({ lines: null, more: false });
  const opened = sheet.open(GAME);
  expect(sheet.shown.value).toMatchObject({ lines: [], more: false });
  await opened;
  expect(sheet.shown.value).toMatchObject({ lines: null, more: false });
});

test('lines that could not be fetched leave those above, and are fetched again on request', async () => {
  const { sheet, asked } = answering({ lines: ['A'], more: true }, null, { lines: ['B'], more: false });
  await sheet.open(GAME);
  await sheet.showMore();
  expect(sheet.shown.value).toMatchObject({ lines: ['A'], more: true, failed: true });
  await sheet.showMore();
  expect(sheet.shown.value).toMatchObject({ lines: ['A', 'B'], more: false, failed: false });
  expect(asked.at(-1)).toEqual([GAME.id, 1]);
});

test('a sheet that was closed meanwhile stays closed, and nothing more is asked', async () => {
  const { sheet, asked } = answering({ lines: ['A'], more: true });
  const opened = sheet.open(GAME);
  sheet.close();
  await opened;
  await sheet.showMore();
  expect([sheet.shown.value, asked.length]).toEqual([null, 1]);
});
