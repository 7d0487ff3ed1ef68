import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call } from '../drive/bridge.ts';
import { startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

/** Takes control of the page's clock and reloads the page. */
async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.locator('main').first().waitFor();
}

const FIVE_MINUTES = '05:01';

test('after five minutes without a game the screen shows the house, the lane and the time; a key opens the set-up and types nothing', async ({
  open,
}) => {
  const { page } = await open({ own: true });
  await call(page, 'settings.change', { houseName: 'Strike City', houseLanguage: 'de', lane: 7 });
  await takeClock(page);
  await page.clock.fastForward('04:30');
  await expect(page.locator('.idle')).toHaveCount(0);
  await page.clock.fastForward('00:40');
  await expect(page.locator('.idle h1')).toHaveText('Strike City');
  await expect(page.locator('.idle')).toContainText(/Lane\s*7/u);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await page.keyboard.press('k');
  await expect(page.locator('.idle')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.type('pjs');
  await expect(page.locator('main.setup')).toContainText('PJS');
  await expect(page.locator('main.setup')).not.toContainText('KPJ');
});

test('the screen never rests during a game; five minutes after its end a touch starts a new party', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS'], own: true });
  await startGame(page);
  await putBalls(page, 'X'.repeat(11));
  await takeClock(page);
  await page.clock.fastForward('30:00');
  await expect(page.locator('[data-player]')).toBeVisible();
  await expect(page.locator('.idle')).toHaveCount(0);
  // A jump of half an hour looks like a machine waking up, and presses at that moment do not count.
  await page.clock.runFor(500);
  await page.keyboard.press('9');
  await expect(page.getByRole('button', { name: /^New game, same players/u })).toBeVisible();
  await page.clock.fastForward(FIVE_MINUTES);
  await expect(page.locator('.idle')).toBeVisible();
  await page.mouse.click(640, 700);
  // The set-up is drawn for the finger that woke it, not for the key before.
  await expect(page.locator('html')).toHaveAttribute('data-input', 'pointer');
  await expect(page.locator('main.setup')).toBeVisible();
  await expect(page.locator('.idle')).toHaveCount(0);
});
