import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { LANE_9_MONTH, lineOfLane9 } from '../drive/lines.ts';
import { pastBounce } from '../drive/pauses.ts';
import { after, correction } from '../src/core/testing/notation.testing.ts';
import { expect, test } from './support/test.ts';

const BALLS = 'X 9/ 72 F9 X X 8/ 63 X XX9';
const OTHERS = '9- 9/ 72 F9 X X 8/ 63 X XX9';

const line = (counter: number, balls = BALLS): string => lineOfLane9(['PJS'], counter, balls);
const corrected = (counter: number): string =>
  lineOfLane9(['PJS'], counter, BALLS, (game) => after(game, correction(1, 3, '7/')));

/** A lane with three games, and beside them the folder of lane 9: one of them as here, one corrected, one with other balls, two new. */
async function withLane9(data: string): Promise<void> {
  const theirs = [line(1), corrected(2), line(3, OTHERS), line(4), line(5), line(6).slice(0, 400)];
  const other = join(data, 'import', 'Lane 9', 'archive');
  for (const [folder, lines] of [
    [join(data, 'archive'), [line(1), line(2), line(3)]],
    [other, theirs],
  ] as const) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, LANE_9_MONTH), lines.join(''));
  }
}

async function importsPage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('main.settings nav').getByRole('button', { name: 'Import games', exact: true }).click();
  return page.locator('main.settings .rows');
}

test('games of another lane come in: what differs is chosen side by side, the second time by keyboard alone nothing changes', async ({
  open,
  data,
}) => {
  await withLane9(data);
  const { page } = await open();
  const archived = (): Promise<string> => readFile(join(data, 'archive', LANE_9_MONTH), 'utf8');
  const imports = await importsPage(page);
  await imports.getByRole('button', { name: /^Lane 9/u }).click();
  await expect(imports).toContainText('2 new games.');
  await expect(imports).toContainText('1 game is already here.');
  await expect(imports).toContainText('line 6');
  await pastBounce(page);
  const answers = imports.locator('.answers');
  await answers.getByRole('button', { name: 'Keep both' }).click();
  await pastBounce(page);
  await answers.getByRole('button', { name: 'Take the file’s' }).click();
  await pastBounce(page);
  const before = await archived();
  await imports.getByRole('button', { name: 'Add 2 games' }).click();
  await expect(imports).toContainText('2 games were added.');
  const written = await archived();
  expect(written.startsWith(before)).toBe(true);
  expect(written.trimEnd().split('\n').length - before.trimEnd().split('\n').length).toBe(4);

  await page.keyboard.press('Escape');
  await expect(page.locator('main.settings')).toHaveCount(0);
  for (const button of ['Settings', 'Import games', 'Lane 9']) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await pastBounce(page);
  }
  await expect(imports).toContainText('No new games.');
  await expect(imports).toContainText('5 games are already here.');
  await expect(imports).toContainText('There is nothing to add.');
  expect(await archived()).toBe(written);
});

async function tabTo(page: Page, text: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
      },
      { intervals: [50] },
    )
    .toMatch(new RegExp(`^${text}`, 'u'));
}
