import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ball, freshGame, played } from '../src/main/saves/game.testing.ts';
import { axeFindings, COLOUR_RULES, coloursArrived } from './support/axe.ts';
import { apply, call } from './support/bridge.ts';
import { bowlAll, press, startGame, type, waitForBalls } from './support/play.ts';
import { putGame } from './support/put-game.ts';
import { left } from './support/saves.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

const THEMES = ['night', 'day', 'contrast'] as const;

// Looking at every element of a board takes axe seconds.
test.describe.configure({ timeout: 180_000 });

/**
 * Everything that axe finds; a theme changes colours alone, so the other two are looked at for those. Every view in
 * every language and with more players is the business of `npm run views`.
 */
async function findingsInEveryTheme(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const theme of THEMES) {
    await call(page, 'changeSettings', { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await coloursArrived(page);
    found[theme] = await axeFindings(page, theme === 'night' ? undefined : COLOUR_RULES);
  }
  await call(page, 'changeSettings', { theme: 'night' });
  return found;
}

const NOTHING = { night: [], day: [], contrast: [] };

test('axe finds nothing on the set-up: empty, with names, a refused name, past games', async ({ open }) => {
  const { page } = await open();
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await page.keyboard.type('pjskyj');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'Use a longer name' }).click();
  await page.keyboard.type('Maximiliane von');
  await says(page, /is longer than 12 letters/u);
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'Past games' }).click();
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on the console and the board alone, with 1, 4 and 8 players', async ({ open }) => {
  const { page } = await open();
  const names = ['PJS', 'KYJ', '최민서', 'Alexandra K.', 'EEE', 'FFF', 'GGG', 'HHH'];
  // All ten frames or the last five, in one language or another: each of them once.
  const parties = [
    { players: 1, layout: 'ten', language: 'en' },
    { players: 4, layout: 'ten', language: 'ko' },
    { players: 8, layout: 'five', language: 'de' },
  ];
  for (const { players, layout, language } of parties) {
    await call(page, 'changeSettings', { layout, language });
    for (const view of ['console', 'board']) {
      await call(page, 'changeSettings', { view });
      await putGame(page, names.slice(0, players), 'X8');
      await press(page, 's');
      await expect(page.locator('[data-split]')).toHaveCount(1);
      expect.soft(await findingsInEveryTheme(page), `${view} of ${String(players)}`).toEqual(NOTHING);
    }
  }
});

test('axe finds nothing on who left, is absent or came late, in staff mode, and on the question for the PIN', async ({
  open,
}) => {
  const { page } = await open();
  await putGame(page, ['PJS', 'KYJ', '최민서'], '');
  await apply(page, { kind: 'absent', player: 3, score: 151 });
  for (const pins of [7, 2, 9, 0]) await apply(page, { kind: 'roll', entry: { kind: 'pins', pins } });
  await apply(page, { kind: 'leave', player: 2 });
  await apply(page, { kind: 'join', name: 'DOM', makesUp: false });
  await call(page, 'staff', { kind: 'setPin', pin: '2468' });
  await page.locator('[data-player="2"] [role="rowheader"]').click();
  await says(page, 'Comes back');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'End staff mode' }).click();
  await press(page, 'o');
  await page.getByRole('button', { name: /^Quit/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on the pins, on what can be ruled, on a provisional frame and on the history', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(page);
  await bowlAll(page, '7 2 X');
  await press(page, 'd');
  await type(page, '123456');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'Enter');
  await waitForBalls(page, 4);
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'v');
  await press(page, 'x');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'Enter');
  await press(page, 'ArrowLeft');
  await page.getByRole('button', { name: 'Ruling' }).click();
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'w');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'Escape');
  await press(page, 'Escape');
  await press(page, 'Escape');
  await press(page, 'Backspace');
  await press(page, 'h');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on a correction and on any panel', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(page);
  await bowlAll(page, '7 2 X');
  await press(page, 'ArrowLeft');
  await press(page, '8');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'Escape');
  for (const key of ['p', 'm', 'a', 'o', 'F1', 'n']) {
    await press(page, key);
    expect.soft(await findingsInEveryTheme(page), `after ${key}`).toEqual(NOTHING);
    await press(page, 'Escape');
  }
  await page.getByRole('button', { name: 'Display' }).click();
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'o');
  await page.getByRole('button', { name: /^Second copy/u }).click();
  await expect(page.getByRole('region', { name: 'Second copy' })).toContainText('No second copy is made.');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on the print panel of a blank sheet in the set-up', async ({ open }) => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Blank sheet' }).click();
  await says(page, 'Six lines to write on by hand.');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on lines from paper, with one that is wrong and one that changes', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS,KYJ,최민서'] });
  await startGame(page);
  await bowlAll(page, '7 2 X');
  await press(page, 'l');
  await page.keyboard.type('7 5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('X 9/ F');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on the offer of a game left yesterday', async ({ open, data }) => {
  await left(data, played(freshGame(['PJS', '최민서']), [ball(10), ball(8)]), 24);
  const { page } = await open();
  await says(page, /left unfinished/u);
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});

test('axe finds nothing on a refusal, on a ball that waits, and on what is told at start', async ({
  open,
  data,
}) => {
  const program = await open({ args: ['--players', 'PJS'] });
  const { page } = program;
  await startGame(page);
  await bowlAll(page, '7');
  await rename(join(data, 'games'), join(data, 'elsewhere'));
  await press(page, '2');
  await says(page, 'Try again');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await rename(join(data, 'elsewhere'), join(data, 'games'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  await press(page, '5');
  await says(page, 'Only 3 pins are standing.');
  expect.soft(await axeFindings(page)).toEqual([]);
  await program.stop();

  const again = await open({ keepNotices: true });
  await says(again.page, /The game goes on where it stopped|stand-in Electron/u);
  expect.soft(await findingsInEveryTheme(again.page)).toEqual(NOTHING);
});

test('axe finds nothing on the end of a game: a winner, and a stopped one', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await bowlAll(page, 'X X X X X X X X X X X 9');
  await says(page, '299');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'p');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
  await press(page, 'Escape');
  await page.getByRole('button', { name: /^New game, same players/u }).click();
  await waitForBalls(page, 0);
  await bowlAll(page, '7');
  await press(page, 'o');
  await page.getByRole('button', { name: /^Stop this game/u }).click();
  await says(page, 'Stopped, unfinished');
  expect.soft(await findingsInEveryTheme(page)).toEqual(NOTHING);
});
