import type { Page } from '@playwright/test';
import { readMarks } from '../drive/board.ts';
import { press } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

/** Whether buttons show letters and the focus has a ring. */
async function forKeys(page: Page): Promise<{ letters: boolean; ring: boolean }> {
  const drawn = (): boolean =>
    document.activeElement !== null && getComputedStyle(document.activeElement).outlineStyle !== 'none';
  return { letters: (await page.locator('kbd:visible').count()) > 0, ring: await page.evaluate(drawn) };
}

test('Help by touch answers six questions by acting; nothing is final before its usual step', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '72 81 8');
  const finger = await Finger.on(page);
  const ask = async (question: RegExp): Promise<void> => {
    await finger.button('Help');
    await finger.button(question);
  };
  await ask(/^Take back the last ball PJS 8, frame 2/u);
  await says(page, 'Taken back: PJS 8, frame 2. Redo brings it back.');
  await expect.poll(() => readMarks(page, 1)).toBe('72 . . . . . . . . .');
  await finger.button('8');
  await expect.poll(() => readMarks(page, 1)).toBe('72 8 . . . . . . . .');

  await ask(/^That was a split/u);
  await expect(page.locator('[data-player="1"] [data-frame="2"]')).toHaveAttribute('data-split', '1');

  await ask(/^A ball is wrong/u);
  await says(page, 'Press what fell, then Apply. Another ball? Touch it on the board.');
  await finger.button('6');
  await finger.button('Apply');
  await expect.poll(() => readMarks(page, 1)).toBe('72 6 . . . . . . . .');

  await ask(/^The wrong person bowled/u);
  await says(page, 'Who bowled frame 2 of PJS?');
  expect(await readMarks(page, 1)).toBe('72 6 . . . . . . . .');
  await finger.button(/^KYJ/u);
  await expect.poll(() => readMarks(page, 2)).toBe('81 6 . . . . . . . .');

  await ask(/^That ball should not count/u);
  expect(await readMarks(page, 2)).toBe('81 6 . . . . . . . .');
  await finger.button(/^Dead ball/u);
  await expect.poll(() => readMarks(page, 2)).toBe('81 . . . . . . . . .');

  await ask(/^Somebody comes late/u);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('letters and focus rings are drawn for keyboard users and not for touch, whatever has the focus', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  const finger = await Finger.on(page);
  const menu = page.getByRole('region', { name: 'Player PJS' });
  const none = { letters: false, ring: false };
  await finger.button('Players');
  await expect(menu).toBeVisible();
  expect(await forKeys(page)).toEqual(none);
  await press(page, 'Shift');
  expect(await forKeys(page)).toEqual({ letters: true, ring: true });
  await finger.at({ x: 400, y: 20 });
  expect(await forKeys(page)).toEqual(none);
  await press(page, 'Tab');
  expect(await forKeys(page)).toEqual({ letters: true, ring: true });
});

test('Help by keyboard: F1 and Enter fix the last ball, F1 twice lists the keys, and F1 once more closes them', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  const question = page.getByRole('button', { name: /^A ball is wrong/u });
  await press(page, 'F1');
  await press(page, 'Enter');
  await says(page, 'No ball has been bowled yet.');
  await press(page, 'Escape');
  await putBalls(page, '72');
  await press(page, 'F1');
  await expect(question).toBeVisible();
  await press(page, 'ArrowRight');
  await press(page, 'ArrowLeft');
  await press(page, 'Enter');
  await press(page, '1');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('71 . . . . . . . . .');
  await press(page, 'F1');
  await press(page, 'F1');
  await expect(page.getByText('split on or off')).toBeVisible();
  await press(page, 'F1');
  await expect(page.getByText('split on or off')).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
