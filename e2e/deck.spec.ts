import type { Locator, Page } from '@playwright/test';
import { readMarks } from '../drive/board.ts';
import { SAME_KEY_PAUSE } from '../drive/pauses.ts';
import { bowlAll, press, waitForBalls } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { pressUntil } from '../drive/refused-presses.ts';
import { takeTurns } from '../drive/turns.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { sessionOn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

function pin(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Pin ${String(number)},`, 'u') });
}

function enterButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Enter/u });
}

/** Shows the pins by keyboard and waits for them. */
async function pinsOut(page: Page): Promise<void> {
  const areOut = await page.evaluateHandle(
    () => () => document.querySelector('[aria-label^="Pin 1,"]') !== null,
  );
  await pressUntil(page, () => press(page, 'd'), areOut);
  await expect(pin(page, 1)).toBeVisible();
}

/** Taps pins by digit, 0 for pin 10. */
async function digits(page: Page, pins: string): Promise<void> {
  for (const digit of pins) await press(page, digit);
}

test('D takes the pins out: digits tap them, Enter says what it enters and enters it', async ({ begin }) => {
  const { page } = await begin('PJS');
  await pinsOut(page);
  await digits(page, '12345689');
  await expect(enterButton(page)).toHaveText('Enter 8, split 7-10');
  await press(page, 'Enter');
  await waitForBalls(page, 1);
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-split', '1');
  await expect(page.locator('[aria-live="polite"]')).toHaveText(
    'PJS frame 1: 8 split, pins 7 and 10 standing.',
  );
  // The second ball meets the leave: 0 is pin 10, and pin 1 is down.
  await digits(page, '10');
  await expect(page.getByText('Pin 1 does not stand.').first()).toBeVisible();
  await digits(page, '7');
  await expect(enterButton(page)).toHaveText('Enter spare');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('8/ . . . . . . . . .');
});

test('strike, spare, miss and foul stay one press, by key and by touch; the sheet has what fell with a foul', async ({
  begin,
}) => {
  const program = await begin('PJS');
  const { page } = program;
  await pinsOut(page);
  await bowlAll(page, 'X F /');
  const finger = await Finger.on(page);
  await finger.button('Miss');
  await finger.button('Spare');
  await finger.button('Strike');
  await expect.poll(() => readMarks(page, 1)).toBe('X F/ -/ X . . . . . .');
  await digits(page, '123456789');
  await expect(page.getByRole('button', { name: 'Foul (9)' })).toBeVisible();
  await press(page, 'f');
  await expect(pin(page, 1)).toHaveAccessibleName('Pin 1, standing');
  await finger.tap(pin(page, 1));
  await finger.tap(page.getByRole('button', { name: 'Foul (1)' }));
  await expect.poll(() => readMarks(page, 1)).toBe('X F/ -/ X FF . . . . .');
  expect(await textOf(await savedPdf(program))).toMatch(/F\(9\)\s+F\(1\)/u);
});

test('by touch: which pins are left is the other way to say it, and both are remembered', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const finger = await Finger.on(page);
  await finger.button('Pins');
  await finger.button('Tapping fallen pins');
  await expect(page.getByRole('button', { name: 'Tapping pins left' })).toBeVisible();
  await finger.tap(pin(page, 4));
  await finger.tap(pin(page, 5));
  await expect(enterButton(page)).toHaveText('Enter 8, split 4-5');
  await finger.tap(enterButton(page));
  await waitForBalls(page, 1);
  // The next game shows the pins too.
  await page.reload();
  await expect(pin(page, 4)).toHaveAccessibleName('Pin 4, fell');
  await finger.button('Counts');
  await expect(page.getByRole('button', { name: '7', exact: true })).toBeVisible();
});

test('a first ball entered by its number leaves unknown pins: any may be tapped, and their number decides', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await putBalls(page, '8');
  await pinsOut(page);
  await expect(pin(page, 1)).toHaveAccessibleName('Pin 1, not known');
  await digits(page, '470');
  await expect(enterButton(page)).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Enter');
  await expect(page.getByText('Only 2 pins are standing.').first()).toBeVisible();
  await digits(page, '0');
  await expect(enterButton(page)).toHaveText('Enter spare');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('8/ . . . . . . . . .');
});

test('the ring is cleared and set by hand before the ball and after it', async ({ begin }) => {
  const { page } = await begin('PJS');
  await pinsOut(page);
  const frame = page.locator('[data-frame="1"]');
  await digits(page, '12345689');
  await press(page, 's');
  await expect(enterButton(page)).toHaveText('Enter 8 7-10');
  await press(page, 'Enter');
  await waitForBalls(page, 1);
  await expect(frame).not.toHaveAttribute('data-split');
  await press(page, 's');
  await expect(frame).toHaveAttribute('data-split', '1');
});

test('a correction has the same pins: they go into the frame, Enter applies it', async ({ begin }) => {
  const { page } = await begin('PJS');
  await putBalls(page, '7 2 X');
  await pinsOut(page);
  const finger = await Finger.on(page);
  await finger.tap(page.locator('[data-frame="1"]'), 0.25);
  await digits(page, '12345689');
  await press(page, 'Enter');
  // Not applied yet: the board is unchanged.
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  await press(page, 'Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('8/ X . . . . . . . .');
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-split', '1');
});

test('wet hands on the pins: a palm, a double touch and a held Enter bowl nothing unintended', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await pinsOut(page);
  const finger = await Finger.on(page);
  // A palm on pins, Enter and Strike: only the first touch counts, a pin.
  await finger.together([pin(page, 1), pin(page, 3), enterButton(page), pin(page, 2)], 15);
  await finger.broad(page.getByRole('button', { name: 'Strike', exact: true }), 90);
  await expect(enterButton(page)).toHaveText(/^Enter 1/u);
  await finger.doubleTap(enterButton(page));
  await waitForBalls(page, 1);
  // Not a bounce, but nothing is tapped, so no ball is entered.
  await finger.tap(enterButton(page));
  await press(page, 'Enter');
  await digits(page, '4');
  // Not a bounce of the first Enter.
  await page.waitForTimeout(SAME_KEY_PAUSE);
  await page.keyboard.down('Enter');
  for (let repeat = 0; repeat < 10; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(30);
  }
  await page.keyboard.up('Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('11 . . . . . . . . .');
});

const SIZES = [
  [1280, 800],
  [1024, 768],
  [1080, 1920],
] as const;

for (const {
  one: [width, height],
  share,
  tag,
} of takeTurns(SIZES))
  test(
    `every pin and key is at least 64 px, also where eight players leave little height (size ${share})`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin(...Array.from('ABCDEFGH'));
      await pinsOut(page);
      const session = await sessionOn(page);
      const screen = { width, height, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await page.waitForFunction((wide) => window.innerWidth === wide, width);
      // The keys follow the window a moment later.
      await expect.poll(() => tooSmall(page), `${String(width)} x ${String(height)}`).toEqual([]);
    },
  );

/** The buttons that a finger would miss, with their sizes. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.locator('button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height) < 63.5
        ? [`${button.textContent}: ${String(width)} x ${String(height)}`]
        : [];
    }),
  );
}
