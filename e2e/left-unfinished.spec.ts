import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ball, freshGame, gameOfMisses, played } from '../src/saves/record/testing/game.testing.ts';
import { readBoard, readMarks } from '../drive/board.ts';
import { bowl, press, startGame } from '../drive/play.ts';
import { left, savedGeneration } from '../drive/saves.ts';
import { takeTurns } from '../drive/turns.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

const LEFT = played(freshGame(['PJS', 'KYJ']), [ball(10), ball(8)]);

test('a game left yesterday is not on the board: it is offered, and one press resumes it', async ({
  open,
  data,
}) => {
  await left(data, LEFT, 24);
  const { page } = await open();
  await says(page, /^A game was left unfinished: yesterday, \d\d:\d\d$/u);
  await says(page, 'Game 1, frame 1');
  await expect(page.locator('[data-player]')).toHaveCount(0);
  // No key resumes it by accident.
  for (const key of ['x', 'Backspace', 'Enter', ' ', 'Escape']) await press(page, key);
  await expect(page.locator('[data-player]')).toHaveCount(0);

  await goOn(page).click();
  await page.locator('[data-player]').first().waitFor();
  expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('KYJ');
  await bowl(page, '/');
  expect(await readMarks(page, 2)).toBe('8/ . . . . . . . . .');
  expect(await savedGeneration(data)).toBe(3);
});

test('a new game is started at once beside a game left yesterday, which stays among the past games', async ({
  open,
  data,
}) => {
  await left(data, LEFT, 24);
  const first = await open({ args: ['--players', 'DOM'] });
  await expect(goOn(first.page)).toBeVisible();
  await startGame(first.page);
  await bowl(first.page, '7');
  await first.stop();

  // The newer game continues without a question.
  const { page } = await open();
  await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
  await press(page, 'n');
  await page.getByRole('button', { name: 'Stop it, new players' }).click();
  await expect(page.getByText(/left unfinished/u)).toHaveCount(0);
  await page.getByRole('button', { name: 'Past games' }).click();
  await page.locator('[data-game]').nth(1).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.locator('main.console')).toBeVisible();
  await expect.poll(() => readMarks(page, 1)).toBe('X . . . . . . . . .');
});

test('a reloaded window still asks about the game left yesterday', async ({ open, data }) => {
  await left(data, LEFT, 24);
  const { page, app } = await open();
  await expect(goOn(page)).toBeVisible();
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.reload();
  });
  await page.locator('main').waitFor();
  await expect(goOn(page)).toBeVisible();
  await goOn(page).click();
  await expect.poll(() => readMarks(page, 1)).toBe('X . . . . . . . . .');
});

test('a game of this evening resumes by itself, and one that ended yesterday is only in the list', async ({
  open,
  data,
}) => {
  await left(data, LEFT, 5);
  const first = await open();
  expect(await readMarks(first.page, 1)).toBe('X . . . . . . . . .');
  await first.stop();

  await left(data, gameOfMisses(20), 24);
  const { page } = await open();
  await expect(page.locator('main.setup')).toBeVisible();
  await expect(page.getByText(/left unfinished/u)).toHaveCount(0);
  await page.getByRole('button', { name: 'Past games' }).click();
  await page.locator('[data-game].over').click();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.locator('main.end')).toBeVisible();
});

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

for (const {
  one: [language, size],
  share,
  tag,
} of takeTurns([
  ['de', SIZES[1]],
  ['ko', SIZES[0]],
  ['en', SIZES[2]],
] as const)) {
  test(`the offer covers nothing (${language}, ${share})`, { tag }, async ({ open, data }) => {
    await left(data, played(freshGame(['PJS', 'ALEXANDER II', '최민서', 'KYJ']), [ball(10), ball(8)]), 24);
    await writeFile(join(data, 'settings.json'), 'damaged');
    const { page } = await open({
      args: ['--lang', language],
      keepNotices: true,
      ...(size === undefined ? {} : { size }),
    });
    await page.screenshot({ path: test.info().outputPath('offer.png') });
    await expect(page.locator('.unfinished')).toBeVisible();
    for (const part of ['.keys .key >> nth=-1', '.go .start'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  });
}

function goOn(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name: 'Resume: game 1, PJS, KYJ' });
}
