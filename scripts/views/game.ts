import type { Page } from '@playwright/test';
import { apply, call } from '../../e2e/support/bridge.ts';
import { entryOf } from '../../src/core/notation.testing.ts';

/** Puts a game on the board through the bridge: the players, then balls as they are written, in bowling order. */
export async function putGame(page: Page, names: readonly string[], balls: string): Promise<void> {
  const order = { names, gameNumber: 1 };
  let begun = await call(page, 'newGame', order);
  if (!begun.ok && begun.error.code === 'game-running') {
    await apply(page, { kind: 'stop' });
    begun = await call(page, 'newGame', order);
  }
  if (!begun.ok) throw new Error(`no game: ${begun.error.code}`);
  for (const mark of Array.from(balls)) {
    const bowled = await apply(page, { kind: 'roll', entry: entryOf(mark) });
    if (!bowled.ok) throw new Error(`${mark} of ${balls}: ${bowled.error.code}`);
  }
  await page.locator('[data-player]').first().waitFor();
}
