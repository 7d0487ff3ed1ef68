import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ball, freshGame, played } from '../src/saves/record/testing/game.testing.ts';
import type { Theme } from '../src/contract/contract.ts';
import type { Language } from '../src/text/language.ts';
import { axeFindings, coloursArrived } from '../drive/axe.ts';
import { apply, call } from '../drive/bridge.ts';
import { press, startGame, type, waitForBalls } from '../drive/play.ts';
import { putBalls, putGame } from '../drive/put-game.ts';
import { left } from '../drive/saves.ts';
import { inTurn } from '../drive/turns.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

/** `npm test` takes a third of these ways each day. */
const THIRDS = 3;

/**
 * Expects no axe findings on this view in this theme and language. Each view is checked once, with themes and
 * languages in turn; `npm run views` checks all combinations.
 */
async function expectNothing(page: Page, theme: Theme, language: Language): Promise<void> {
  await call(page, 'settings.change', { theme, language });
  await expect(page.locator(`html[data-theme="${theme}"][lang="${language}"]`)).toBeAttached();
  await coloursArrived(page);
  const found = await axeFindings(page);
  expect.soft(found, `${theme}, ${language}`).toEqual([]);
  await call(page, 'settings.change', { theme: 'night', language: 'en' });
  await expect(page.locator('html[data-theme="night"][lang="en"]')).toBeAttached();
}

test(
  'axe finds nothing on the set-up: empty, with names, a refused name, past games (1 of 3)',
  { tag: inTurn(1, THIRDS) },
  async ({ open }) => {
    const { page } = await open();
    await expectNothing(page, 'night', 'en');
    await page.keyboard.type('pjskyj');
    await expectNothing(page, 'day', 'ko');
    await page.getByRole('button', { name: 'Use a longer name' }).click();
    await page.keyboard.type('Maximiliane von');
    await says(page, /is longer than 12 letters/u);
    await expectNothing(page, 'contrast', 'de');
    await page.getByRole('button', { name: 'Past games' }).click();
    await expectNothing(page, 'night', 'es');
  },
);

test(
  'axe finds nothing on the console and the board alone, with 1, 4 and 8 players (2 of 3)',
  { tag: inTurn(2, THIRDS) },
  async ({ begin }) => {
    const { page } = await begin('PJS');
    const names = ['PJS', 'KYJ', '최민서', 'Alexandra K.', 'EEE', 'FFF', 'GGG', 'HHH'];
    // Both layouts, at the console and as a bare board.
    const parties = [
      { players: 1, layout: 'ten', view: 'console', theme: 'night', language: 'en' },
      { players: 1, layout: 'ten', view: 'board', theme: 'day', language: 'es' },
      { players: 4, layout: 'ten', view: 'console', theme: 'day', language: 'ko' },
      { players: 4, layout: 'ten', view: 'board', theme: 'contrast', language: 'en' },
      { players: 8, layout: 'five', view: 'console', theme: 'contrast', language: 'de' },
      { players: 8, layout: 'five', view: 'board', theme: 'night', language: 'ko' },
    ] as const;
    for (const { players, layout, view, theme, language } of parties) {
      await call(page, 'settings.change', { layout, view });
      await putGame(page, names.slice(0, players), 'X8');
      await press(page, 's');
      await expect(page.locator('[data-split]')).toHaveCount(1);
      await expectNothing(page, theme, language);
    }
  },
);

test(
  'axe finds nothing on players who left, are absent or came late, on staff mode, and on the question for the PIN',
  { tag: '@long' },
  async ({ open }) => {
    const { page } = await open();
    await putGame(page, ['PJS', 'KYJ', '최민서'], '');
    await apply(page, { kind: 'absent', player: 3, score: 151 });
    for (const pins of [7, 2, 9, 0]) await apply(page, { kind: 'roll', entry: { kind: 'pins', pins } });
    await apply(page, { kind: 'leave', player: 2 });
    await apply(page, { kind: 'join', name: 'DOM', makesUp: false });
    await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
    await page.locator('[data-player="2"] [role="rowheader"]').click();
    await says(page, 'Comes back');
    await expectNothing(page, 'contrast', 'ko');
    await page.getByRole('button', { name: 'End staff mode' }).click();
    await press(page, 'o');
    await page.getByRole('button', { name: /^Quit/u }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, 'night', 'de');
  },
);

test(
  'axe finds nothing on the pins, the rulings, a provisional frame and the history (3 of 3)',
  { tag: inTurn(3, THIRDS) },
  async ({ begin }) => {
    const { page } = await begin('PJS', 'KYJ');
    await putBalls(page, '7 2 X');
    await press(page, 'd');
    await type(page, '123456');
    await expectNothing(page, 'day', 'es');
    await press(page, 'Enter');
    await waitForBalls(page, 4);
    await expectNothing(page, 'contrast', 'en');
    await press(page, 'v');
    await press(page, 'x');
    await expectNothing(page, 'night', 'de');
    await press(page, 'Enter');
    await press(page, 'ArrowLeft');
    await page.getByRole('button', { name: 'Ruling' }).click();
    await expectNothing(page, 'day', 'ko');
    await press(page, 'w');
    await expectNothing(page, 'contrast', 'es');
    await press(page, 'Escape');
    await press(page, 'Escape');
    await press(page, 'Escape');
    await press(page, 'Backspace');
    await press(page, 'h');
    await expectNothing(page, 'night', 'en');
  },
);

test(
  'axe finds nothing on a correction and on any panel (1 of 3)',
  { tag: inTurn(1, THIRDS) },
  async ({ begin }) => {
    const { page } = await begin('PJS', 'KYJ');
    await putBalls(page, '7 2 X');
    await press(page, 'ArrowLeft');
    await press(page, '8');
    await expectNothing(page, 'day', 'ko');
    await press(page, 'Escape');
    for (const [key, theme, language] of [
      ['p', 'contrast', 'de'],
      ['m', 'night', 'es'],
      ['a', 'day', 'en'],
      ['o', 'contrast', 'ko'],
      ['F1', 'night', 'de'],
      ['n', 'day', 'es'],
    ] as const) {
      await press(page, key);
      await expectNothing(page, theme, language);
      await press(page, 'Escape');
    }
    await press(page, 'F1');
    await press(page, 'F1');
    await expectNothing(page, 'day', 'ko');
    await page.getByRole('button', { name: 'Display' }).click();
    await expectNothing(page, 'night', 'es');
    await press(page, 'o');
    await page.getByRole('button', { name: /^Second copy/u }).click();
    await expect(page.getByRole('region', { name: 'Second copy' })).toContainText('No second copy is made.');
    await expectNothing(page, 'day', 'en');
  },
);

test(
  'axe finds nothing on the print panel of a blank sheet in the set-up',
  { tag: '@long' },
  async ({ party }) => {
    const { page } = await party();
    await page.getByRole('button', { name: 'Blank sheet' }).click();
    await says(page, 'Six lines to write on by hand.');
    // The main button depends on the printers.
    await expect(page.getByRole('region', { name: 'Blank sheet' })).not.toContainText('Looking for printers');
    await expectNothing(page, 'contrast', 'ko');
  },
);

test(
  'axe finds nothing on lines from paper, with a wrong line and a changed one',
  { tag: '@long' },
  async ({ begin }) => {
    const { page } = await begin('PJS', 'KYJ', '최민서');
    await putBalls(page, '7 2 X');
    await press(page, 'l');
    await page.keyboard.type('7 5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('X 9/ F');
    await expectNothing(page, 'night', 'de');
  },
);

test('axe finds nothing on the offer of a game left yesterday', { tag: '@long' }, async ({ open, data }) => {
  await left(data, played(freshGame(['PJS', '최민서']), [ball(10), ball(8)]), 24);
  const { page } = await open();
  await says(page, /left unfinished/u);
  await expectNothing(page, 'day', 'es');
});

test(
  'axe finds nothing on a refusal, a waiting ball, and the notices at the start (2 of 3)',
  { tag: inTurn(2, THIRDS) },
  async ({ open, data }) => {
    const program = await open({ args: ['--players', 'PJS'] });
    const { page } = program;
    await startGame(page);
    await putBalls(page, '7');
    await rename(join(data, 'games'), join(data, 'elsewhere'));
    await press(page, '2');
    await says(page, 'Try again');
    await expectNothing(page, 'contrast', 'en');
    await rename(join(data, 'elsewhere'), join(data, 'games'));
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await press(page, '5');
    await says(page, 'Only 3 pins are standing.');
    expect.soft(await axeFindings(page)).toEqual([]);
    await program.stop();

    const again = await open({ keepNotices: true });
    await says(again.page, /The game goes on where it stopped/u);
    await expectNothing(again.page, 'night', 'ko');
  },
);

test(
  'axe finds nothing on the end of a game: a winner, and a stopped one (3 of 3)',
  { tag: inTurn(3, THIRDS) },
  async ({ begin }) => {
    const { page } = await begin('PJS');
    await putBalls(page, 'X'.repeat(11));
    await putBalls(page, '9');
    await says(page, '299');
    await expectNothing(page, 'day', 'de');
    await press(page, 'p');
    await expectNothing(page, 'contrast', 'es');
    await press(page, 'Escape');
    await page.getByRole('button', { name: /^New game, same players/u }).click();
    await waitForBalls(page, 0);
    await putBalls(page, '7');
    await press(page, 'o');
    await page.getByRole('button', { name: /^Stop this game/u }).click();
    await says(page, 'Stopped, unfinished');
    await expectNothing(page, 'night', 'en');
  },
);
