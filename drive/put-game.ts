import type { Page } from '@playwright/test';
import { apply, call, currentGame } from './bridge.ts';
import type { Entry } from '../src/core/line/entry.ts';
import { entryOf } from '../src/core/testing/notation.testing.ts';

/** Puts a game on the board through the bridge: the players, then balls as they are written, in bowling order. */
export async function putGame(page: Page, names: readonly string[], balls: string): Promise<void> {
  const order = { names, gameNumber: 1 };
  let begun = await call(page, 'games.new', order);
  if (!begun.ok && begun.error.code === 'game-running') {
    await apply(page, { kind: 'stop' });
    begun = await call(page, 'games.new', order);
  }
  if (!begun.ok) throw new Error(`no game: ${begun.error.code}`);
  await putBalls(page, balls);
  await page.locator('[data-player]').first().waitFor();
}

/** Bowls balls of the game on the board as they are written, in bowling order; spaces are for the eye. */
export async function putBalls(page: Page, balls: string): Promise<void> {
  await putEntries(page, Array.from(balls.replaceAll(' ', ''), entryOf));
}

/** Enters balls of the game on the board through the bridge, and waits until the page has drawn them: for what a test is not about. */
export async function putEntries(page: Page, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const { id, generation } = await currentGame(page);
  const refused = await page.evaluate(
    async ([game, first, rolled]) => {
      for (const [index, entry] of rolled.entries()) {
        const bowled = await window.lane.games.apply(game, first + index, { kind: 'roll', entry });
        if (!bowled.ok) return `ball ${String(index + 1)}: ${bowled.error.code}`;
      }
      // What the last ball changed is drawn in the frame after the next.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return null;
    },
    [id, generation, entries] as const,
  );
  if (refused !== null) throw new Error(refused);
}
