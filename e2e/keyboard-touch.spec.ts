import type { Page } from '@playwright/test';
import { readBoard } from '../drive/board.ts';
import { resized } from '../drive/program.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

/** Touches keys in turn; each is named by its character. */
async function tapKeys(finger: Finger, keys: string): Promise<void> {
  for (const key of keys) await finger.button(key);
}

async function shownNames(page: Page): Promise<readonly string[]> {
  return (await readBoard(page)).map(({ name }) => name);
}

test('names in Latin, with accents, and in Hangul are written by touch alone', async ({ party }) => {
  const { page } = await party();
  const finger = await Finger.on(page);
  await tapKeys(finger, 'KYJ');
  // A small letter and an accent; the fourth letter turns the row into a text field.
  await finger.button('Use a longer name');
  await tapKeys(finger, 'B');
  await finger.button('Shift');
  await finger.button('e');
  await finger.button('Numbers and á ß ñ');
  await finger.button('ñ');
  await finger.button('Numbers and á ß ñ');
  await finger.button('i');
  await finger.button('Next player');
  await finger.button('한글, Korean letters');
  await tapKeys(finger, 'ㅊㅗㅣㅁㅣㄴㅅㅓㅓ');
  await finger.button('Delete letter');
  await finger.button('Next player');
  // Doubled consonants need Shift, which lasts for one letter.
  await finger.button('Shift');
  await tapKeys(finger, 'ㅃㅗ');
  await finger.button('ABC, Latin letters');
  await finger.button('Numbers and á ß ñ');
  await finger.button('2');
  await finger.button(/^Start, 4 players/u);
  await page.locator('[data-player]').first().waitFor();
  expect(await shownNames(page)).toEqual(['KYJ', 'Beñi', '최민서', '뽀2']);
});

test('a touched key and a pressed one write the same name', async ({ party }) => {
  const { page } = await party();
  const finger = await Finger.on(page);
  await finger.button('P');
  await page.keyboard.press('j');
  await finger.button('S');
  await expect(page.getByRole('button', { name: /^Start, 1 player/u })).toBeVisible();
});

test('every key is 64 px or more, 8 px apart, on each layer and in both shapes', async ({ party }) => {
  const program = await party();
  const { page } = program;
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
  ]) {
    await page.reload();
    await resized(program, size);
    const keyboard = page.getByRole('group', { name: 'Letters' });
    for (const name of ['한글, Korean letters', 'Numbers and á ß ñ']) {
      await page.getByRole('button', { name }).click();
      const boxes = await keyboard.getByRole('button').evaluateAll((keys) =>
        keys.map((key) => {
          const { left, right, top, bottom } = key.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      expect(boxes).toHaveLength(32);
      const smallest = boxes.map((one) => Math.min(one.right - one.left, one.bottom - one.top));
      expect(Math.min(...smallest)).toBeGreaterThanOrEqual(63.99);
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(size.height);
      const gaps = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .map((other) =>
            Math.max(
              ...[other.left - one.right, one.left - other.right],
              ...[other.top - one.bottom, one.top - other.bottom],
            ),
          ),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7.99);
    }
  }
});

test('past games are searched for a Hangul name by touch', async ({ open }) => {
  const { page } = await open({ args: ['--players', '최민서,김철수'] });
  await page.getByRole('button', { name: /^Start/u }).click();
  await page.locator('[data-player]').first().waitFor();
  const finger = await Finger.on(page);
  await finger.button('More');
  await finger.button(/^Past games/u);
  await finger.tap(page.getByRole('textbox', { name: 'Find a bowler' }));
  await finger.button('한글, Korean letters');
  await tapKeys(finger, 'ㅊㅗㅣ');
  await expect(page.getByRole('textbox', { name: 'Find a bowler' })).toHaveValue('최');
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await tapKeys(finger, 'ㅏ');
  await expect(page.locator('[data-game]')).toHaveCount(0);
});
