import type { Page } from '@playwright/test';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { readBoard } from '../../drive/board.ts';
import { apply } from '../../drive/bridge.ts';
import { putLeagueGame } from '../../drive/put-league.ts';
import type { Presses } from '../support/presses.ts';
import { expect } from '../support/test.ts';
import { PLAYERS, type Task } from './task.ts';

/** Frame 2, KYJ on turn. */
const bowled = '7281X-5';

const PLAYER_TASKS: readonly Task[] = [
  {
    ...{ name: 'Add a player', bowled },
    keyboard: async (presses) => {
      await presses.keys('a');
      await presses.typed('name', 'MAX');
      await presses.keys('Enter');
    },
    touch: async (presses) => {
      await touchName(presses, 'KYJ');
      await presses.buttons('Add a player');
      await presses.tapped('name', 'M', 'A', 'X');
      await presses.buttons('Add');
    },
    done: says('MAX joined', 'PJS KYJ CMS MAX'),
  },
  {
    ...{ name: 'Pass over who is on turn', bowled },
    keyboard: (presses) => presses.keys('m', 's'),
    touch: (presses) => choose(presses, 'KYJ', 'Skip for now'),
    done: says('KYJ passed over', 'PJS KYJ CMS'),
  },
  {
    ...{ name: 'Let the next player bowl now', bowled },
    keyboard: (presses) => presses.keys('m', 'ArrowDown', 'b'),
    touch: (presses) => choose(presses, 'CMS', 'Bowls now'),
    done: says('CMS bowls now', 'PJS KYJ CMS'),
  },
  {
    ...{ name: 'Rename who is on turn', bowled },
    keyboard: async (presses) => {
      await presses.keys('m', 'r');
      await presses.typed('name', 'ANN');
      await presses.keys('Enter');
    },
    touch: async (presses) => {
      await choose(presses, 'KYJ', 'Rename');
      await presses.tapped('name', 'A', 'N', 'N');
      await presses.buttons('Same person');
    },
    done: says('KYJ is now ANN', 'PJS ANN CMS'),
  },
  {
    ...{ name: 'Move who is on turn up one place', bowled },
    keyboard: (presses) => presses.keys('m', 'u'),
    touch: (presses) => choose(presses, 'KYJ', 'Move up'),
    done: says('new order of players', 'KYJ PJS CMS'),
  },
  {
    ...{ name: 'Mark who is on turn absent, in a league', bowled: '' },
    before: async (page) => {
      await apply(page, { kind: 'stop' });
      const bowlers = PLAYERS.map((name) => ({ name, average: 161, league: {} }));
      await putLeagueGame(page, { terms: USUAL_TERMS, teams: [] }, bowlers, '');
    },
    keyboard: (presses) => presses.keys('m', 't'),
    touch: (presses) => choose(presses, 'PJS', 'Absent'),
    done: async (page) => {
      await expect(page.locator('[data-name="PJS"]')).toHaveAttribute('data-type', 'absent');
      await expect(page.locator('[data-name="PJS"] [data-blind]')).toHaveAttribute('data-blind', '151');
    },
  },
];

/** Tasks with players during a game. */
export function playerTasks(): readonly Task[] {
  return PLAYER_TASKS;
}

async function touchName(presses: Presses, name: string): Promise<void> {
  await presses.tap(presses.page.locator(`[data-name="${name}"] [role="rowheader"]`), 'name on the board');
}

async function choose(presses: Presses, name: string, button: string): Promise<void> {
  await touchName(presses, name);
  await presses.buttons(button);
}

/** Waits until undo offers this and the line-up is this. */
function says(undo: string, names: string): (page: Page) => Promise<void> {
  return async (page) => {
    // The panel may cover undo.
    await expect.poll(async () => (await readBoard(page)).map(({ name }) => name).join(' ')).toBe(names);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Undo ${undo}` })).toBeVisible();
  };
}
