import type { Locator, Page } from '@playwright/test';
import { Finger } from '../support/touch.ts';
import type { Hand } from './hand.ts';

const BUTTONS: Readonly<Record<string, string>> = { X: 'Strike', '/': 'Spare', '-': 'Miss', F: 'Foul' };

/** A hand that only taps. */
export async function touchHand(page: Page): Promise<Hand> {
  const finger = await Finger.on(page);
  const button = (name: string): Promise<void> =>
    finger.button(name.length === 1 ? name : new RegExp(`^${name}`, 'u'));
  const bowl = (mark: string): Promise<void> => finger.button(BUTTONS[mark] ?? mark);
  const frameAt = (place: number, frame: number): Locator =>
    page.locator(`[data-player="${String(place)}"] [data-frame="${String(frame)}"]`);
  const rule = async (place: number, frame: number, ruling: string): Promise<void> => {
    await finger.tap(frameAt(place, frame), 0.25);
    await finger.button('Ruling');
    await button(ruling);
  };
  const balls = async (marks: string): Promise<void> => {
    for (const mark of marks) await bowl(mark);
  };
  const spell = async (name: string): Promise<void> => {
    for (const letter of name) await finger.button(letter);
  };
  const choose = async (_: number, name: string, chosen: string): Promise<void> => {
    await finger.tap(page.locator(`[data-name="${name}"] [role="rowheader"]`));
    await button(chosen);
  };
  return {
    start: async (names) => {
      for (const name of names) await spell(name);
      await button('Start');
    },
    bowl,
    leave: async (standing) => {
      await finger.button('Pins');
      for (let pin = 1; pin <= 10; pin += 1) if (!standing.includes(pin)) await button(`Pin ${String(pin)},`);
      await button('Enter');
      await finger.button('Counts');
    },
    ring: () => finger.button('Split'),
    undo: () => button('Undo'),
    redo: () => button('Redo'),
    correct: async (place, frame, marks) => {
      await finger.tap(frameAt(place, frame), 0.25);
      await balls(marks);
      await finger.button('Apply');
    },
    deadBall: (place, frame) => rule(place, frame, 'Dead ball'),
    give: async (place, frame, _, name) => {
      await rule(place, frame, 'Bowled by');
      await button(name);
    },
    provisional: async (place, frame, marks) => {
      await rule(place, frame, 'Provisional frame');
      await balls(marks);
      await finger.button('Keep both');
    },
    settle: (place, frame) => rule(place, frame, 'Provisional stands'),
    join: async (name) => {
      await finger.tap(page.locator('[data-player="1"] [role="rowheader"]'));
      await button('Add a player');
      await spell(name);
      await finger.button('Add');
    },
    choose,
    rename: async (place, name, to) => {
      await choose(place, name, 'Rename');
      await spell(to);
      await finger.button('Same person');
    },
    close: () => button('Back to the keys'),
    nextGame: () => button('New game, same players'),
  };
}
