import type { Page } from '@playwright/test';
import { axeFindings, COLOUR_RULES } from '../../drive/axe.ts';
import { colourFaults, coloursIn, type Colours } from './colour-faults.ts';
import { cellsIn, columnFaults } from './column-faults.ts';
import { outsideFaults, placedIn, pressFaults, reachedIn } from './reach-faults.ts';
import { drawnTargets, targetFaults } from './targets.ts';
import { drawnTexts, textFaults } from './texts.ts';

/** How much axe checks: everything, or only what a theme changes. */
export type AxeDepth = 'all' | 'colours' | 'none';

/** The current view's faults: texts, targets, and axe's findings. */
export async function faultsOf(page: Page, depth: AxeDepth): Promise<readonly string[]> {
  const faults = [
    ...textFaults(await drawnTexts(page)),
    ...targetFaults(await drawnTargets(page)),
    ...outsideFaults(await page.evaluate(placedIn), await windowOf(page)),
    ...columnFaults(await page.evaluate(cellsIn)),
    ...colourFaults(await page.evaluate(coloursIn, await coloursOf(page))),
    ...pressFaults(await page.evaluate(reachedIn)),
  ];
  if (depth === 'none') return faults;
  faults.push(...(await axeFindings(page, depth === 'all' ? undefined : COLOUR_RULES)));
  return faults;
}

function windowOf(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
}

/** The theme's colours of the next step and of faults, as the browser computes them. */
function coloursOf(page: Page): Promise<Colours> {
  return page.evaluate(() => {
    // A page without the theme has no colours of it.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: var(--now, #010203); color: var(--foul, #010203); display: none';
    const { backgroundColor: amber, color: red } = getComputedStyle(probe);
    probe.remove();
    return { amber, red };
  });
}

/** Waits for fonts, which load on first use, and for finite animations that are not paused. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
