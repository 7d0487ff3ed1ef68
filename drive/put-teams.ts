import type { Page } from '@playwright/test';
import { putNew } from './put-game.ts';

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
  await putNew(page, { players, follows: null, format });
  await page.locator('[data-player]').first().waitFor();
}
