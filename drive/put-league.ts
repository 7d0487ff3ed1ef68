import type { Page } from '@playwright/test';
import type { NewLeague, NewPlayer } from '../src/contract/contract.ts';
import type { Command } from '../src/core/game/event.ts';
import type { SideName } from '../src/core/league/side.ts';
import { currentGame } from './bridge.ts';
import { mustApply, mustPut } from './put-calls.ts';
import { putBalls } from './put-game.ts';

/** Starts a league's game through the bridge and bowls balls in bowlers' notation and bowling order. */
export async function putLeagueGame(
  page: Page,
  league: NewLeague,
  players: readonly Omit<NewPlayer, 'was'>[],
  balls: string,
): Promise<void> {
  const order = { players: players.map((player) => ({ ...player, was: null })), follows: null, league };
  await mustPut(page, [['games.new', order]], 'no game');
  await putBalls(page, balls);
  // The end of a match's game has no board.
  await page.locator('[data-player], main.end').first().waitFor();
}

/** Starts the next game of the match on the board, of the same players with these averages. */
export async function putNextLeagueGame(page: Page, averages: readonly (number | null)[]): Promise<void> {
  const { id, players } = await currentGame(page);
  const again = players.map(({ name, id: was }, place) => ({ name, average: averages[place] ?? null, was }));
  await mustPut(page, [['games.new', { players: again, follows: id }]], 'no next game');
}

/** Enters whole lines in bowlers' notation, by the players' numbers. */
export async function putLines(page: Page, lines: Readonly<Record<number, string>>): Promise<void> {
  const agreed = Object.entries(lines).map(([player, notation]): Command => ({
    kind: 'agreeLine',
    player: Number(player),
    notation,
  }));
  await mustApply(page, agreed, `a line of ${JSON.stringify(lines)}`);
}

/** A team's player signs the game on the board. */
export async function putSignature(page: Page, side: SideName, player: number): Promise<void> {
  const { id, generation } = await currentGame(page);
  await mustPut(page, [['matches.signOff', { gameId: id, generation, side, player }]], 'not signed');
}
