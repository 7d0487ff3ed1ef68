import type { Locator, Page } from '@playwright/test';
import { apply, call, currentGame, type Answer } from '../../drive/bridge.ts';
import { putHalf } from '../../drive/put-game.ts';
import { HALVES, type Half } from '../../src/contract/contract.ts';
import { SIDES } from '../../src/core/league/side.ts';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { expect } from '../support/test.ts';
import type { Task } from './task.ts';

async function done(answer: Promise<Answer>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true });
}

function frameOf(page: Page, half: Half, player: number, frame: number): Locator {
  return page.locator(
    `[data-half="${half}"] [data-player="${String(player)}"] [data-frame="${String(frame)}"]`,
  );
}

/** A game of LEE on the right half with these balls; afterwards this PC has one lane again. */
function besideLee(balls: string): Pick<Task, 'before' | 'after'> {
  return {
    before: async (page) => {
      await done(call(page, 'settings.change', { pair: true }));
      await putHalf(page, 'right', ['LEE'], balls);
      await expect(page.locator('[data-desk="left"].active')).toBeVisible();
    },
    after: async (page) => {
      await done(apply(page, { kind: 'stop' }, 'right'));
      await done(call(page, 'settings.change', { pair: false }));
    },
  };
}

/** The first game of a match on a pair, over on both lanes and signed by both captains. */
async function signedOnPair(page: Page): Promise<void> {
  await done(apply(page, { kind: 'stop' }));
  await done(call(page, 'settings.change', { pair: true }));
  const players = ['PJS', 'LEE'].map((name, side) => ({
    ...{ name, average: 150, was: null, league: { team: side + 1 } },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Pin Pals', 'Alley Cats'] };
  await done(call(page, 'games.new', { half: 'both', players, follows: null, league }));
  const nines = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
  for (const half of HALVES) await done(apply(page, { kind: 'agreeLine', player: 1, notation: nines }, half));
  const [home, visitors] = [await currentGame(page, 'left'), await currentGame(page, 'right')];
  const signed = { gameId: home.id, generation: home.generation, beside: visitors.generation, player: 1 };
  for (const side of SIDES) await done(call(page, 'matches.signOff', { ...signed, side }));
  await page.locator('[data-captain]').first().waitFor();
}

const PAIR: readonly Task[] = [
  {
    name: 'Take the keys to the other lane of a pair',
    bowled: 'X',
    ...besideLee('7'),
    keyboard: (presses) => presses.keys('Tab'),
    touch: async (presses) => {
      const desk = presses.page.locator('[data-desk="right"]');
      await presses.tap(desk.getByRole('button', { name: '2', exact: true }), '2 there');
      await expect(frameOf(presses.page, 'right', 1, 1)).toHaveAttribute('data-marks', '72');
    },
    done: async (page) => {
      await expect(page.locator('[data-desk="right"].active')).toBeVisible();
    },
  },
  {
    name: 'Give the last ball to the other lane',
    bowled: 'X6',
    ...besideLee('X'),
    keyboard: (presses) => presses.keys('w', 'Tab'),
    touch: async (presses) => {
      await presses.tap(frameOf(presses.page, 'left', 2, 1), 'frame', 0.25);
      await presses.buttons('Last ball to lane 2');
    },
    done: async (page) => {
      await expect(frameOf(page, 'left', 2, 1)).toHaveAttribute('data-marks', '');
      await expect(frameOf(page, 'right', 1, 2)).toHaveAttribute('data-marks', '6');
    },
  },
  {
    name: 'Next game of a match on a pair, on both lanes',
    bowled: '',
    before: signedOnPair,
    keyboard: (presses) => presses.keys('n'),
    touch: (presses) => presses.buttons('Start game 2'),
    done: async (page) => {
      for (const half of HALVES)
        await expect(page.locator(`[data-half="${half}"] [data-player]`)).toBeVisible();
      await expect(page.getByText('Game 2 of 3').first()).toBeVisible();
    },
    after: async (page) => {
      for (const half of HALVES) await done(apply(page, { kind: 'stop' }, half));
      await done(call(page, 'settings.change', { pair: false }));
    },
  },
];

/** Tasks with two lanes side by side. */
export function pairTasks(): readonly Task[] {
  return PAIR;
}
