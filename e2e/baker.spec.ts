import { readBoard } from '../drive/board.ts';
import { call } from '../drive/bridge.ts';
import { bowlAll, press, startGame, type } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expectPages, savedPdf, textOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

test('two Baker teams of five are typed, bowl a game by keys with a correction and an undo, and print who bowled', async ({
  open,
}) => {
  const program = await open();
  const { page } = program;
  await call(page, 'settings.change', { formats: ['ten-pin', 'baker'] });
  await page.getByRole('button', { name: 'Baker', exact: true }).click();
  await type(page, 'idaparevanikjun');
  await press(page, 'Enter');
  await type(page, 'sunliahannoaema');
  await startGame(page);
  await expect(page.locator('[data-player="2"]')).toHaveAttribute('data-name', 'Team 2');
  await bowlAll(page, 'X 9 / X 9 /');
  await putBalls(page, 'X 9 / '.repeat(6));
  await bowlAll(page, 'X 9 / X X X 9 / X');
  await expect.poll(async () => (await readBoard(page)).map(({ posted }) => posted)).toEqual([300, 191]);
  await press(page, 'Backspace');
  await expect(page.locator('[data-player="2"]')).toHaveAttribute('data-posted', '171');
  await bowlAll(page, '9');
  const first = page.locator('[data-player="1"] [data-frame="1"]');
  await first.click();
  for (const key of ['7', '2', 'Enter']) await press(page, key);
  await expect(first).toHaveAttribute('data-total', '9');
  expect((await readBoard(page)).map(({ posted }) => posted)).toEqual([279, 190]);
  const pdf = await savedPdf(program);
  await expectPages(pdf, 1, 'A4');
  const text = await textOf(pdf);
  expect(text).toMatch(/IDA\s+PAR\s+EVA\s+NIK\s+JUN\s+IDA/u);
  expect(text).toMatch(/Team 1\s+1\s+Correction\s+X\s+7 2/u);
});
