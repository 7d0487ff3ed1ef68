import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ball, freshGame, gameOfMisses, played, recordOf } from '../src/saves/record/testing/game.testing.ts';
import { JOURNAL, JOURNAL_SIZE } from '../src/saves/games/journal.ts';
import { makeRecord } from '../src/saves/record/game-record.ts';
import { RECORD_VERSION } from '../src/saves/record/migrations.ts';
import { sealText } from '../src/saves/record/sealed-text.ts';
import { press } from '../drive/play.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

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

test('past games are listed by page and found by a bowler’s name, and viewing an old one changes nothing', async ({
  open,
  data,
}) => {
  await manyGames(data, 120);
  const newer = 'g000119-00112233445566778899aabb';
  await rename(join(data, 'games', 'g000119-0a1b2c.json'), join(data, 'games', `${newer}.json`));
  await writeFile(join(data, 'games', `${newer}.json`), NEWER);
  const { page } = await open();
  await page.getByRole('button', { name: 'New players' }).click();
  await page.getByRole('button', { name: 'Past games' }).click();
  const shown = page.locator('[data-game]');
  await expect(shown).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Show more games' });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await more.click();
  await expect(shown).toHaveCount(100);
  await more.click();
  await expect(shown).toHaveCount(120);
  await expect(more).toHaveCount(0);

  // Letters search for a bowler wherever the focus is.
  for (const key of 'ky') await press(page, key);
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Find a bowler' })).toHaveValue('ky');
  await press(page, 'q');
  await says(page, 'No game of a bowler with “kyq” in the name.');
  await press(page, 'Backspace');
  await expect(shown).toHaveCount(1);
  await press(page, 'Escape');
  await expect(shown).toHaveCount(50);

  // A newer program's game can be read, and nothing else.
  const read = page.getByRole('button', { name: 'Read: g000119, Mia, 최민서' });
  await expect(page.locator(`[data-game=${newer}] button`)).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath('newer-in-list.png') });
  await read.click();
  await says(page, 'Saved by a newer Headpin: can be read here, not changed');
  const lines = page.locator('.newer-sheet li');
  const textOfLines = (): Promise<readonly (string | null)[]> =>
    lines.evaluateAll((all) => all.map((line) => line.textContent));
  await expect.poll(textOfLines).toEqual(SHEET);
  await page.screenshot({ path: test.info().outputPath('newer.png') });
  await press(page, 'x');
  await press(page, 'Escape');
  await expect(lines).toHaveCount(0);
  await expect(read).toBeFocused();

  // Earlier games are handed over to the archive first, a few at a time, and a journal is made; from then on only views
  // change.
  await expect.poll(async () => (await readdir(join(data, 'games'))).length).toBe(3);
  await expect.poll(async () => (await stat(join(data, 'games', JOURNAL))).size).toBe(JOURNAL_SIZE);
  const before = await files(data);
  await shown.nth(49).getByRole('button').click();
  await expect(page.locator('main.end')).toBeVisible();
  expect(await files(data)).toEqual(before);
  expect(before.get(`${newer}.json`)).toBe(NEWER);
});

test('a bowler is found by touch alone', async ({ open, data }) => {
  await manyGames(data, 4);
  const { page } = await open();
  await page.getByRole('button', { name: 'New players' }).click();
  const finger = await Finger.on(page);
  await finger.tap(page.getByRole('button', { name: 'Past games' }));
  await finger.tap(page.getByRole('textbox', { name: 'Find a bowler' }));
  const letters = page.getByRole('group', { name: 'Letters' });
  for (const letter of ['K', 'Y'])
    await finger.tap(letters.getByRole('button', { name: letter, exact: true }));
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath('found.png') });
  await finger.tap(letters.getByRole('button', { name: 'Hide letters' }));
  await expect(letters).toHaveCount(0);
  await finger.tap(page.getByRole('button', { name: 'Show every game' }));
  await expect(page.locator('[data-game]')).toHaveCount(4);
  await page.screenshot({ path: test.info().outputPath('all.png') });
});

async function files(data: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of await readdir(join(data, 'games')))
    found.set(name, await readFile(join(data, 'games', name), 'utf8'));
  return found;
}
