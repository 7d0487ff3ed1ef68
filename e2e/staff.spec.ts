import { apply, call } from '../drive/bridge.ts';
import { press, pressDigits, startGame, type } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

const PIN = '2468';

test('a PIN guards the settings: three wrong guesses mean a wait, the right one continues what was asked', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await putBalls(page, '7 2');
  expect((await call(page, 'staff.order', { kind: 'setPin', pin: PIN })).ok).toBe(true);
  await page.getByRole('button', { name: 'End staff mode' }).click();
  const panel = page.getByRole('dialog', { name: 'Staff PIN' });

  // Digits are guesses while it asks, not balls.
  await press(page, 'o');
  await page.getByRole('button', { name: /^Quit/u }).click();
  await expect(panel).toBeVisible();
  await type(page, '1111');
  await press(page, 'Enter');
  await expect(panel).toContainText('This is not the PIN.');
  await type(page, '1212');
  await press(page, 'Enter');
  await expect(panel.getByRole('img', { name: '0 digits' })).toBeVisible();
  await type(page, '1313');
  await press(page, 'Enter');
  await expect(panel).toContainText(/The next one is taken in \d+ s\./u);
  await press(page, 'Escape');
  await says(page, /Only staff may do that/u);
  expect(await apply(page, { kind: 'roll', entry: { kind: 'pins', pins: 4 } })).toMatchObject({ ok: true });
});

test('what a house reserves for staff is refused in main, and the PIN, entered by touch, continues it', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await putBalls(page, '7 2');
  const settings = { correct: true, undo: false, players: true, print: true, display: true, end: true };
  expect((await call(page, 'settings.change', { bowlersMay: settings })).ok).toBe(true);
  await call(page, 'staff.order', { kind: 'setPin', pin: PIN });
  await call(page, 'staff.order', { kind: 'leave' });
  const refused = { ok: false, error: { code: 'staff-only' } };
  expect(await apply(page, { kind: 'undo' })).toEqual(refused);
  expect(await call(page, 'settings.change', { lane: 3 })).toEqual(refused);
  expect(await call(page, 'program.order', { kind: 'fullScreen', on: false })).toEqual(refused);
  expect(await call(page, 'program.order', { kind: 'quit' })).toEqual(refused);
  expect(await call(page, 'staff.order', { kind: 'setPin', pin: null })).toEqual(refused);

  await page.getByRole('button', { name: /^Undo/u }).click();
  const panel = page.getByRole('dialog', { name: 'Staff PIN' });
  await pressDigits(panel, PIN);
  await panel.getByRole('button', { name: 'OK' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-frame="1"]').first()).toHaveAttribute('data-marks', '7');
  await expect(page.getByText('Staff mode is on.')).toBeVisible();
});

test('--forget-pin removes a forgotten PIN, and a notice says so', async ({ open }) => {
  const first = await open();
  await call(first.page, 'staff.order', { kind: 'setPin', pin: PIN });
  await first.stop();
  const locked = await open();
  expect(await call(locked.page, 'settings.change', { lane: 3 })).toMatchObject({ ok: false });
  await locked.stop();
  const { page } = await open({ args: ['--forget-pin'], keepNotices: true });
  await says(page, /The staff PIN was removed/u);
  expect(await call(page, 'settings.change', { lane: 3 })).toMatchObject({ ok: true });
});
