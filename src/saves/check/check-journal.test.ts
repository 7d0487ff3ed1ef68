import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeRecord } from '../record/game-record.ts';
import { sealText } from '../record/sealed-text.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { checkFolder, type CheckReport } from './check-folder.ts';
import { JOURNAL_FILE } from './check-games.ts';
import { everythingIn, laneFolder, ON_BOARD } from './testing/lane-folder.testing.ts';

/** The text of the game on the board after this many balls; its file has three. */
function textOf(balls: number): string {
  return makeRecord(recordOf(gameOfMisses(balls), 3));
}

/** A lane's folder whose journal has this text. */
async function withJournal(text: string): Promise<string> {
  const data = await laneFolder();
  await writeFile(join(data, JOURNAL_FILE), text, { mode: 0o600 });
  return data;
}

/** Checks a folder; also proves that nothing in it changes. */
async function reportOn(data: string): Promise<CheckReport> {
  const before = await everythingIn(data);
  const report = await checkFolder(data);
  expect(await everythingIn(data)).toEqual(before);
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** The findings of a check, as `code file`. */
async function found(data: string): Promise<readonly string[]> {
  return (await reportOn(data)).findings.map(({ code, file }) => `${code} ${file}`);
}

describe('a check of the journal', () => {
  test.each([
    ['the ball that its file has', textOf(3).padEnd(8192)],
    ['a ball torn by a power cut', textOf(4).slice(0, 500).padEnd(8192)],
    ['nothing', ' '.repeat(8192)],
    ['a game that was archived or deleted since', makeRecord(recordOf(gameOfMisses(20), 9)).padEnd(8192)],
  ])('finds nothing wrong in one with %s', async (_, text) => {
    const { counts } = await reportOn(await laneFolder());
    const { findings, counts: now } = await reportOn(await withJournal(text));
    expect([findings, now]).toEqual([[], { ...counts, bytes: counts.bytes + text.length }]);
  });

  test('tells of a ball that only the journal has, and counts the game as the journal has it', async () => {
    const report = await reportOn(await withJournal(textOf(20).padEnd(8192)));
    expect(report).toMatchObject({
      verdict: 'told',
      counts: { running: 0, over: 1 },
      findings: [{ code: 'journal-ahead', file: JOURNAL_FILE }],
    });
  });

  test('tells of it beside damaged saves, which do not become good by it', async () => {
    const data = await withJournal(textOf(4));
    await writeFile(join(data, ON_BOARD), '');
    await rm(join(data, `${ON_BOARD}.prev`));
    expect(await found(data)).toEqual([`saves-damaged ${ON_BOARD}`, `journal-ahead ${JOURNAL_FILE}`]);
  });

  test('tells of one that a newer program wrote', async () => {
    const newer = sealText('headpin-game', 99, [['generation', '1']]);
    expect(await found(await withJournal(newer.padEnd(8192)))).toEqual([`newer ${JOURNAL_FILE}`]);
  });

  test('tells of one that others may read, and of a folder in its place', async () => {
    const data = await withJournal(textOf(3));
    await chmod(join(data, JOURNAL_FILE), 0o644);
    expect(await found(data)).toEqual([`open-to-others ${JOURNAL_FILE}`]);
    await rm(join(data, JOURNAL_FILE));
    await mkdir(join(data, JOURNAL_FILE));
    expect(await found(data)).toEqual([`unknown ${JOURNAL_FILE}`]);
  });
});
