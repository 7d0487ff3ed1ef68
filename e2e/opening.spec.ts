import type { Page } from '@playwright/test';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { call } from '../drive/bridge.ts';
import { press, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

const PARTY = { args: ['--players', 'PJS'] };
const PERFECT = 'X'.repeat(12);

async function opens(page: Page, opening: unknown): Promise<void> {
  expect((await call(page, 'settings.change', { opening })).ok).toBe(true);
}

test('after its games the lane closes: the end view offers the sheet and a new party, and no game starts', async ({
  open,
}) => {
  const { page } = await open(PARTY);
  await opens(page, { kind: 'games', games: 1 });
  await startGame(page);
  await expect(page.getByText('Game 1 of 1')).toBeVisible();
  await putBalls(page, PERFECT);
  await expect(page.getByText('Your game is finished.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New party' })).toBeVisible();
  await press(page, 'n');
  await expect(page.getByText(/closed for another game/u).first()).toBeVisible();
  const order = orderOf(['PJS']);
  expect(await call(page, 'games.new', order)).toEqual({ ok: false, error: { code: 'lane-closed' } });
  // One more game, as "More" offers.
  await opens(page, { kind: 'games', games: 2, from: 1 });
  await page.getByRole('button', { name: /same players/iu }).click();
  await expect(page.getByText('Game 2 of 2')).toBeVisible();
});

test('new names are new players, not more games: only staff open the lane again', async ({ open }) => {
  const { page } = await open(PARTY);
  await opens(page, { kind: 'games', games: 1 });
  await startGame(page);
  await press(page, 'o');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('group', { name: 'Lane open' })).toContainText('count from here on');
  await press(page, 'Escape');
  await press(page, 'o');
  await page.getByRole('button', { name: /^Stop this game/u }).click();
  const order = orderOf(['LEE']);
  expect(await call(page, 'games.new', order)).toEqual({ ok: false, error: { code: 'lane-closed' } });
  // Choosing games again restarts the count.
  await opens(page, { kind: 'games', games: 1 });
  expect((await call(page, 'games.new', order)).ok).toBe(true);
  await expect(page.getByText('Game 1 of 1')).toBeVisible();
});

test('when the time is up the running game can be finished, and no other starts', async ({ open }) => {
  const { page } = await open(PARTY);
  await startGame(page);
  await opens(page, { kind: 'until', at: new Date(Date.now() + 12 * 60_000).toISOString() });
  await expect(page.getByText('12 min left')).toBeVisible();
  // After the game began: one that staff begin on a closed lane has no end.
  await opens(page, { kind: 'until', at: new Date().toISOString() });
  await expect(page.getByText('Time is up: this game can be finished.')).toBeVisible();
  // A game is not stopped if the next one cannot begin.
  await press(page, 'n');
  await page.getByRole('button', { name: /^Stop it, next game/u }).click();
  await press(page, 'Escape');
  await putBalls(page, PERFECT);
  await expect(page.getByText('Time is up.')).toBeVisible();
  const order = orderOf(['PJS']);
  expect(await call(page, 'games.new', order)).toEqual({ ok: false, error: { code: 'lane-closed' } });
});
