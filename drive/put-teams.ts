import type { Page } from '@playwright/test';
import type { NewGameOrder } from '../src/contract/contract.ts';
import { apply, call } from './bridge.ts';

/** Starts a game of teams whose bowlers share a line through the bridge. */
export async function putTeams(
  page: Page,
  format: 'baker' | 'scotch-doubles',
  teams: readonly (readonly string[])[],
): Promise<void> {
  const players = teams.map((names, place) => ({
    ...{ name: `Team ${String(place + 1)}`, average: null, was: null },
    mates: names.map((name) => ({ name, was: null })),
  }));
  const order: NewGameOrder = { players, follows: null, format };
  let begun = await call(page, 'games.new', order);
  if (!begun.ok && begun.error.code === 'game-running') {
    await apply(page, { kind: 'stop' });
    begun = await call(page, 'games.new', order);
  }
  if (!begun.ok) throw new Error(`no game: ${begun.error.code}`);
  await page.locator('[data-player]').first().waitFor();
}
