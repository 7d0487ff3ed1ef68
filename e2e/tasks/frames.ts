import type { Locator, Page } from '@playwright/test';
import { readMarks } from '../../drive/board.ts';
import { says } from '../support/says.ts';
import { expect } from '../support/test.ts';
import type { Presses } from '../support/presses.ts';
import type { Task } from './task.ts';

/** One key or button, on the next ball or the last action. */
const AT_ONCE: readonly Task[] = [
  single('Enter a ball', '', '7', '7', { 1: '7' }),
  single('Strike', '', 'x', 'Strike', { 1: 'X' }),
  single('Spare', '8', '/', 'Spare', { 1: '8/' }),
  single('Foul', '', 'f', 'Foul', { 1: 'F' }),
  {
    ...single('Ring a split', '8', 's', 'Split', { 1: '8' }),
    done: async (page) => {
      await expect(frame(page, 1, 1)).toHaveAttribute('data-split', '1');
    },
  },
  single('Undo', 'X', 'Backspace', 'Undo', { 1: '' }),
  {
    ...single('Redo', 'X', 'Shift+Backspace', 'Redo', { 1: 'X' }),
    before: undo,
  },
];

/** Tasks on a frame already bowled. */
const FRAMES: readonly Task[] = [
  {
    name: 'Correct one of the last two frames',
    bowled: 'X728/X',
    keyboard: async (presses) => {
      await presses.keys('Shift+ArrowLeft', 'Shift+ArrowLeft');
      await presses.typed('balls', '63');
      await presses.keys('Enter');
    },
    touch: (presses) => correct(presses, 3, 1, '6', '3'),
    done: shows({ 3: '63' }),
  },
  {
    name: 'Correct any frame',
    bowled: 'X728/X81X',
    keyboard: async (presses) => {
      await presses.keys('g', '2', '1');
      await presses.typed('balls', '9/');
      await presses.keys('Enter');
    },
    touch: (presses) => correct(presses, 2, 1, '9', 'Spare'),
    done: shows({ 2: '9/ 81' }),
  },
  {
    name: 'Correct one ball, the last one',
    bowled: '72',
    keyboard: async (presses) => {
      await presses.keys('ArrowLeft');
      await presses.typed('ball', '1');
      await presses.keys('Enter');
    },
    touch: async (presses) => {
      await presses.tap(frame(presses.page, 1, 1), 'its half of the frame', 0.75);
      await presses.tapped('ball', '1');
      await presses.buttons('Apply');
    },
    done: shows({ 1: '71' }),
  },
  {
    name: 'Dead ball',
    bowled: '72X',
    keyboard: (presses) => presses.keys('k'),
    touch: async (presses) => {
      await touchFrame(presses, 2, 1);
      await presses.buttons('Ruling', 'Dead ball');
    },
    done: shows({ 2: '' }),
  },
  {
    name: 'Give balls to who bowled them',
    bowled: '81',
    keyboard: (presses) => presses.keys('w', '3'),
    touch: async (presses) => {
      await presses.tap(presses.page.locator('[data-name="PJS"] [role="rowheader"]'), 'name on the board');
      await presses.buttons('Wrong bowler', 'CMS');
    },
    done: shows({ 1: '', 3: '81' }),
  },
  {
    name: 'Open the last ball by Help',
    bowled: '81',
    keyboard: (presses) => presses.keys('F1', 'Enter'),
    touch: (presses) => presses.buttons('Help', 'A ball is wrong'),
    done: async (page) => {
      await says(page, /^Press what fell/u);
    },
  },
  {
    name: 'Keep a provisional frame',
    bowled: '9/',
    keyboard: async (presses) => {
      await presses.keys('v');
      await presses.typed('balls', 'f9');
      await presses.keys('Enter');
    },
    touch: async (presses) => {
      await touchFrame(presses, 1, 1);
      await presses.buttons('Ruling', 'Provisional frame');
      await presses.tapped('balls', 'Foul', '9');
      await presses.buttons('Keep both');
    },
    done: async (page) => {
      await expect(page.getByRole('button', { name: 'Undo provisional frame 1 of PJS' })).toBeVisible();
    },
  },
];

function single(
  name: string,
  bowled: string,
  key: string,
  button: string,
  after: Readonly<Record<number, string>>,
): Task {
  return {
    ...{ name, bowled, done: shows(after) },
    keyboard: (presses) => presses.keys(key),
    touch: (presses) => presses.buttons(button),
  };
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Undo/u }).click();
  await shows({ 1: '' })(page);
}

async function correct(
  presses: Presses,
  player: number,
  number: number,
  ...balls: readonly string[]
): Promise<void> {
  await touchFrame(presses, player, number);
  await presses.tapped('balls', ...balls);
  await presses.buttons('Apply');
}

/** The first half of a frame is its first ball. */
async function touchFrame(presses: Presses, player: number, number: number): Promise<void> {
  await presses.tap(frame(presses.page, player, number), 'frame', 0.25);
}

function frame(page: Page, player: number, number: number): Locator {
  return page.locator(`[data-player="${String(player)}"] [data-frame="${String(number)}"]`);
}

/** Waits until these players' lines show this; spaces separate frames. */
function shows(after: Readonly<Record<number, string>>): Task['done'] {
  return async (page) => {
    for (const [player, marks] of Object.entries(after))
      await expect
        .poll(async () => (await readMarks(page, Number(player))).replaceAll(/ ?\./gu, ''))
        .toBe(marks);
  };
}

/** Tasks with balls. */
export function ballTasks(): readonly Task[] {
  return [...AT_ONCE, ...FRAMES];
}
