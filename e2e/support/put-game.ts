import type { Page } from '@playwright/test';
import { apply, call } from './bridge.ts';
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
  const refused = await page.evaluate(
    async (entries) => {
      for (const entry of entries) {
        const loaded = await window.lane['load']?.();
        const { game } = (loaded?.ok === true ? loaded.value : {}) as {
          readonly game?: { readonly id: string; readonly events: readonly unknown[] };
        };
        const command = { kind: 'roll', entry };
        const bowled = await window.lane['apply']?.(game?.id, game?.events.length, command);
        if (bowled?.ok !== true) return bowled?.error.code ?? 'no bridge';
      }
      return null;
    },
    Array.from(balls, entryOf),
  );
  if (refused !== null) throw new Error(`${balls}: ${refused}`);
  await page.locator('[data-player]').first().waitFor();
}
