import { readMarks } from '../drive/board.ts';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { apply, call, countGames, state } from '../drive/bridge.ts';
import { bowl, press } from '../drive/play.ts';
import { says } from './support/says.ts';
import { putBalls } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

const ONE = { args: ['--players', 'PJS'] };
const EMPTY = '. . . . . . . . . .';

test('wrong names: the row says if one is too long or unreadable, and nothing starts', async ({ open }) => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Use a longer name' }).click();
  await page.keyboard.type('Maximiliane von');
  await says(page, 'The name of player 1 is longer than 12 letters.');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-player]')).toHaveCount(0);
  for (const names of [[''], ['A\u202eB'], ['A\u0000'], ['Q'.repeat(13)], ['PJS', ' ']]) {
    const answer = await call(page, 'games.new', orderOf(names));
    expect(answer).toMatchObject({ ok: false, error: { code: 'refused' } });
  }
  expect(JSON.parse(await state(page))).toMatchObject({ value: { games: { left: null } } });
});

test('zero players: Start says what is missing', async ({ party }) => {
  const { page } = await party();
  // Disabled, yet it responds; Playwright would wait until it is enabled.
  await page.getByRole('button', { name: /^Start/u }).click({ force: true });
  await says(page, 'Add a player first: type three letters.');
  await expect(page.locator('[data-player]')).toHaveCount(0);
  expect(await call(page, 'games.new', orderOf([]))).toEqual({
    ok: false,
    error: { code: 'refused', refusal: { code: 'no-players' } },
  });
});

test('11 pins: no key enters them, and they are refused from any other program', async ({ begin }) => {
  const { page } = await begin('PJS');
  for (const pins of [11, -1, 10.5, Number.NaN, 1e999]) {
    const before = await state(page);
    expect(await apply(page, { kind: 'roll', entry: { kind: 'pins', pins } })).toMatchObject({ ok: false });
    expect(await state(page)).toBe(before);
  }
  expect(await apply(page, { kind: 'roll', entry: { kind: 'pins', pins: 11 } })).toEqual({
    ok: false,
    error: { code: 'refused', refusal: { code: 'out-of-range', pins: 11, most: 10 } },
  });
  expect(await readMarks(page, 1)).toBe(EMPTY);
});

for (const {
  one: [language, only2],
  share,
  tag,
} of takeTurns([
  ['en', 'Only 3 pins are standing.'],
  ['es', 'Solo quedan 3 bolos en pie.'],
  ['ko', '남은 핀은 3개뿐입니다.'],
  ['de', 'Es stehen nur noch 3 Pins.'],
] as const)) {
  test(
    `7 then 5: the board is unchanged, and a message says how many pins stand (${language}, ${share})`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin('PJS');
      await call(page, 'settings.change', { language });
      await bowl(page, '7');
      await press(page, '5');
      await says(page, only2);
      expect(await readMarks(page, 1)).toBe('7 . . . . . . . . .');
      // The wrong ball was not entered, so the right one can be.
      await bowl(page, '2');
      expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
    },
  );
}

test('a ball after the end is refused with a message, and the game is unchanged', async ({ begin }) => {
  const { page } = await begin('PJS');
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, '9');
  await expect(page.getByText('299').first()).toBeVisible();
  const before = await state(page);
  await press(page, '5');
  await says(page, 'The game is over. Nothing was entered.');
  expect(await state(page)).toBe(before);
  expect(await apply(page, { kind: 'roll', entry: { kind: 'strike' } })).toEqual({
    ok: false,
    error: { code: 'refused', refusal: { code: 'game-over' } },
  });
});

test('/ on a first ball and X on a second one, also after a miss, are refused with what to press', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await press(page, '/');
  await says(page, 'A spare needs the second ball. Press Strike.');
  expect(await readMarks(page, 1)).toBe(EMPTY);
  await bowl(page, '-');
  await press(page, 'x');
  await says(page, 'A strike needs the first ball at a full rack. Press Spare.');
  expect(await readMarks(page, 1)).toBe('- . . . . . . . . .');
});

test('keys held down and a key that bounces within 90 ms are one ball; two keys at once are two balls in order, the second only if it is legal', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  for (let count = 0; count < 20; count += 1) {
    // Playwright sends the second and later ones as repeats, as a keyboard does.
    await page.keyboard.down('1');
    await page.waitForTimeout(15);
  }
  await page.keyboard.up('1');
  await bowl(page, '3');
  expect(await readMarks(page, 1)).toBe('13 . . . . . . . . .');

  await page.evaluate(() => {
    for (let bounce = 0; bounce < 3; bounce += 1) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '2', code: 'Digit2' }));
      window.dispatchEvent(new KeyboardEvent('keyup', { key: '2', code: 'Digit2' }));
    }
  });
  await expect.poll(() => readMarks(page, 1)).toBe('13 2 . . . . . . . .');
  await bowl(page, '6');
  expect(await readMarks(page, 1)).toBe('13 26 . . . . . . . .');

  await Promise.all([page.keyboard.down('3'), page.keyboard.down('4')]);
  await Promise.all([page.keyboard.up('3'), page.keyboard.up('4')]);
  await expect.poll(() => readMarks(page, 1)).toBe('13 26 34 . . . . . . .');
  await Promise.all([page.keyboard.down('7'), page.keyboard.down('5')]);
  await Promise.all([page.keyboard.up('7'), page.keyboard.up('5')]);
  await says(page, 'Only 3 pins are standing.');
  await expect.poll(() => readMarks(page, 1)).toBe('13 26 34 7 . . . . . .');
});

test('a double tap is one ball', async ({ begin }) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  const one = page.getByRole('button', { name: '1', exact: true });
  await finger.doubleTap(one);
  // A different ball next shows whether one or two were entered: a second 1 would have ended the frame.
  await finger.button('3');
  await expect.poll(() => readMarks(page, 1)).toBe('13 . . . . . . . . .');
  // The same button, later, is the next ball.
  await finger.tap(one);
  await expect.poll(() => readMarks(page, 1)).toBe('13 1 . . . . . . . .');
});

test('a double tap on Start starts one game', async ({ open }) => {
  const { page } = await open(ONE);
  const finger = await Finger.on(page);
  const start = page.getByRole('button', { name: /^Start/u });
  await finger.doubleTap(start);
  await page.locator('[data-player]').first().waitFor();
  expect(await countGames(page)).toBe(1);
  expect(await readMarks(page, 1)).toBe(EMPTY);
});
