import { readBoard, readMarks } from '../drive/board.ts';
import { bowl, bowlAll } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

// The first request's example: the rolls of Martin's diagram with its marks and running totals.
const MARTIN = '1 4 4 5 6 4 5 5 10 0 1 7 3 6 4 10 2 8 6';
const MARTIN_MARKS = '14 45 6/ 5/ X -1 7/ 6/ X 2/6';
const MARTIN_TOTALS = [5, 14, 29, 49, 60, 61, 77, 97, 117, 133];

// IBF Universal Playing Rules 2.1.2: the golden game with a split and a foul.
const GOLDEN = 'X X X 7 2 8 / F 9 X 7 / 9 - X X 8';
const GOLDEN_MARKS = 'X X X 72 8/ F9 X 7/ 9- XX8';
const GOLDEN_TOTALS = [30, 57, 76, 85, 95, 104, 124, 143, 152, 180];

test("the first request's game shows the marks and totals of its table", async ({ begin }) => {
  const { page } = await begin('TOM');
  await bowlAll(page, MARTIN);
  await expect.poll(() => readMarks(page, 1)).toBe(MARTIN_MARKS);
  const [line] = await readBoard(page);
  expect(line?.frames.map(({ total }) => total)).toEqual(MARTIN_TOTALS);
  expect(line?.posted).toBe(133);
  // The reference picture is beside the test: half boxes for spares, a full one for the strike, 133 at the end.
  await expect(page.locator('.board')).toHaveScreenshot('first-request.png');
});

// Ball by ball: player and ball, then the marks and first total of both players.
const TRANSCRIPT = [
  ['PJS', 'X', 'X', null, '', null],
  ['KYJ', '8', 'X', null, '8', null],
  ['KYJ', '2', 'X', null, '8/', null],
  ['PJS', '8', 'X 8', null, '8/', null],
  ['PJS', '2', 'X 8/', 20, '8/', null],
  ['KYJ', 'X', 'X 8/', 20, '8/ X', 20],
] as const;

test('the transcript of two players matches ball by ball', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  for (const [bowler, ball, pjs, pjsFirst, kyj, kyjFirst] of TRANSCRIPT) {
    expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe(bowler);
    await bowl(page, ball);
    const [first, second] = await readBoard(page);
    const marks = (line: typeof first): string =>
      (line?.frames ?? []).flatMap((frame) => (frame.marks === '' ? [] : [frame.marks])).join(' ');
    expect([marks(first), marks(second)]).toEqual([pjs, kyj]);
    expect([first?.frames[0]?.total, second?.frames[0]?.total]).toEqual([pjsFirst, kyjFirst]);
  }
  expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('PJS');
});

test('eight players bowl perfect games', { tag: '@long' }, async ({ begin }) => {
  const { page } = await begin('AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG', 'HHH');
  // Nine frames of strikes, then everybody's tenth by key.
  await putBalls(page, 'X'.repeat(8 * 9));
  for (let ball = 0; ball < 8 * 3; ball += 1) await bowl(page, 'X');
  const lines = await readBoard(page);
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    expect(line.posted).toBe(300);
    expect(line.frames.at(-1)?.marks).toBe('XXX');
  }
});

test('the golden game with its foul is 180; its first frame is corrected to 7 2 and back', async ({
  begin,
}) => {
  const { page } = await begin('IBF');
  await bowlAll(page, 'X X X 7 2 8');
  await page.keyboard.press('s');
  await expect(page.locator('[data-frame="5"]')).toHaveAttribute('data-split', '1');
  await bowlAll(page, '/ F 9 X 7 / 9 - X X');
  // Before the last ball, because a finished game shows its end.
  await page.locator('[data-frame="1"]').click();
  await page.keyboard.press('7');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-marks', '72');
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-total', '9');
  // 9 + 27 + 19 and so on: frames 2 and 3 keep their bonuses, frame 1 loses its own.
  await expect(page.locator('[data-frame="9"]')).toHaveAttribute('data-total', String(152 - 21));
  await page.locator('[data-frame="1"]').click();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-marks', 'X');
  await bowl(page, '8');
  await expect.poll(() => readMarks(page, 1)).toBe(GOLDEN_MARKS);
  const [line] = await readBoard(page);
  expect(line?.frames.map(({ total }) => total)).toEqual(GOLDEN_TOTALS);
});

test('the golden game entered in one go is 180', { tag: '@long' }, async ({ begin }) => {
  const { page } = await begin('IBF');
  await bowlAll(page, GOLDEN);
  await expect.poll(async () => (await readBoard(page))[0]?.posted).toBe(180);
});
