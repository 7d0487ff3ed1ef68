import type { Page } from '@playwright/test';
import type { NewLeague, NewPlayer } from '../src/contract/contract.ts';
import { call } from './bridge.ts';
import { putBalls } from './put-game.ts';

/** Starts a league's game through the bridge and bowls balls in bowlers' notation and bowling order. */
export async function putLeagueGame(
  page: Page,
  league: NewLeague,
  players: readonly Omit<NewPlayer, 'was'>[],
  balls: string,
): Promise<void> {
  const order = { players: players.map((player) => ({ ...player, was: null })), follows: null, league };
  const begun = await call(page, 'games.new', order);
  if (!begun.ok) throw new Error(`no game: ${JSON.stringify(begun.error)}`);
  await putBalls(page, balls);
  await page.locator('[data-player]').first().waitFor();
}
