import { readMarks } from '../drive/board.ts';
import { bowlAll, press, startGame } from '../drive/play.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

test('two players of no-tap with nine and eight for a strike bowl, correct a frame and save their sheet', async ({
  open,
}) => {
  const program = await open({ args: ['--players', 'PJS,KYJ'] });
  const { page } = program;
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
  // Nine in two balls are no spare.
  await first.click();
  await press(page, '5');
  await press(page, '4');
  await press(page, 'Enter');
  await expect(first).toHaveAttribute('data-total', '9');
  const text = await textOf(await savedPdf(program));
  expect(text).toContain('No-tap, scratch.');
  expect(text).toMatch(/PJS\s+9=X/u);
  expect(text).toMatch(/KYJ\s+8=X/u);
  expect(text).toMatch(/PJS\s+1\s+Correction\s+9\s+5 4/u);
});
