import type { Page } from '@playwright/test';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { apply, currentGame } from './bridge.ts';
import type { GameNews, Half, NewGameOrder } from '../src/contract/contract.ts';
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

/** Starts a game; one that runs is stopped. */
async function putNew(page: Page, order: NewGameOrder): Promise<void> {
  let refused = await drawnAfter(page, [['new', order]]);
  if (refused === 'game-running') {
    await apply(page, { kind: 'stop' });
    refused = await drawnAfter(page, [['new', order]]);
  }
  if (refused !== null) throw new Error(`no game: ${refused}`);
}

/** The balls of a written line; ten pins that are no mark are written `10`, and given strikes are no balls. */
export function entriesOf(format: FormatId, notation: string): readonly Entry[] {
  return marksIn(usualTable(formatOf(format)), notation).map((mark) => entryOf(mark.replace(/[()]/gu, '')));
}

/** Starts the next game of the same players through the bridge; `games` makes it part of a series of that many. */
export async function putNextGame(page: Page, balls: string, games: number | null = null): Promise<void> {
  const { id, players } = await currentGame(page);
  const again = players.map(({ name, id: was }) => ({ name, average: null, was }));
  const refused = await drawnAfter(page, [['new', { players: again, follows: id, games }]]);
  if (refused !== null) throw new Error(`no next game: ${refused}`);
  await putBalls(page, balls);
}

/** Bowls balls in bowlers' notation and bowling order; spaces are ignored. */
export async function putBalls(page: Page, balls: string): Promise<void> {
  await putEntries(page, Array.from(balls.replaceAll(' ', ''), entryOf));
}

/** Enters balls through the bridge and waits until they are drawn, for balls that a test is not about. */
export async function putEntries(page: Page, entries: readonly Entry[], half: Half = 'left'): Promise<void> {
  if (entries.length === 0) return;
  const { id, generation } = await currentGame(page, half);
  const balls = entries.map((entry, index): GameCall => [
    'apply',
    id,
    generation + index,
    { kind: 'roll', entry },
  ]);
  const refused = await drawnAfter(page, balls);
  if (refused !== null) throw new Error(`a ball of ${JSON.stringify(entries)}: ${refused}`);
}

/** A call of the bridge that changes a game: the verb and its arguments. */
type GameCall = readonly ['new' | 'apply', ...args: readonly unknown[]];

/**
 * Calls main in turn and waits until the page has drawn the last answer. The page hears of these calls by main's
 * notices, which on a busy machine come after the answers.
 * @returns the code of the first refusal, or null
 */
async function drawnAfter(page: Page, calls: readonly GameCall[]): Promise<string | null> {
  return page.evaluate(async (wanted) => {
    const heard = new Map<string, number>();
    const generationOf = ({ known, events }: GameNews): number => known + events.length;
    const end = window.lane.listen((notice) => {
      if (notice.name === 'gameChanged') heard.set(notice.value.id, generationOf(notice.value));
    });
    try {
      let last: GameNews | null = null;
      for (const [verb, ...args] of wanted) {
        const answer = await window.lane.games[verb](...args);
        if (!answer.ok) return answer.error.code;
        last = answer.value as GameNews;
      }
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      while (last !== null && (heard.get(last.id) ?? -1) < generationOf(last)) await frame();
      // The last one is drawn in the frame after the next.
      await frame();
      await frame();
      return null;
    } finally {
      end();
    }
  }, calls);
}

/** Starts a game on a half of a pair through the bridge and bowls these balls. */
export async function putHalf(
  page: Page,
  half: Half,
  names: readonly string[],
  balls: string,
): Promise<void> {
  const refused = await drawnAfter(page, [['new', orderOf(names, { half })]]);
  if (refused !== null) throw new Error(`no game: ${refused}`);
  await putEntries(page, Array.from(balls, entryOf), half);
}
