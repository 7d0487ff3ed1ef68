import { putBalls } from '../../drive/put-game.ts';
import { startGame, type } from '../../drive/play.ts';
import { StandInHouse } from '../../drive/stand-in-house.ts';
import { expect, test } from '../support/test.ts';

test('a call for help ends with its party, and the next party can call', async ({ open }) => {
  const house = await StandInHouse.begin();
  const { page } = await open({ args: ['--lane', '7'] });
  await house.pair(page);
  await type(page, 'DOM');
  await startGame(page);
  await page.getByRole('button', { name: 'Ask the staff' }).click();
  await expect(page.getByRole('button', { name: /^Help asked at/u })).toBeVisible();
  await putBalls(page, 'X'.repeat(12));
  await page.getByRole('button', { name: 'New players' }).click();
  await type(page, 'EVE');
  await startGame(page);
  await expect(page.getByRole('button', { name: /^Help asked at/u })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the staff' }).click();
  await expect(page.getByRole('button', { name: /^Help asked at/u })).toBeVisible();
  await house.end();
});
