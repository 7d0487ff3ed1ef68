import type { Page } from '@playwright/test';
import { axeFindings, COLOUR_RULES } from '../../drive/axe.ts';
import { drawnTargets } from './drawn-targets.ts';
import { drawnTexts } from './drawn-texts.ts';
import { targetFaults } from './target-faults.ts';
import { textFaults } from './text-faults.ts';

/** How much axe checks: everything, or only what a theme changes. */
export type AxeDepth = 'all' | 'colours' | 'none';

/** The current view's faults: texts, targets, and axe's findings. */
export async function faultsOf(page: Page, depth: AxeDepth): Promise<readonly string[]> {
  const faults = [...textFaults(await drawnTexts(page)), ...targetFaults(await drawnTargets(page))];
  if (depth === 'none') return faults;
  faults.push(...(await axeFindings(page, depth === 'all' ? undefined : COLOUR_RULES)));
  return faults;
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
