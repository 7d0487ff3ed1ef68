import type { Page } from '@playwright/test';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { apply, currentGame } from './bridge.ts';
import { mustApply, mustPut, putCalls, type GameCall } from './put-calls.ts';
import type { Half, NewGameOrder } from '../src/contract/contract.ts';
import type { Command } from '../src/core/game/event.ts';
import { usualTable } from '../src/core/formats/format.ts';
import { formatOf, type FormatId } from '../src/core/formats/formats.ts';
import type { Entry } from '../src/core/line/entry.ts';
import { marksIn } from '../src/core/line/notation.ts';
import { entryOf } from '../src/core/testing/notation.testing.ts';

/** Starts a game through the bridge and bowls balls in bowlers' notation and bowling order. */
export async function putGame(page: Page, names: readonly string[], balls: string): Promise<void> {
  await putNew(page, orderOf(names));
  await putBalls(page, balls);
  await page.locator('[data-player]').first().waitFor();
}

/**
 * Starts a game of a format through the bridge. Everybody bowls these frames, each written as on a sheet, whose marks
 * `entriesOf` reads.
 */
export async function putFormat(
  page: Page,
  format: FormatId,
  names: readonly string[],
  frames: readonly string[],
): Promise<void> {
  await putNew(page, orderOf(names, { format }));
  await putEntries(page, entriesOf(format, frames.join(' ')));
  await page.locator('[data-player]').first().waitFor();
}

/** Starts a game through the bridge; one that runs is stopped. */
export async function putNew(page: Page, order: NewGameOrder): Promise<void> {
  const begin: GameCall = ['games.new', order];
  const refused = await putCalls(page, [begin]);
  if (refused === null) return;
  if (refused.code !== 'game-running') throw new Error(`no game: ${JSON.stringify(refused)}`);
  await apply(page, { kind: 'stop' });
  await mustPut(page, [begin], 'no game');
}

/** The balls of a written line; ten pins that are not a mark are written `10`, and given strikes are not balls. */
export function entriesOf(format: FormatId, notation: string): readonly Entry[] {
  return marksIn(usualTable(formatOf(format)), notation).map((mark) => entryOf(mark.replace(/[()]/gu, '')));
}

/** Starts the next game of the same players through the bridge; `games` makes it part of a series of that many. */
export async function putNextGame(page: Page, balls: string, games: number | null = null): Promise<void> {
  const { id, players } = await currentGame(page);
  const again = players.map(({ name, id: was }) => ({ name, average: null, was }));
  await mustPut(page, [['games.new', { players: again, follows: id, games }]], 'no next game');
  await putBalls(page, balls);
}

/** Bowls balls in bowlers' notation and bowling order; spaces are ignored. */
export async function putBalls(page: Page, balls: string): Promise<void> {
  await putEntries(page, Array.from(balls.replaceAll(' ', ''), entryOf));
}

/** Enters balls through the bridge and waits until they are drawn, for balls that a test is not about. */
export async function putEntries(page: Page, entries: readonly Entry[], half: Half = 'left'): Promise<void> {
  if (entries.length === 0) return;
  const balls = entries.map((entry): Command => ({ kind: 'roll', entry }));
  await mustApply(page, balls, `a ball of ${JSON.stringify(entries)}`, half);
}

/** Starts a game on a half of a pair through the bridge and bowls these balls. */
export async function putHalf(
  page: Page,
  half: Half,
  names: readonly string[],
  balls: string,
): Promise<void> {
  await mustPut(page, [['games.new', orderOf(names, { half })]], 'no game');
  await putEntries(page, Array.from(balls, entryOf), half);
}
