import { readMarks } from '../drive/board.ts';
import { press } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

test('Enter held down on a focused Strike bowls one ball', async ({ begin }) => {
  const { page } = await begin('ABC');
  await page.getByRole('button', { name: 'Strike', exact: true }).focus();
  await page.keyboard.down('Enter');
  // Longer than the time in which a button counts once.
  for (let repeat = 0; repeat < 20; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(30);
  }
  await page.keyboard.up('Enter');
  // Bowled after anything the held key entered.
  await press(page, '3');
  await expect.poll(() => readMarks(page, 1)).toBe('X 3 . . . . . . . .');
});

test('a key typed right after the Enter of a correction is the next ball', async ({ begin }) => {
  const { page } = await begin('ABC');
  await putBalls(page, 'X 9');
  await press(page, 'ArrowLeft');
  await press(page, '8');
  // Both before a save can finish.
  await page.evaluate(() => {
    for (const name of ['Enter', 'Digit1']) {
      const event = { code: name, key: name.replace('Digit', ''), bubbles: true };
      window.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  });
  await expect.poll(() => readMarks(page, 1)).toBe('X 81 . . . . . . . .');
});

test('N typed right after a ball asks about the next game once the ball is saved', async ({ begin }) => {
  const { page } = await begin('ABC');
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

test('two fingers that land together are one ball, the first', async ({ begin }) => {
  const { page } = await begin('ABC');
  const finger = await Finger.on(page);
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await finger.together([key('5'), key('2')]);
  // Bowled after anything the two fingers entered.
  await press(page, '3');
  await expect.poll(() => readMarks(page, 1)).toBe('53 . . . . . . . . .');
});

test('a palm on the keys is one ball at the most, and none where the screen reports its width', async ({
  begin,
}) => {
  const { page } = await begin('ABC');
  const finger = await Finger.on(page);
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await finger.broad(key('5'), 80);
  await finger.together(['1', '2', '4', '5', '3'].map(key), 15);
  await press(page, '6');
  await expect.poll(() => readMarks(page, 1)).toBe('16 . . . . . . . . .');
});

test('a wet key that bounces for 40 to 80 ms is one ball', async ({ begin }) => {
  const { page } = await begin('ABC');
  for (const bounce of [40, 60, 80])
    await page.evaluate(async (time) => {
      // The events carry their own times, so a slow machine changes nothing.
      const press = (at: number): void => {
        const event = new KeyboardEvent('keydown', { code: 'Digit2', key: '2', bubbles: true });
        Object.defineProperty(event, 'timeStamp', { value: at });
        window.dispatchEvent(event);
      };
      const now = performance.now();
      press(now);
      press(now + time);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }, bounce);
  await expect.poll(() => readMarks(page, 1)).toBe('22 2 . . . . . . . .');
});

test('a hand sliding across the board, console, settings or past games selects nothing', async ({
  begin,
}) => {
  const { page } = await begin('ABC', 'KYJ');
  await putBalls(page, 'X 7');
  const slide = async (): Promise<void> => {
    for (const [x, y, toX, toY] of [
      [2, 2, 1270, 790],
      [1270, 400, 2, 402],
      [640, 790, 642, 2],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 8 });
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      // Released where it began; released over a button it would press it.
      await page.mouse.move(x, y);
      await page.mouse.up();
    }
  };
  await slide();
  await press(page, 'b');
  await expect(page.getByRole('button', { name: 'Strike', exact: true })).toBeHidden();
  await slide();
  await press(page, 'b');
  await press(page, 'Control+,');
  await expect(page.locator('main.settings')).toBeVisible();
  await slide();
  await press(page, 'Escape');
  await press(page, 'o');
  await page.getByRole('button', { name: /^Past games/u }).click();
  await expect(page.locator('main.archive')).toBeVisible();
  await slide();
});
