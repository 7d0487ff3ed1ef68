import { readFile, readdir } from 'node:fs/promises';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings } from '../drive/axe.ts';
import { apply, call } from '../drive/bridge.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { press, pressDigits, startGame, type } from '../drive/play.ts';
import { dismissNotices } from '../drive/program.ts';
import { putBalls } from '../drive/put-game.ts';
import { inTurn } from '../drive/turns.ts';
import { pressTwice } from './support/press-twice.ts';
import { expect, test } from './support/test.ts';

const SECTIONS = [
  'House',
  'Board',
  'Entry',
  'Printing',
  'Leagues',
  'Bowlers',
  'Front desk',
  'Diagnostics',
  'Staff',
];

test('staff set a PIN at first need, choose for the house, and each choice is saved at once', async ({
  open,
}) => {
  const { page, stop } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await press(page, 'o');
  await page.getByRole('button', { name: /^Settings/u }).click();
  const view = page.locator('main.settings');
  await view.getByRole('button', { name: 'Bowlers', exact: true }).click();
  await expect(view).toContainText('No PIN is set: everybody may do everything.');

  await view.getByRole('button', { name: 'Staff', exact: true }).click();
  await view.getByRole('button', { name: 'Set a PIN' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('New staff PIN');
  await type(page, '2468');
  await press(page, 'Enter');
  await expect(panel).toContainText('The same PIN again');
  await type(page, '2469');
  await press(page, 'Enter');
  await expect(panel).toContainText('That was another PIN.');
  for (const round of ['New staff PIN', 'The same PIN again']) {
    await expect(panel).toContainText(round);
    await type(page, '2468');
    await press(page, 'Enter');
  }
  await expect(panel).toContainText('It is not shown again.');
  const code = (await panel.locator('.code').textContent()) ?? '';
  expect(code).toMatch(/^\d{4} \d{4} \d{4}$/u);
  await panel.getByRole('button', { name: 'I have kept it' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Staff mode is on.')).toBeVisible();

  await view.getByRole('button', { name: 'Bowlers', exact: true }).click();
  await view
    .getByRole('group', { name: 'Undo and redo' })
    .getByRole('button', { name: 'Staff only' })
    .click();
  await view.getByRole('button', { name: 'House', exact: true }).click();
  await view.getByRole('textbox', { name: 'Name of the house' }).fill('Alley & Söhne');
  await page.keyboard.press('Enter');
  await view
    .getByRole('group', { name: 'Names in past games' })
    .getByRole('button', { name: '90 days' })
    .click();
  await view.getByRole('button', { name: 'Board', exact: true }).click();
  await view.getByRole('button', { name: 'Read from: more' }).click();
  await expect(view.getByRole('group', { name: 'Read from' })).toContainText('5 m');

  // The view closes with staff mode.
  await page.getByRole('button', { name: 'End staff mode' }).click();
  await expect(view).toHaveCount(0);
  await stop();
  const next = await open({ keepNotices: true });
  expect(await call(next.page, 'program.load')).toMatchObject({
    value: {
      settings: { houseName: 'Alley & Söhne', keepNames: 90, distance: 5, bowlersMay: { undo: false } },
      staff: { pinSet: true, on: false },
    },
  });

  // A forgotten PIN: the code removes it by touch, and the original action continues.
  await dismissNotices(next.page);
  await press(next.page, 'Control+,');
  const question = next.page.getByRole('dialog');
  await question.getByRole('button', { name: 'PIN forgotten?' }).click();
  await pressDigits(question, code.replaceAll(' ', ''));
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(question).toContainText('New staff PIN');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(next.page.locator('main.settings')).toBeVisible();
  expect(await call(next.page, 'program.load')).toMatchObject({ value: { staff: { pinSet: false } } });
  expect(next.output()).toContain('the staff PIN was removed with its recovery code');
});

test(
  'axe finds nothing on the settings and on the panel for the PIN (1 of 3)',
  { tag: inTurn(1, 3) },
  async ({ open }) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const section of SECTIONS) {
      await page.locator('main.settings nav').getByRole('button', { name: section, exact: true }).click();
      expect.soft(await axeFindings(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Set a PIN' }).click();
    expect.soft(await axeFindings(page)).toEqual([]);
  },
);

test('a correction by staff after the end says so on the sheet', async ({ open }) => {
  const program = await open({ args: ['--players', 'PJS'] });
  const { page } = program;
  await startGame(page);
  await putBalls(page, '72'.repeat(10));
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  await call(page, 'staff.order', { kind: 'leave' });
  const ball = { entry: { kind: 'pins', pins: 8 }, split: false };
  const correction = {
    kind: 'correctFrame',
    player: 1,
    frame: 1,
    balls: [ball, { ...ball, entry: { kind: 'pins', pins: 1 } }],
  };
  expect(await apply(page, correction)).toEqual({ ok: false, error: { code: 'staff-only' } });
  await call(page, 'staff.order', { kind: 'enter', pin: '2468' });
  expect((await apply(page, correction)).ok).toBe(true);
  expect(await textOf(await savedPdf(program))).toMatch(/staff/iu);
});

test('a new party gets the language and the colours of the house', async ({ begin }) => {
  const { page } = await begin('PJS');
  await call(page, 'settings.change', { language: 'de', theme: 'day' });
  await press(page, 'o');
  await page.getByRole('button', { name: /^Neue Spieler/u }).click();
  await page.getByRole('button', { name: /neue Spieler/u }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('staff delete a game, and a bowler’s name in all past games', async ({ open }) => {
  const { page, data } = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(page);
  for (const game of [1, 2, 3]) {
    expect((await apply(page, { kind: 'roll', entry: { kind: 'pins', pins: game } })).ok).toBe(true);
    if (game === 3) break;
    expect((await apply(page, { kind: 'stop' })).ok).toBe(true);
    const order = orderOf(game === 2 ? ['LEE'] : ['PJS', 'KYJ']);
    expect((await call(page, 'games.new', order)).ok).toBe(true);
  }
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  await press(page, 'o');
  await page.getByRole('button', { name: /^Settings/u }).click();
  await page.locator('main.settings').getByRole('button', { name: 'Staff', exact: true }).click();
  await page.locator('main.settings').getByRole('button', { name: 'Past games' }).click();
  const games = page.locator('[data-game]');
  await expect(games).toHaveCount(3);

  await games.nth(2).click();
  await deleteBy(page, 'Delete: game 1', 'For ever?');
  await expect(games).toHaveCount(2);

  await page.getByRole('textbox').click();
  await page.getByRole('textbox').fill('pjs');
  await expect(games).toHaveCount(1);
  await deleteBy(page, 'Delete the name PJS in all past games', 'For ever? Press again');
  await expect(games).toHaveCount(0);
  await page.getByRole('textbox').fill('');
  await expect(games).toHaveCount(2);
  await expect(games.nth(1)).toContainText('—');
  await expect(games.nth(1)).toContainText('KYJ');
  const texts = await textsIn(data);
  expect(texts.filter((text) => text.includes('PJS'))).toEqual([]);
});

test('a name in the running game stays until the game is over, and staff are notified', async ({ open }) => {
  const { page, data } = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(page);
  await putBalls(page, '7 2 X');
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  const games = page.locator('[data-game]');
  const board = page.locator('[data-name="PJS"]');
  for (const running of [true, false]) {
    if (!running) expect((await apply(page, { kind: 'stop' })).ok).toBe(true);
    await press(page, 'o');
    await page.getByRole('button', { name: /^Past games/u }).click();
    await page.getByRole('textbox').fill('pjs');
    await deleteBy(page, 'Delete the name PJS in all past games', 'For ever? Press again');
    if (running) {
      await expect(page.locator('.told')).toHaveText(/^PJS bowls in the game that is running\./u);
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await expect(board).toBeVisible();
    }
  }
  await expect(games).toHaveCount(0);
  await expect(page.locator('.told')).toHaveCount(0);
  const texts = await textsIn(data);
  expect(texts.filter((text) => text.includes('PJS'))).toEqual([]);
});

/** Deletes, after the question whether it is for ever. */
async function deleteBy(page: Page, name: string, sure: string): Promise<void> {
  await page.getByRole('button', { name }).waitFor();
  await expect(() => pressTwice(page, page, name, sure)).toPass();
}

/** The texts of the saved games' files. */
async function textsIn(data: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of ['games', 'archive'])
    for (const name of await readdir(join(data, folder)).catch(() => []))
      // A file that is being replaced may be gone since it was listed.
      found.push(await readFile(join(data, folder, name), 'utf8').catch(() => ''));
  return found;
}
