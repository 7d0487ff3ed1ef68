import { readMarks } from '../drive/board.ts';
import { bowlAll, press, startGame } from '../drive/play.ts';
import { expectPages, textOf } from './support/pdf.ts';
import { expect, test } from './support/printing-test.ts';

test('two players of no-tap with nine and eight for a strike bowl, correct a frame and print their sheet', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { page } = await open({ args: ['--players', 'PJS,KYJ'], env: server.env });
  await page.getByRole('button', { name: 'No-tap', exact: true }).click();
  await page.getByRole('button', { name: /^KYJ, Pins for a strike: 9 or more/u }).click();
  await startGame(page);
  await bowlAll(page, '9 8 8 1 7 2 X 9');
  await expect.poll(() => readMarks(page, 1)).toMatch(/^9 81 X /u);
  expect(await readMarks(page, 2)).toMatch(/^8 72 9 /u);
  const first = page.locator('[data-name="PJS"] [data-frame="1"]');
  const eights = page.locator('[data-name="KYJ"] [data-frame="1"]');
  await expect(first).toHaveAttribute('data-total', '19');
  await expect(eights).toHaveAttribute('data-total', '19');
  // Nine in two balls are not a spare.
  await first.click();
  await press(page, '5');
  await press(page, '4');
  await press(page, 'Enter');
  await expect(first).toHaveAttribute('data-total', '9');
  await page.keyboard.press('p');
  await page
    .getByRole('region', { name: 'Print' })
    .getByRole('button', { name: 'Print', exact: true })
    .click();
  const pdf = await server.job(1);
  await expectPages(pdf, 1, 'A4');
  const text = await textOf(pdf);
  expect(text).toContain('No-tap, scratch.');
  expect(text).toMatch(/PJS\s+9=X/u);
  expect(text).toMatch(/KYJ\s+8=X/u);
  expect(text).toMatch(/PJS\s+1\s+Correction\s+9\s+5 4/u);
});
