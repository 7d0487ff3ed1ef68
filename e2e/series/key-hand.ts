import { expect, type Page } from '@playwright/test';
import { press, type } from '../../drive/play.ts';
import type { Hand } from './hand.ts';

/** More than the buttons of any view. */
const MOST_TABS = 60;

/** A hand that uses only keys. */
export function keyHand(page: Page): Hand {
  const keys = async (...all: readonly (string | number)[]): Promise<void> => {
    for (const key of all) await press(page, String(key));
  };
  const digit = (number: number): string => String(number % 10);
  const tabTo = async (name: string): Promise<void> => {
    // By accessible name, because a button also shows its letter.
    const wanted = page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    // Found once: a search by name goes through the whole page.
    const isReached = await wanted.evaluateHandle((button) => () => button === document.activeElement);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isReached.evaluate((reached) => reached())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab leads to no ${name}`);
  };
  const choose = async (place: number, name: string, button: string): Promise<void> => {
    await keys('m');
    const panel = page.getByRole('region', { name: /^Player /u });
    // The panel starts at the player on turn and steps through the line-up; each step is seen before the next.
    for (let steps = 0; steps < place + MOST_TABS; steps += 1) {
      const shown = (await panel.getAttribute('aria-label')) ?? '';
      if (shown === `Player ${name}`) break;
      await keys('ArrowDown');
      await expect(panel).not.toHaveAttribute('aria-label', shown);
    }
    await tabTo(button);
    await keys('Enter');
  };
  return {
    start: async (names) => {
      await type(page, names.join('').toLowerCase());
      await keys('Enter');
    },
    bowl: (mark) => keys(mark.toLowerCase()),
    leave: async (standing) => {
      const deck = page.getByRole('button', { name: /^Pin 1,/u });
      await keys('d');
      await deck.waitFor();
      for (let pin = 1; pin <= 10; pin += 1) if (!standing.includes(pin)) await keys(digit(pin));
      await keys('Enter', 'd');
      await deck.waitFor({ state: 'hidden' });
    },
    ring: () => keys('s'),
    undo: () => keys('Backspace'),
    redo: () => keys('Shift+Backspace'),
    correct: (place, frame, marks) =>
      keys('g', place, digit(frame), ...Array.from(marks.toLowerCase()), 'Enter'),
    deadBall: (place, frame) => keys('g', place, digit(frame), 'k'),
    give: (place, frame, to) => keys('g', place, digit(frame), 'w', to),
    provisional: (place, frame, marks) =>
      keys('g', place, digit(frame), 'v', ...Array.from(marks.toLowerCase()), 'Enter'),
    settle: async (place, frame) => {
      await keys('g', place, digit(frame), 'w', 'Escape');
      await tabTo('Provisional stands');
      await keys('Enter');
    },
    join: async (name) => {
      await keys('a');
      await type(page, name);
      await keys('Enter');
    },
    choose,
    rename: async (place, name, to) => {
      await choose(place, name, 'Rename');
      await type(page, to);
      await keys('Enter');
    },
    close: () => keys('Escape'),
    nextGame: () => keys('n'),
  };
}
