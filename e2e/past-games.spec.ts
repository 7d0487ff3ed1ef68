import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ball, freshGame, gameOfMisses, played, recordOf } from '../src/saves/record/testing/game.testing.ts';
import { makeRecord } from '../src/saves/record/game-record.ts';
import { press } from '../drive/play.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

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

  // Wherever the focus is, letters search for a bowler.
  for (const key of 'ky') await press(page, key);
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Find a bowler' })).toHaveValue('ky');
  await press(page, 'q');
  await says(page, 'No game of a bowler with “kyq” in the name.');
  await press(page, 'Backspace');
  await expect(shown).toHaveCount(1);
  await press(page, 'Escape');
  await expect(shown).toHaveCount(50);

  // Earlier games are handed over to the archive first, a few at a time; from then on only views change.
  await expect.poll(async () => (await readdir(join(data, 'games'))).length).toBe(1);
  const before = await files(data);
  await shown.nth(49).getByRole('button').click();
  await expect(page.locator('main.end')).toBeVisible();
  expect(await files(data)).toEqual(before);
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
