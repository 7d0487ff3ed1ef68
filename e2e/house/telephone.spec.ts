import type { Page } from '@playwright/test';
import { unreachable } from '../../drive/reach.ts';
import { takeTurns } from '../../drive/turns.ts';
import { LANGUAGES, type Language } from '../../src/text/language.ts';
import { expect, test } from './test.ts';

const SIZE = { width: 390, height: 844 };
/** The keys of the forms of a chosen lane. */
const FORMS = ['o', 'e', 'm', 'v', 'b', 'p', 'c'];

for (const { one: language, share, tag } of takeTurns(LANGUAGES))
  test(
    `on a telephone nothing of the front desk is cut off, and everything can be reached, in ${language} (${share})`,
    { tag },
    async ({ evening }) => {
      const { desk } = evening;
      await evening.pair(1);
      await desk.choose(1);
      const form = await desk.form('Open this lane');
      for (const [place, name] of ['Alexandra K.', '볼링왕김도윤', 'Ida'].entries())
        await form.getByRole('textbox', { name: `Bowler ${String(place + 1)}` }).fill(name);
      await desk.apply();
      await desk.says(1, 'Alexandra K. and 2 others');
      await desk.page.keyboard.press('w');
      await desk.panel.getByLabel('Party').fill('Kegelfreunde Unterschleißheim 1924');
      await desk.panel.getByRole('button', { name: 'Add' }).click();
      await expect(desk.panel.getByRole('listitem')).toHaveCount(1);
      await desk.page.setViewportSize(SIZE);
      expect(await faultsIn(desk.page, language)).toEqual([]);
    },
  );

/** What cannot be read or pressed in every view, form and menu that a manager has. */
async function faultsIn(page: Page, language: Language): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    for (const fault of await unreachable(page)) faults.push(`${where}: ${fault}`);
  };
  await page.evaluate((chosen) => {
    localStorage.setItem('headpin-language', chosen);
  }, language);
  await page.reload();
  const tile = page.locator('[data-tile="1"]');
  await tile.waitFor();
  await look('lanes');
  await tile.click();
  await look('lane');
  for (const key of FORMS) {
    await page.keyboard.press(key);
    await page.locator('form[aria-label]').waitFor();
    await look(`form ${key}`);
    await page.keyboard.press('Escape');
    await page.locator('form[aria-label]').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('w');
  await page.locator('.party-form').waitFor();
  await look('waiting list');
  await page.keyboard.press('Escape');
  await page.locator('.account').click();
  await page.locator('.menu').waitFor();
  await look('account');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
  for (const view of ['F3', 'F4', 'F5', 'F6']) {
    await page.keyboard.press(view);
    await page.locator('main.desk-page').waitFor();
    await look(view);
  }
  const sections = page.locator('.sections button');
  for (let place = 1; place < (await sections.count()); place += 1) {
    await sections.nth(place).click();
    await page.locator('.trust p, .desk-table tbody tr').first().waitFor();
    await look(`settings ${String(place)}`);
  }
  return faults;
}
