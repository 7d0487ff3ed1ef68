import { readBoard, readMarks } from '../drive/board.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { press, type } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

test('a dead ball is bowled again: press one key, or touch the frame, Ruling, Dead ball', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '7 2 X');
  await press(page, 'k');
  await expect.poll(() => readMarks(page, 2)).toBe('. . . . . . . . . .');
  expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('KYJ');
  await press(page, 'Backspace');
  await expect.poll(() => readMarks(page, 2)).toBe('X . . . . . . . . .');
  const finger = await Finger.on(page);
  await finger.tap(page.locator('[data-player="1"] [data-frame="1"]'), 0.25);
  await finger.button('Ruling');
  await finger.button(/^Dead ball/u);
  await expect.poll(() => readMarks(page, 1)).toBe('7 . . . . . . . . .');
  await expect(page.getByRole('button', { name: 'Undo dead ball of PJS, frame 1' })).toBeVisible();
});

test('a provisional frame keeps both outcomes until one of them stands', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '9 / 7 2');
  const finger = await Finger.on(page);
  await finger.tap(page.locator('[data-player="1"] [data-frame="1"]'), 0.25);
  await finger.button('Ruling');
  await finger.button(/^Provisional frame/u);
  await finger.button('Foul');
  await finger.button('9');
  await finger.button('Keep both');
  await expect(page.getByRole('button', { name: 'Undo provisional frame 1 of PJS' })).toBeVisible();
  // The first outcome still stands.
  expect(await readMarks(page, 1)).toBe('9/ . . . . . . . . .');
  await putBalls(page, 'X 7 1');
  await finger.tap(page.locator('[data-player="1"] [data-frame="1"]'), 0.25);
  await finger.button('Ruling');
  await expect(page.getByRole('button', { name: /^First stands 9\/, score 20/u })).toBeVisible();
  await finger.button(/^Provisional stands F9, score 9/u);
  await expect.poll(() => readMarks(page, 1)).toBe('F9 X . . . . . . . .');
  await press(page, 'Backspace');
  await expect.poll(() => readMarks(page, 1)).toBe('9/ X . . . . . . . .');
});

test('by keyboard: V, the other outcome, Enter', { tag: '@long' }, async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '9 /');
  await type(page, 'v8');
  await press(page, '1');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Undo provisional frame 1 of PJS' })).toBeVisible();
  expect(await readMarks(page, 1)).toBe('9/ . . . . . . . . .');
});

test('balls bowled out of turn go to the player who bowled them: W and the number, or Ruling, Bowled by, the name', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ', 'CMS');
  await putBalls(page, '8 1');
  await type(page, 'w3');
  await expect.poll(() => readMarks(page, 3)).toBe('81 . . . . . . . . .');
  expect(await readMarks(page, 1)).toBe('. . . . . . . . . .');
  const finger = await Finger.on(page);
  await finger.tap(page.locator('[data-player="3"] [data-frame="1"]'), 0.25);
  await finger.button('Ruling');
  await finger.button(/^Bowled by/u);
  await finger.button(/^KYJ/u);
  await expect.poll(() => readMarks(page, 2)).toBe('81 . . . . . . . . .');
  await expect(page.getByRole('button', { name: 'Undo frame 1 of CMS given to KYJ' })).toBeVisible();
});

test('an impossible ruling is explained and changes nothing', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  for (const key of ['k', 'v', 'w']) {
    await press(page, key);
    await expect(page.getByText('Nothing was bowled in this frame yet.').first()).toBeVisible();
  }
  await putBalls(page, '8 1');
  await type(page, 'w7');
  await expect(page.getByText('This player is not in the game.').first()).toBeVisible();
  expect(await readMarks(page, 1)).toBe('81 . . . . . . . . .');
});

test('any frame by keyboard: G, the player, the frame, the balls, Enter', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, 'X 7 2 9 / X');
  for (const key of ['g', '2', '1']) await press(page, key);
  await press(page, '8');
  // Not applied yet: the board is unchanged.
  expect(await readMarks(page, 2)).toBe('72 X . . . . . . . .');
  await press(page, '/');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 2)).toBe('8/ X . . . . . . . .');
});

test('the last two frames by keyboard: Shift and the arrow once or twice, the balls, Enter', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, 'X 7 2 9 / 8 1');
  await press(page, 'Shift+ArrowLeft');
  await type(page, '63');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 2)).toBe('72 63 . . . . . . . .');
  await press(page, 'Shift+ArrowLeft');
  await press(page, 'Shift+ArrowLeft');
  await press(page, '5');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('X 5/ . . . . . . . .');
});

test('a digit long after G is a ball', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, 'X');
  await press(page, 'g');
  await expect(page.getByText('Player’s number, then the frame.').first()).toBeVisible();
  await expect(page.getByText('Player’s number, then the frame.').first()).toBeHidden();
  await press(page, '2');
  await expect.poll(() => readMarks(page, 2)).toBe('2 . . . . . . . . .');
});

test('an open correction does not change the board, and Ruling is disabled until it is applied or left', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '9 / X 7 2 8 1');
  const before = await readBoard(page);
  const ruling = page.getByRole('button', { name: 'Ruling' });
  await press(page, 'g');
  await type(page, '11');
  await expect(ruling).not.toHaveAttribute('aria-disabled', 'true');
  await type(page, '53');
  await expect(page.getByRole('img', { name: 'Frame 1: 5, 3; total 8' })).toBeVisible();
  // It would be refused and is drawn as disabled.
  await expect(ruling).toHaveAttribute('aria-disabled', 'true');
  expect(await readBoard(page)).toEqual(before);
  await press(page, 'Escape');
  expect(await readBoard(page)).toEqual(before);
});

test('the history has everything, newest first, undone events included, and corrections with before and after', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '9 / X 7 2 8 1 X X 9 -');
  await press(page, 'g');
  await type(page, '11');
  await press(page, '8');
  await press(page, 'Enter');
  await press(page, 'Backspace');
  await press(page, 'h');
  const rows = page.locator('table tr');
  await expect(rows.nth(1)).toContainText('Undo: correction of PJS, frame 1');
  await expect(rows.nth(2)).toContainText('correction of PJS, frame 1');
  await expect(rows.nth(2)).toContainText('undone');
  await expect(rows.nth(2)).toContainText('9 /');
  await expect(rows.nth(2)).toContainText('8 /');
  await expect(rows.nth(2)).toContainText('Bowler');
  // By key and touch to the first ball and back; the board stays on its page.
  await press(page, 'PageDown');
  await press(page, 'ArrowDown');
  await press(page, 'PageDown');
  await expect(rows.last()).toContainText('PJS 9, frame 1');
  const finger = await Finger.on(page);
  await finger.button('Newer');
  await finger.button('Newer');
  await expect(rows.nth(1)).toContainText('Undo: correction of PJS, frame 1');
  await press(page, 'Escape');
  await expect(rows).toHaveCount(0);
});

test('the sheet prints dead balls, balls given away and both scores of a provisional frame', async ({
  begin,
}) => {
  const program = await begin('PJS', 'KYJ', 'CMS');
  const { page } = program;
  await putBalls(page, '9 / X 7 2');
  await press(page, 'k');
  await expect.poll(() => readMarks(page, 3)).toBe('7 . . . . . . . . .');
  await putBalls(page, '1');
  await type(page, 'g1');
  await press(page, '1');
  await press(page, 'v');
  await type(page, 'f9');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Undo provisional frame 1 of PJS' })).toBeVisible();
  await putBalls(page, '8 1');
  await press(page, 'w');
  await says(page, 'Press the name of who bowled it.');
  await press(page, '2');
  await expect.poll(() => readMarks(page, 2)).toBe('X 81 . . . . . . . .');
  const text = await textOf(await savedPdf(program));
  expect(text).toContain('Corrections: 3');
  expect(text).toMatch(/CMS\s+1\s+Dead ball\s+7\s+2\s+7\s/u);
  expect(text).toMatch(/PJS\s+1\s+Provisional, both kept\s+9\s+\/\s+F\s+9\s/u);
  expect(text).toMatch(/PJS\s+2\s+Given to KYJ\s+8\s+1\s/u);
  expect(text).toMatch(/or 9/u);
});
