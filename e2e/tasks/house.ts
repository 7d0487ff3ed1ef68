import type { Page } from '@playwright/test';
import { readMarks } from '../../drive/board.ts';
import { call } from '../../drive/bridge.ts';
import { StandInHouse } from '../../drive/stand-in-house.ts';
import { expect } from '../support/test.ts';
import { PLAYERS, type Task } from './task.ts';

/** The view of a finished game: a key that comes before it is about the board. */
const ended = (page: Page): Promise<void> => page.locator('main.end').waitFor();

/** What one of the tasks begins and ends. */
let frontDesk: StandInHouse | null = null;

const HOUSE: readonly Task[] = [
  {
    name: 'Print the sheet',
    bowled: 'X',
    keyboard: (presses) => presses.keys('p', 'Enter'),
    touch: async (presses) => {
      await presses.buttons('Print');
      await presses.tap(
        presses.page.getByRole('region', { name: 'Print' }).getByText('Print', { exact: true }),
        'Print',
      );
    },
    done: async (page) => {
      const answers = page.getByText(/No printer is connected|Sent to the printer|was not printed/u);
      await expect(answers.first()).toBeVisible();
    },
  },
  {
    name: 'Print the guest card of one bowler, at the end',
    bowled: 'X'.repeat(12 * PLAYERS.length),
    before: ended,
    keyboard: (presses) => presses.keys('p', '2', 'Enter'),
    touch: async (presses) => {
      const panel = presses.page.getByRole('region', { name: 'Print' });
      await presses.buttons('Print');
      await presses.tap(panel.getByRole('button', { name: 'KYJ', exact: true }), 'KYJ');
      await presses.tap(panel.getByText('Print', { exact: true }), 'Print');
    },
    done: async (page) => {
      const panel = page.getByRole('region', { name: 'Print' });
      await expect(panel.getByRole('button', { name: 'KYJ' })).toHaveAttribute('aria-pressed', 'true');
      const answers = page.getByText(/No printer is connected|Sent to the printer|was not printed/u);
      await expect(answers.first()).toBeVisible();
    },
  },
  {
    name: 'Open the statistics of one bowler, at the end',
    bowled: 'X'.repeat(12 * PLAYERS.length),
    before: ended,
    keyboard: (presses) => presses.keys('c', '2'),
    touch: (presses) => presses.buttons('Statistics', 'KYJ'),
    done: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: /KYJ/u })).toBeVisible();
    },
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'Next game, same players, at the end',
    bowled: 'X'.repeat(12 * PLAYERS.length),
    before: ended,
    keyboard: (presses) => presses.keys('n'),
    touch: (presses) => presses.buttons('New game, same players'),
    done: async (page) => {
      await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
    },
  },
  {
    name: 'Stop this game for the next one',
    bowled: 'X',
    keyboard: (presses) => presses.keys('n', 'ArrowDown', 'ArrowRight', 'Enter'),
    touch: (presses) => presses.buttons('More', 'Next game', 'Stop it, next game'),
    done: async (page) => {
      await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
    },
  },
  {
    name: 'Change the colours',
    bowled: '',
    keyboard: (presses) => presses.keys('t', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'),
    touch: (presses) => presses.buttons('Display', 'Day'),
    done: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    },
    after: async (page) => {
      await call(page, 'settings.change', { theme: 'night' });
    },
  },
  {
    name: 'Change the language',
    bowled: '',
    keyboard: (presses) => presses.keys('t', 'ArrowDown', 'ArrowRight', 'Enter'),
    touch: (presses) => presses.buttons('Display', 'Español'),
    done: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    },
    after: async (page) => {
      await call(page, 'settings.change', { language: 'en' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  },
  {
    name: 'Open the history of the game',
    bowled: 'X',
    keyboard: (presses) => presses.keys('h'),
    touch: (presses) => presses.buttons('More', 'History'),
    done: async (page) => {
      await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    },
  },
  {
    name: 'Open the settings of the house',
    bowled: '',
    keyboard: (presses) => presses.keys('Control+,'),
    touch: (presses) => presses.buttons('More', 'Settings'),
    done: async (page) => {
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    },
  },
  {
    name: "Find a bowler's game of last week",
    bowled: 'X',
    keyboard: async (presses) => {
      await presses.keys('Control+h');
      await presses.typed('name', 'kyj');
      await presses.keys('Control+d', 'ArrowRight', 'Enter');
    },
    touch: async (presses) => {
      await presses.buttons('More', 'Past games');
      await presses.tapped('name', 'K', 'Y', 'J');
      await presses.buttons('Days', '7 days');
    },
    done: async (page) => {
      await expect(page.getByRole('button', { name: 'Days: 7 days' })).toBeVisible();
      await expect(page.locator('[data-game][aria-pressed="true"] .match')).toHaveText('KYJ');
      await expect(page.locator('main.archive [data-name="KYJ"] [data-frame="1"]')).toBeVisible();
    },
  },
  {
    name: 'Ask the staff',
    bowled: 'X',
    before: async (page) => {
      frontDesk = await StandInHouse.begin();
      await frontDesk.pair(page);
      await expect(page.getByRole('button', { name: 'Ask the staff' })).toBeVisible();
    },
    keyboard: (presses) => presses.keys('F2'),
    touch: (presses) => presses.buttons('Ask the staff'),
    done: async (page) => {
      await expect(page.getByRole('button', { name: /^Help asked at/u })).toBeVisible();
    },
    after: async (page) => {
      await call(page, 'frontDesk.dismissHelp', 'left');
      await call(page, 'house.unpair');
      await frontDesk?.end();
    },
  },
  {
    name: 'Lines from paper',
    bowled: '',
    keyboard: async (presses) => {
      await presses.keys('l');
      await presses.typed('lines', 'x72');
      await presses.keys('Enter');
    },
    touch: async (presses) => {
      await presses.buttons('More', 'Lines from paper');
      await presses.tapped('lines', 'X, Strike', '7', '2');
      await presses.buttons('Apply');
    },
    done: async (page) => {
      await expect.poll(() => readMarks(page, 1)).toBe('X 72 . . . . . . . .');
    },
  },
];

/** Tasks with sheets, the next game, the screen and the house. */
export function houseTasks(): readonly Task[] {
  return HOUSE;
}
