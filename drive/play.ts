import type { JSHandle, Locator, Page } from '@playwright/test';
import { SAME_KEY_PAUSE } from './pauses.ts';
import { pressUntil } from './refused-presses.ts';

/** The key for a mark; 10 is a strike. */
const KEYS: Readonly<Record<string, string>> = { X: 'x', F: 'f', '10': 'x' };

/** When each key or button was last pressed. X and x are the same key, and so is a key with and without Shift. */
const pressed = new WeakMap<Page, Map<string, number>>();

/** Starts the game with the players from the command line or the set-up. */
export async function startGame(page: Page): Promise<void> {
  await pressUntil(
    page,
    () => page.getByRole('button', { name: /^Start/ }).click(),
    await page.evaluateHandle(
      () => () => document.querySelector('[data-player]')?.checkVisibility() === true,
    ),
  );
}

/** Presses a key once, late enough not to bounce. */
export function press(page: Page, key: string): Promise<void> {
  const cap = key.slice(key.lastIndexOf('+') + 1).toLowerCase();
  return pressLate(page, cap, () => page.keyboard.press(key));
}

/** Presses once this key or button no longer bounces, whatever was pressed between. */
async function pressLate(page: Page, what: string, press: () => Promise<void>): Promise<void> {
  const times = pressed.get(page) ?? new Map<string, number>();
  pressed.set(page, times);
  const last = times.get(what) ?? -SAME_KEY_PAUSE;
  const wait = last + SAME_KEY_PAUSE - performance.now();
  if (wait > 0) await page.waitForTimeout(wait);
  await press();
  times.set(what, performance.now());
}

/** Types a text without bounces. */
export async function type(page: Page, text: string): Promise<void> {
  for (const sign of text) await press(page, sign);
}

/** Presses a panel's digit buttons in turn, late enough not to bounce. */
export async function pressDigits(panel: Locator, digits: string): Promise<void> {
  for (const digit of digits)
    await pressLate(panel.page(), `button ${digit}`, () =>
      panel.getByRole('button', { name: digit, exact: true }).click(),
    );
}

/** Presses the key of a mark, without waiting for the board: a digit, `X`, `/`, `-` or `F`. */
export function pressMark(page: Page, mark: string): Promise<void> {
  return press(page, KEYS[mark] ?? mark);
}

/** Bowls a ball by keyboard and waits for the board: a digit, `X`, `/`, `-` or `F`. */
export async function bowl(page: Page, mark: string): Promise<void> {
  await bowlBy(page, () => pressMark(page, mark));
}

/** Bowls a ball by this press and waits for the board. */
export async function bowlBy(page: Page, press: () => Promise<unknown>): Promise<void> {
  await pressUntil(page, press, await oneMoreBall(page));
}

/** Asks in the page whether this board has one more ball than now, or whether this element took its place. */
export function oneMoreBall(
  page: Page,
  board = 'body',
  inItsPlace: string | null = null,
): Promise<JSHandle<() => boolean>> {
  return page.evaluateHandle(
    ([within, other]) => {
      const balls = (): number =>
        [...document.querySelectorAll(`${within} [data-player] [data-frame]`)].reduce(
          (sum, cell) => sum + (cell.getAttribute('data-marks') ?? '').length,
          0,
        );
      const before = balls();
      return () => balls() === before + 1 || (other !== null && document.querySelector(other) !== null);
    },
    [board, inItsPlace] as const,
  );
}

/** Bowls balls in order, separated by spaces. */
export async function bowlAll(page: Page, marks: string): Promise<void> {
  for (const mark of marks.split(' ')) await bowl(page, mark);
}

/** The number of balls on the board. */
export async function countBalls(page: Page): Promise<number> {
  return page
    .locator('[data-player] [data-frame]')
    .evaluateAll((cells) =>
      cells.reduce((balls, cell) => balls + (cell.getAttribute('data-marks') ?? '').length, 0),
    );
}

/** Waits until the board shows this many balls. */
export async function waitForBalls(page: Page, balls: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const cells = [...document.querySelectorAll('[data-player] [data-frame]')];
    const shown = cells.reduce((sum, cell) => sum + (cell.getAttribute('data-marks') ?? '').length, 0);
    return shown === wanted;
  }, balls);
}
