import type { Page } from '@playwright/test';
import { readMarks } from '../../drive/board.ts';
import { apply, call } from '../../drive/bridge.ts';
import { putLeagueGame, putLines, putSignature } from '../../drive/put-league.ts';
import type { SideName } from '../../src/core/league/side.ts';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { TYPED_LEAGUE } from '../../src/contract/testing/league.testing.ts';
import { expect } from '../support/test.ts';
import type { Task } from './task.ts';

/** The set-up with the last players again. */
async function withSamePlayers(page: Page): Promise<void> {
  await apply(page, { kind: 'stop' });
  await page.getByRole('button', { name: 'New players' }).click();
  await page.getByRole('button', { name: /^Same players again/u }).click();
}

/** The set-up of a lane that has kept a league. */
async function withLeague(page: Page): Promise<void> {
  const league = { kind: 'typed', league: { ...TYPED_LEAGUE, schedule: TYPED_LEAGUE.schedule.slice(0, 1) } };
  const kept = await call(page, 'leagues.keep', { league, replaces: null });
  expect(kept.ok).toBe(true);
  await apply(page, { kind: 'stop' });
  await page.getByRole('button', { name: 'New players' }).click();
}

/** Waits until Enter presses this button. */
async function isNext(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeFocused();
}

async function isBoard(page: Page): Promise<void> {
  await expect(page.locator('[data-player]').first()).toBeVisible();
}

/** The first game of a match is over, and these captains have signed it. */
async function finished(page: Page, signed: readonly (readonly [SideName, number])[]): Promise<void> {
  await apply(page, { kind: 'stop' });
  const players = ['PJS', 'KYJ', 'CMS', 'TOM'].map((name, place) => ({
    ...{ name, average: 150, league: { team: place < 2 ? 1 : 2 } },
  }));
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: ['Pin Pals', 'Alley Cats'] }, players, '');
  const nines = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
  await putLines(page, { 1: nines, 2: nines, 3: nines, 4: nines.replace('9-', '8-') });
  for (const [side, player] of signed) await putSignature(page, side, player);
  await page.locator('[data-captain]').first().waitFor();
}

/** Leaves the match, so that the next task begins with open bowling. */
async function left(page: Page): Promise<void> {
  await apply(page, { kind: 'stop' });
}

const LEAGUE_TASKS: readonly Task[] = [
  {
    ...{ name: 'Start a series of three at the set-up', bowled: 'X' },
    before: withSamePlayers,
    keyboard: (presses) => presses.keys('Control+g', 'Control+g', 'Control+g', 'Enter'),
    touch: (presses) => presses.buttons('Games in a series', '3', 'Start'),
    done: async (page) => {
      await expect(page.getByText(/Game \d of 3/u).first()).toBeVisible();
    },
  },
  {
    ...{ name: 'Begin practice of five minutes at the set-up', bowled: '' },
    before: withSamePlayers,
    keyboard: async (presses) => {
      await presses.keys('Control+p');
      await expect(presses.page.getByRole('button', { name: '5 min', exact: true })).toBeFocused();
      await presses.keys('Enter');
    },
    touch: (presses) => presses.buttons('Practice', '5 min'),
    done: async (page) => {
      await expect(page.getByRole('timer')).toHaveText(/^Practice ends in/u);
    },
    after: async (page) => {
      await call(page, 'practice.change', 'left', { kind: 'end' });
    },
  },
  {
    ...{ name: 'Take a fixture at the set-up, and bowl', bowled: '' },
    before: withLeague,
    keyboard: async (presses) => {
      await presses.keys('Control+l');
      await isNext(presses.page, 'Take this match');
      await presses.keys('Enter');
      await isNext(presses.page, 'Start game 1');
      await presses.keys('Enter');
      await isBoard(presses.page);
      await presses.keys('7');
    },
    touch: async (presses) => {
      await presses.buttons('League', 'Take this match', 'Start game 1');
      await isBoard(presses.page);
      await presses.buttons('7');
    },
    done: async (page) => {
      await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
    },
  },
  {
    ...{ name: 'Sign a finished game of a match, a captain', bowled: '' },
    before: (page) => finished(page, []),
    keyboard: async (presses) => {
      await isNext(presses.page, 'PJS');
      await presses.keys('Enter');
      const captain = presses.page.locator('[data-captain="Pin Pals"]');
      await expect(captain.getByRole('button', { name: 'Agree' })).toBeFocused();
      await presses.keys('Enter');
    },
    touch: (presses) => presses.buttons('PJS', 'Agree'),
    done: async (page) => {
      await expect(page.locator('[data-captain="Pin Pals"]')).toContainText('PJS agreed');
    },
    after: left,
  },
  {
    ...{ name: 'Next game of a match, once both have signed', bowled: '' },
    before: (page) =>
      finished(page, [
        ['home', 1],
        ['visitors', 3],
      ]),
    keyboard: (presses) => presses.keys('n'),
    touch: (presses) => presses.buttons('Start game 2'),
    done: async (page) => {
      await isBoard(page);
      await expect(page.getByText('Game 2 of 3')).toBeVisible();
    },
    after: left,
  },
];

/** Tasks with a league's match before its first ball. */
export function leagueTasks(): readonly Task[] {
  return LEAGUE_TASKS;
}
