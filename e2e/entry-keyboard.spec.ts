import type { Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { Keyboard, TAKEN_BY_INPUT_METHOD, type RawKey } from './support/keys.ts';
import { SAME_KEY_PAUSE } from '../drive/pauses.ts';
import { bowl, bowlAll, bowlBy, press, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';

const ONE = { args: ['--players', 'PJS'] };

/** Presses keys, one ball each, and returns the frames. */
async function enter(page: Page, keys: readonly RawKey[]): Promise<string> {
  const keyboard = await Keyboard.of(page);
  for (const key of keys) {
    await page.waitForTimeout(SAME_KEY_PAUSE);
    await bowlBy(page, () => keyboard.press(key));
  }
  return readMarks(page, 1);
}

test('every digit above the letters enters that many pins, the one that clears the rack as a spare; X, /, - and F have their keys', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  for (const digit of '918273645') await bowl(page, digit);
  await bowlAll(page, '0 0 7');
  for (const key of ['x', '8', '/', '-', 'F']) await bowlBy(page, () => press(page, key));
  expect(await readMarks(page, 1)).toBe('9/ 8/ 7/ 6/ 5- -7 X 8/ -F .');
});

test('a number pad alone scores: digits, * strike, / spare, - miss, . foul', async ({ begin }) => {
  const { page } = await begin('PJS');
  const digits = Array.from('714253', (digit) => ({ key: digit, code: `Numpad${digit}` }));
  const marks = await enter(page, [
    ...digits,
    { key: '*', code: 'NumpadMultiply' },
    { key: '9', code: 'Numpad9' },
    { key: '/', code: 'NumpadDivide' },
    { key: '-', code: 'NumpadSubtract' },
    { key: '0', code: 'Numpad0' },
    { key: '.', code: 'NumpadDecimal' },
    // Without NumLock the numpad sends other key names from the same places.
    { key: 'ArrowUp', code: 'Numpad8' },
    // On a German numpad this is a comma.
    { key: ',', code: 'NumpadDecimal' },
    { key: '6', code: 'Numpad6' },
  ]);
  expect(marks).toBe('71 42 53 X 9/ -- F8 F6 . .');
});

test('letters are found by their place, so that a Korean input method swallows none', async ({ begin }) => {
  const { page } = await begin('PJS');
  const number = TAKEN_BY_INPUT_METHOD;
  const marks = await enter(page, [
    { key: 'Process', code: 'KeyX', number },
    { key: 'ㅌ', code: 'KeyX' },
    { key: 'Process', code: 'KeyF', number },
    { key: 'Process', code: 'Slash', number },
    { key: 'ㄹ', code: 'KeyF' },
    { key: 'Process', code: 'Minus', number },
    { key: 'Process', code: 'Digit7', number },
  ]);
  expect(marks).toBe('X X F/ F- 7 . . . . .');
  const keyboard = await Keyboard.of(page);
  await keyboard.press({ key: 'Process', code: 'KeyS', number });
  await expect(page.locator('[data-frame="5"]')).toHaveAttribute('data-split', '1');
  await keyboard.press({ key: 'ㅋ', code: 'KeyZ', control: true });
  await expect(page.locator('[data-frame="5"]')).not.toHaveAttribute('data-split');
});

const LAYOUTS: readonly (readonly [string, RawKey, RawKey, RawKey])[] = [
  [
    'German',
    { key: '/', code: 'Digit7', shift: true },
    { key: '-', code: 'Slash' },
    { key: 'z', code: 'KeyY', control: true },
  ],
  [
    'Spanish',
    { key: '/', code: 'Digit7', shift: true },
    { key: '-', code: 'Slash' },
    { key: 'z', code: 'KeyZ', control: true },
  ],
];

for (const {
  one: [layout, spare, miss, undo],
  share,
  tag,
} of takeTurns(LAYOUTS)) {
  test(
    `on a ${layout} keyboard (${share}) / and - are where that keyboard has them, and so is Ctrl+Z`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin('PJS');
      const seven: RawKey = { key: '7', code: 'Digit7' };
      expect(await enter(page, [seven, spare, miss, seven])).toBe('7/ -7 . . . . . . . .');
      const keyboard = await Keyboard.of(page);
      await keyboard.press(undo);
      await expect.poll(() => readMarks(page, 1)).toBe('7/ - . . . . . . . .');
    },
  );
}

test('Backspace and Ctrl+Z undo, Shift+Backspace and Ctrl+Y redo, and the button names the ball', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await bowlAll(page, '7 / X');
  const marks = (): Promise<string> => readMarks(page, 1);
  await expect(page.getByRole('button', { name: 'Undo PJS X, frame 2' })).toBeVisible();
  await press(page, 'Backspace');
  await expect.poll(marks).toBe('7/ . . . . . . . . .');
  await press(page, 'Control+z');
  await expect.poll(marks).toBe('7 . . . . . . . . .');
  await expect(page.getByRole('button', { name: 'Redo PJS /, frame 1' })).toBeVisible();
  await press(page, 'Shift+Backspace');
  await expect.poll(marks).toBe('7/ . . . . . . . . .');
  await press(page, 'Control+y');
  await expect.poll(marks).toBe('7/ X . . . . . . . .');
});

test('an arrow picks the last ball, one press enters it again, Esc leaves it as it was, and Enter applies', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await putBalls(page, '7 2 X');
  await press(page, 'ArrowLeft');
  await press(page, '1');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  expect(await readMarks(page, 2)).toBe('X . . . . . . . . .');
  await press(page, 'ArrowLeft');
  await press(page, 'ArrowUp');
  await press(page, 'ArrowRight');
  await press(page, '1');
  expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('71 . . . . . . . . .');
  expect((await readBoard(page))[0]?.frames[0]?.total).toBe(8);
});

test('the last ball is corrected in three presses: an arrow, the ball, Enter', async ({ begin }) => {
  const { page } = await begin('PJS');
  await putBalls(page, '7 2');
  for (const key of ['ArrowLeft', '/', 'Enter']) await press(page, key);
  await expect.poll(() => readMarks(page, 1)).toBe('7/ . . . . . . . . .');
});

test('P opens the print panel and Enter prints; F1 opens Help, O more; Esc or a ball closes each of them', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  for (const [key, shows] of [
    ['F1', 'A ball is wrong'],
    ['o', 'Kept as unfinished.'],
  ] as const) {
    await press(page, key);
    await expect(page.getByText(shows)).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByText(shows)).toHaveCount(0);
  }
  await press(page, 'p');
  await expect(page.getByRole('button', { name: 'Save PDF' })).toBeVisible();
  await press(page, 'Enter');
  // printing.spec.ts tests the printer; here it is enough that printing was requested.
  await expect(
    page.getByText(/No printer is connected|Sent to the printer|was not printed/u).first(),
  ).toBeVisible();
  await bowl(page, '6');
  await expect(page.getByRole('button', { name: 'Save PDF' })).toHaveCount(0);
  expect(await readMarks(page, 1)).toBe('6 . . . . . . . . .');
});

test('S rings the first ball as a split and takes the ring off again; B shows the board alone, where balls are still entered', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const strike = page.getByRole('button', { name: 'Strike', exact: true });
  const frame = page.locator('[data-frame="1"]');
  await bowl(page, '8');
  await press(page, 's');
  await expect(frame).toHaveAttribute('data-split', '1');
  await press(page, 's');
  await expect(frame).not.toHaveAttribute('data-split');
  await expect(strike).toBeVisible();
  await press(page, 'b');
  await expect(strike).toHaveCount(0);
  await bowl(page, '/');
  await expect(frame).toHaveAttribute('data-marks', '8/');
  await press(page, 'b');
  await expect(strike).toBeVisible();
});

test('N asks first while a game is running, and starts the next one after its end', async ({ begin }) => {
  const { page } = await begin('PJS');
  await press(page, 'n');
  await expect(page.getByText('A game is running.')).toBeVisible();
  await press(page, 'Escape');
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, 'X');
  await expect(page.getByText('300').first()).toBeVisible();
  await press(page, 'n');
  await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
});

test('PageDown and PageUp turn the board; the next ball returns to the player on turn', async ({ begin }) => {
  const { page } = await begin(...Array.from({ length: 9 }, (_, index) => `P${String(index + 1)}`));
  await expect(page.locator('[data-name="P1"]')).toBeVisible();
  await press(page, 'PageDown');
  await expect(page.locator('[data-name="P9"]')).toBeVisible();
  await expect(page.locator('[data-name="P1"]')).toHaveCount(0);
  await press(page, 'PageUp');
  await expect(page.locator('[data-name="P1"]')).toBeVisible();
  await press(page, 'PageDown');
  await expect(page.locator('[data-name="P9"]')).toBeVisible();
  await press(page, '3');
  await expect(page.locator('[data-name="P1"] [data-frame="1"]')).toHaveAttribute('data-marks', '3');
});

test('F11 fills the screen and leaves it', async ({ open }) => {
  const { app, page } = await open({ ...ONE, own: true });
  const fullScreen = (): Promise<boolean> =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen() ?? false);
  await startGame(page);
  await press(page, 'F11');
  await expect.poll(fullScreen).toBe(true);
  await press(page, 'F11');
  await expect.poll(fullScreen).toBe(false);
});

test('one press is one ball: no confirmation, no next bowler', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  // Ten presses are ten balls, by two bowlers in turn.
  await bowlAll(page, 'X 9 / 8 1 X 7 / - 5');
  expect(await readMarks(page, 1)).toBe('X 81 7/ . . . . . . .');
  expect(await readMarks(page, 2)).toBe('9/ X -5 . . . . . . .');
});
