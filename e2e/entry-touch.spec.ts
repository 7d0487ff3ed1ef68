import type { Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { bowlBy } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { sessionOn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

const BUTTONS: Readonly<Record<string, string>> = { X: 'Strike', '/': 'Spare', '-': 'Miss', F: 'Foul' };

async function touchAll(page: Page, finger: Finger, marks: string): Promise<void> {
  for (const mark of marks.split(' ')) await bowlBy(page, () => finger.button(BUTTONS[mark] ?? mark));
}

/** The listed elements that are smaller than a finger. */
function small(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.checkVisibility() && Math.min(width, height) < 63.5
        ? [`${target.textContent}: ${String(width)} x ${String(height)}`]
        : [];
    }),
  );
}

test('a game is bowled by touch, from the first letter of a name to the next game', async ({ party }) => {
  const { page } = await party();
  const finger = await Finger.on(page);
  for (const letter of 'PJSKYJ') await finger.button(letter);
  await finger.button(/^Start, 2 players/u);
  await page.locator('[data-player]').first().waitFor();
  const line = 'X 9 / - F X F / 8 1 7 / X X X 5 /'.split(' ');
  const frames = ['X', '9 /', '- F', 'X', 'F /', '8 1', '7 /', 'X', 'X', 'X 5 /'];
  expect(frames.join(' ').split(' ')).toEqual(line);
  for (const [index, frame] of frames.entries()) {
    const second = frame === 'X 5 /' ? 'X X X' : 'X';
    // The touches of the middle frames would show nothing new.
    if (index >= 3 && index < 9) await putBalls(page, `${frame} ${second}`);
    else await touchAll(page, finger, `${frame} ${second}`);
  }
  await expect(page.getByText('300').first()).toBeVisible();
  await finger.button(/^New game, same players/u);
  await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
  const [first, second] = await readBoard(page);
  expect([first?.name, second?.name]).toEqual(['PJS', 'KYJ']);
});

test('a button for an illegal ball is disabled, keeps its place, and says why when it is touched', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  await expect(page.getByRole('button', { name: 'Spare', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await touchAll(page, finger, '8');
  for (const [name, why] of [
    ['3', 'Only 2 pins are standing.'],
    ['Strike', 'A strike needs the first ball at a full rack. Press Spare.'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await finger.tap(button);
    await expect(page.getByText(why).first()).toBeVisible();
  }
  expect(await readMarks(page, 1)).toBe('8 . . . . . . . . .');
});

test('0 and Miss enter the same ball', async ({ begin }) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  await touchAll(page, finger, '0 -');
  expect(await readMarks(page, 1)).toBe('-- . . . . . . . . .');
});

test('any frame is corrected by touching it, one press per ball, and Apply', async ({ begin }) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  await touchAll(page, finger, 'X 7 2 8 / X');
  // The first half of a frame is its first ball.
  await finger.tap(page.locator('[data-frame="2"]'), 0.25);
  await finger.button('6');
  await finger.button('Spare');
  expect(await readMarks(page, 1)).toBe('X 72 8/ X . . . . . .');
  await finger.button('Apply');
  await expect.poll(() => readMarks(page, 1)).toBe('X 6/ 8/ X . . . . . .');
  const [line] = await readBoard(page);
  expect(line?.frames.slice(0, 3).map(({ total }) => total)).toEqual([20, 38, 58]);
  await expect(page.getByRole('button', { name: 'Undo correction of PJS, frame 2' })).toBeVisible();
});

test('the half that is touched picks the ball, so one ball is one press and Apply', async ({ begin }) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  await touchAll(page, finger, '7 2 X');
  await finger.tap(page.locator('[data-frame="1"]'), 0.75);
  await finger.button('1');
  await finger.button('Apply');
  await expect.poll(() => readMarks(page, 1)).toBe('71 X . . . . . . . .');
});

/** Console sizes, and the line touched by mistake: in the middle or at the end. */
const SIZES = [
  [1280, 800, 5],
  [1024, 768, 3],
  [1080, 1920, 7],
] as const;

for (const {
  one: [width, height, wrong],
  share,
  tag,
} of takeTurns(SIZES))
  test(
    `after touching the wrong line of eight, a finger hits the right one and its ball, on targets of 64 px (size ${share})`,
    {
      tag,
    },
    async ({ begin }) => {
      const { page } = await begin(...Array.from('ABCDEFGH'));
      await putBalls(page, '72'.repeat(8));
      const session = await sessionOn(page);
      const finger = await Finger.on(page);
      const screen = { width, height, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await page.waitForFunction((wide) => window.innerWidth === wide, width);
      const right = wrong + 1;
      await finger.tap(page.locator(`[data-player="${String(wrong)}"] [data-frame="1"]`), 0.25);
      await expect(page.getByRole('button', { name: 'Ball 2' })).toBeVisible();
      const near = [wrong - 1, wrong, right].map((player) => `[data-player="${String(player)}"]`);
      const touched = near.map((line) => `${line} :is([data-frame], [role=rowheader])`);
      expect(await small(page, `${touched.join()}, button`)).toEqual([]);
      await finger.tap(page.locator(`[data-player="${String(right)}"] [data-frame="1"]`), 0.25);
      await finger.button('Ball 2');
      await finger.button('1');
      await finger.button('Apply');
      await expect.poll(() => readMarks(page, right)).toBe('71 . . . . . . . . .');
      expect(await readMarks(page, wrong)).toBe('72 . . . . . . . . .');
    },
  );

test('a strike corrected to a 7 may be left unfinished: its player then owes a ball', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  const finger = await Finger.on(page);
  await touchAll(page, finger, 'X 8 1 X');
  await finger.tap(page.locator('[data-player="1"] [data-frame="1"]'));
  await finger.button('7');
  await expect(page.getByText('PJS owes a ball.').first()).toBeVisible();
  await finger.button('Apply');
  await expect.poll(() => readMarks(page, 1)).toBe('7 X . . . . . . . .');
  // The lowest unfinished frame comes first (decision 2), then the usual order.
  expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('PJS');
  await touchAll(page, finger, '2');
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('KYJ');
});

test('the Split button rings the ball, and a correction can set and clear the ring', async ({ begin }) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  const frame = page.locator('[data-frame="1"]');
  await touchAll(page, finger, '8');
  await finger.button('Split');
  await expect(frame).toHaveAttribute('data-split', '1');
  await touchAll(page, finger, '/');
  await finger.tap(frame, 0.25);
  await finger.button('Split');
  await finger.button('Apply');
  await expect(frame).not.toHaveAttribute('data-split');
  await expect(frame).toHaveAttribute('data-marks', '8/');
});

test('undo and redo by touch name what they change', async ({ begin }) => {
  const { page } = await begin('KYJ');
  const finger = await Finger.on(page);
  await touchAll(page, finger, 'X 9 / 8');
  await finger.button('Undo KYJ 8, frame 3');
  await expect.poll(() => readMarks(page, 1)).toBe('X 9/ . . . . . . . .');
  await finger.button('Redo KYJ 8, frame 3');
  await expect.poll(() => readMarks(page, 1)).toBe('X 9/ 8 . . . . . . .');
});

test('players are added, moved and removed by touch', async ({ party }) => {
  const { page } = await party();
  const finger = await Finger.on(page);
  for (const letter of 'PJSKYJCMS') await finger.button(letter);
  await finger.button('Move CMS up');
  await finger.button('Remove PJS');
  await finger.button(/^Start, 2 players/u);
  await page.locator('[data-player]').first().waitFor();
  expect((await readBoard(page)).map(({ name }) => name)).toEqual(['CMS', 'KYJ']);
});

test('every target on the console is at least 64 px at 1280 x 800', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  expect(await small(page, 'button')).toEqual([]);
});
