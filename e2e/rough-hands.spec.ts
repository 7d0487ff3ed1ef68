import { readMarks } from './support/board.ts';
import { bowlAll, press, startGame } from './support/play.ts';
import { expect, test } from './support/test.ts';

test('Enter held down on a focused Strike bowls one ball', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'ABC'] });
  await startGame(page);
  await page.getByRole('button', { name: 'Strike', exact: true }).focus();
  await page.keyboard.down('Enter');
  // Longer than one finger on one button counts as one press.
  for (let repeat = 0; repeat < 20; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(30);
  }
  await page.keyboard.up('Enter');
  // The next ball is behind whatever the held key entered.
  await press(page, '3');
  await expect.poll(() => readMarks(page, 1)).toBe('X 3 . . . . . . . .');
});

test('a key typed right behind the Enter of a correction is the next ball', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'ABC'] });
  await startGame(page);
  await bowlAll(page, 'X 9');
  await press(page, 'ArrowLeft');
  await press(page, '8');
  // Both before any save can have been answered.
  await page.evaluate(() => {
    for (const name of ['Enter', 'Digit1']) {
      const event = { code: name, key: name.replace('Digit', ''), bubbles: true };
      window.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  });
  await expect.poll(() => readMarks(page, 1)).toBe('X 81 . . . . . . . .');
});

test('N typed right behind a ball asks for the next game once the ball is saved', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'ABC'] });
  await startGame(page);
  await page.evaluate(() => {
    for (const [code, key] of [
      ['Digit7', '7'],
      ['KeyN', 'n'],
    ] as const)
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));
  });
  await expect(page.getByRole('button', { name: 'Stop it, new players' })).toBeVisible();
  await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
});
