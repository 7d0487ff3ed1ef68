import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ball, freshGame, gameOfMisses, played, recordOf } from '../src/saves/record/testing/game.testing.ts';
import { JOURNAL, JOURNAL_SIZE } from '../src/saves/games/journal.ts';
import { makeRecord } from '../src/saves/record/game-record.ts';
import { RECORD_VERSION } from '../src/saves/record/migrations.ts';
import { sealText } from '../src/saves/record/sealed-text.ts';
import { readMarks } from '../drive/board.ts';
import { bowl, bowlAll, press, startGame } from '../drive/play.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

// Each game that is archived waits for the disk.
const SLOW = { timeout: 120_000 };

const SHEET = ['Mia: X 9/ 8- . . . . . . . = 45', '최민서: F(9)/ 7(2)  . . . . . . . = 26'];
/** A game as a newer program saves it. */
const NEWER = sealText('headpin-game', RECORD_VERSION + 1, [
  ['setup', '{"format":"of-tomorrow"}'],
  ['events', '[]'],
  ['sheet', JSON.stringify(SHEET)],
]);

/** Fills a data folder with `count` finished games of PJS and an unfinished one of KYJ at place 3. */
async function manyGames(data: string, count: number): Promise<void> {
  await mkdir(join(data, 'games'), { recursive: true });
  const over = gameOfMisses(20);
  const unfinished = played(freshGame(['KYJ']), [ball(7), { kind: 'stop' }]);
  for (let counter = 1; counter <= count; counter += 1) {
    const savedAt = new Date().toISOString();
    const record = { ...recordOf(counter === 3 ? unfinished : over, counter), savedAt };
    await writeFile(join(data, 'games', `${record.id}.json`), makeRecord(record));
  }
}

test('past games are listed by page, found by a bowler’s name and read beside the list, and looking changes nothing', async ({
  open,
  data,
}) => {
  await manyGames(data, 70);
  const newer = 'g000069-00112233445566778899aabb';
  await rename(join(data, 'games', 'g000069-0a1b2c.json'), join(data, 'games', `${newer}.json`));
  await writeFile(join(data, 'games', `${newer}.json`), NEWER);
  const { page } = await open();
  await page.getByRole('button', { name: 'New players' }).waitFor();
  await press(page, 'Control+h');
  const shown = page.locator('[data-game]');
  const chosen = page.locator('[data-game][aria-pressed="true"]');
  await says(page, '70 games of 70');
  const room = await shown.count();
  expect(room).toBeGreaterThanOrEqual(6);
  await says(page, `1–${String(room)} of 70`);
  const older = page.getByRole('button', { name: 'Older' });
  expect((await older.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  // Past the 50 games fetched first, by key and by touch.
  const turns = Math.ceil(50 / room);
  for (let turned = 1; turned < turns; turned += 1) await press(page, 'PageDown');
  await older.click();
  await says(page, `${String(room * turns + 1)}–${String(room * (turns + 1))} of 70`);

  // Letters search for a bowler wherever the focus is.
  for (const key of 'ky') await press(page, key);
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Find a bowler' })).toHaveValue('ky');
  await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
  await press(page, 'q');
  await says(page, 'No game of a bowler with “kyq” in the name.');
  await press(page, 'Backspace');
  await expect(shown).toHaveCount(1);
  await press(page, 'Escape');
  await says(page, '70 games of 70');

  // A newer program's game can be read, and nothing else.
  await page.locator(`[data-game=${newer}]`).click();
  await says(page, 'Saved by a newer Headpin: can be read here, not changed');
  const lines = page.locator('.newer-sheet li');
  const textOfLines = (): Promise<readonly (string | null)[]> =>
    lines.evaluateAll((all) => all.map((line) => line.textContent));
  await expect.poll(textOfLines).toEqual(SHEET);
  await expect(page.locator('[data-acts]')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('newer.png') });
  await press(page, 'ArrowDown');
  await expect(lines).toHaveCount(0);

  // Earlier games are handed over to the archive first, a few at a time, and a journal is made; from then on only views
  // change.
  await expect.poll(async () => (await readdir(join(data, 'games'))).length, SLOW).toBe(3);
  await expect.poll(() => journalSize(data)).toBe(JOURNAL_SIZE);
  const before = await files(data);
  for (let down = 0; down < room + 1; down += 1) await press(page, 'ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expect.poll(() => readMarks(page, 1)).toBe(Array<string>(10).fill('--').join(' '));
  await press(page, 'Enter');
  await press(page, 'Escape');
  await expect(page.locator('main.end')).toBeVisible();
  expect(await files(data)).toEqual(before);
  expect(before.get(`${newer}.json`)).toBe(NEWER);
});

test('while a game runs, a past one is looked up and exported by keyboard alone; the lane goes on with its ball', async ({
  open,
  data,
}) => {
  await manyGames(data, 4);
  const { page } = await open({ args: ['--players', 'SUN'] });
  await page.getByRole('button', { name: 'New players' }).click();
  await startGame(page);
  await bowlAll(page, '7');
  await press(page, 'Control+h');
  for (const key of 'kyj') await press(page, key);
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await page.getByRole('rowheader', { name: 'KYJ' }).waitFor();
  await press(page, 'Control+e');
  await press(page, 'Enter');
  await says(page, /headpin-.*\.csv/u);
  await press(page, 'Escape');
  // Digits are of the name here, not balls.
  await press(page, '2');
  for (let leave = 0; leave < 2; leave += 1) await press(page, 'Escape');
  await expect(page.locator('main.console')).toBeVisible();
  await bowl(page, '2');
  expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
});

test('a bowler is found by touch alone', async ({ open, data }) => {
  await manyGames(data, 4);
  const { page } = await open();
  await page.getByRole('button', { name: 'New players' }).click();
  const finger = await Finger.on(page);
  await finger.tap(page.getByRole('button', { name: 'Past games' }));
  const letters = page.getByRole('group', { name: 'Letters', exact: true });
  for (const letter of ['K', 'Y'])
    await finger.tap(letters.getByRole('button', { name: letter, exact: true }));
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath('found.png') });
  await finger.tap(letters.getByRole('button', { name: 'Hide letters' }));
  await expect(letters).toHaveCount(0);
  await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
  await finger.tap(page.getByRole('button', { name: 'Clear the name' }));
  await expect(page.locator('[data-game]')).toHaveCount(4);
  await finger.tap(page.locator('[data-game]').nth(3));
  await expect(page.locator('[data-game]').nth(3)).toHaveAttribute('aria-pressed', 'true');
});

/** Null while there is no journal. */
async function journalSize(data: string): Promise<number | null> {
  const journal = await stat(join(data, 'games', JOURNAL)).catch(() => null);
  return journal?.size ?? null;
}

async function files(data: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of await readdir(join(data, 'games')))
    found.set(name, await readFile(join(data, 'games', name), 'utf8'));
  return found;
}
