import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

// Presses within these times are bounces to the program (decision 6): the tests wait this long when they mean a
// second press.

/** The same key within 90 ms is the switch bouncing. */
export const SAME_KEY_PAUSE = 110;

/** Waits until the button that was just pressed counts again: within 250 ms it is the same finger. */
export async function pastBounce(page: Page): Promise<void> {
  await page.waitForTimeout(260);
}

/** In milliseconds: a user needs this long to see that the lane responds. Earlier presses count as made during the standstill. */
export const REACTION = 300;

/** Waits as long as a user needs to see that the lane responds again. */
export async function pastReaction(page: Page): Promise<void> {
  await page.waitForTimeout(REACTION);
}

/** In milliseconds: longer than a test says `today` or `yesterday`, on a slow machine too. */
const AWAY = 120_000;

/**
 * Waits where the day would end in the middle of a test: nobody can set the clock of the real program.
 * @param hour when it ends, local time
 */
export async function awayFromDayEnd(hour: number): Promise<void> {
  const end = new Date();
  end.setHours(hour, 0, 0, 0);
  if (end.getTime() <= Date.now()) end.setDate(end.getDate() + 1);
  const left = end.getTime() - Date.now();
  if (left < AWAY) await wait(left);
}
