import type { Page } from '@playwright/test';
import { BOARD_PAGE } from '../../../drive/above.ts';
import { call } from '../../../drive/bridge.ts';
import { ANY, bowled, chosen, inTurn, keys, middle, type Scene, type Stage } from '../scene.ts';

/** The most milliseconds until a window appears. */
const PATIENCE = 10_000;
export const SCREEN = { width: 1920, height: 1080 };

/** The page whose address ends like this, once it exists. */
async function pageOf({ app, page }: Stage, address: string): Promise<Page> {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const found = app.windows().find((window) => window.url().includes(address));
    if (found !== undefined) {
      await found.waitForLoadState();
      return found;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`no window shows ${address}`);
}

/** The page of the second screen. */
export const above = (stage: Stage): Promise<Page> => pageOf(stage, BOARD_PAGE);

/** Views of the second screen. */
export const overhead: readonly Scene[] = [
  {
    ...{ name: 'overhead', players: ANY, twoScreens: true, sizes: [SCREEN] },
    ...{ show: bowled(middle), page: above },
  },
  {
    ...{ name: 'overhead-five', players: [8], twoScreens: true, sizes: [SCREEN] },
    ...{ show: inTurn(chosen({ layout: 'five' }), bowled(middle)), page: above },
  },
  {
    ...{ name: 'overhead-no-game', players: [1], twoScreens: true, sizes: [SCREEN] },
    ...{ show: chosen({ houseName: 'Strike City Bowling' }), page: above },
  },
  {
    ...{
      name: 'screen-number',
      players: [1],
      twoScreens: true,
      once: true,
      sizes: [{ width: 432, height: 432 }],
    },
    show: ({ page }) => call(page, 'program.order', { kind: 'showScreens' }),
    page: (stage) => pageOf(stage, 'screen-number'),
  },
  {
    ...{
      name: 'settings-two-screens',
      players: [4],
      twoScreens: true,
      sizes: [{ width: 1280, height: 800 }],
    },
    show: inTurn(bowled(middle), keys('Control+,'), ({ page }) =>
      page.locator('main.settings nav').getByRole('button', { name: 'Board', exact: true }).click(),
    ),
  },
];
