import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { countBalls, pressMark } from '../../drive/play.ts';

/** The shortest and longest pause between two balls of a lane, in milliseconds. */
const SOONEST = 2_000;
const LATEST = 6_000;
/** Milliseconds until the board is checked again. */
const LOOK = 1_000;

/** Bowls the game on the board and begins the next one, until it is stopped. */
export async function bowlForEver(page: Page, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const began = await begunGame(page);
    const waits = began ? LOOK : SOONEST + Math.random() * (LATEST - SOONEST);
    if (!began) await bowlBall(page);
    await pause(waits, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Presses a button that begins a game, if there is one. */
async function begunGame(page: Page): Promise<boolean> {
  for (const name of [/^New game, same players/u, /^Start/u]) {
    const button = page.getByRole('button', { name }).first();
    if ((await button.isVisible()) && (await button.isEnabled())) {
      await button.click();
      return true;
    }
  }
  return false;
}

/** Bowls one plausible ball; the board refuses more pins than stand. */
async function bowlBall(page: Page): Promise<void> {
  const before = await countBalls(page);
  for (const mark of marks()) {
    await pressMark(page, mark);
    await pause(300);
    if ((await countBalls(page)) !== before) return;
  }
}

/** Tried in turn: a refused mark changes nothing, and a miss is always possible. */
function marks(): readonly string[] {
  const chance = Math.random();
  if (chance < 0.35) return ['X', '/', '9', '-'];
  if (chance < 0.6) return ['9', '/', '1', '-'];
  return [String(6 + Math.floor(Math.random() * 3)), '/', '2', '-'];
}
