import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { Keyboard, TAKEN_BY_INPUT_METHOD } from './support/keys.ts';
import { apply } from '../drive/bridge.ts';
import { kill } from './support/kill.ts';
import { expectPages, savedPdf, textOf } from './support/pdf.ts';
import { bowl, bowlAll, press, startGame, type } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { newDataFolder } from '../drive/program.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';
import { sessionOn } from './support/session.ts';
import { inTurn } from '../drive/turns.ts';

function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Line of ${name}` });
}

/** How the program understood a player's written line, by its sentence for screen readers. */
async function understood(page: Page, player: number): Promise<string> {
  return (await page.locator(`[data-paper="${String(player)}"]`).innerText()).replace(/\s+/gu, ' ');
}

async function onTurn(page: Page): Promise<string | undefined> {
  return (await readBoard(page)).find((line) => line.onTurn)?.name;
}

test(
  'after a machine died, the lines are entered by keyboard alone on another one, and play goes on there (1 of 2)',
  { tag: inTurn(1, 2) },
  async ({ open }) => {
    const died = await open({ args: ['--players', 'PJS,KYJ'] });
    await startGame(died.page);
    await bowlAll(died.page, 'X 8');
    await press(died.page, 's');
    await expect(died.page.locator('[data-player="2"] [data-frame="1"]')).toHaveAttribute('data-split', '1');
    await putBalls(died.page, '/ F 9 7 2 X 6');
    const paper = await readBoard(died.page);
    await kill(died);

    const data = await newDataFolder();
    const { page } = await open({ data });
    await type(page, 'pjskyj');
    await page.keyboard.press('Enter');
    await page.locator('[data-player]').first().waitFor();
    await press(page, 'l');
    await type(page, 'x F9 x');
    await page.keyboard.press('Tab');
    await expect(field(page, 'KYJ')).toBeFocused();
    await type(page, '(8)/ 72 6');
    await page.keyboard.press('Enter');
    await expect.poll(() => readBoard(page)).toEqual(paper);
    expect(await onTurn(page)).toBe('KYJ');
    await expect(page.getByRole('button', { name: 'Undo KYJ line by agreement' })).toBeVisible();
    // Play continues in mid-frame; the rules compute the total.
    await bowl(page, '/');
    expect(await readMarks(page, 2)).toBe('8/ 72 6/ . . . . . . .');
    await press(page, 'Backspace');
    await expect.poll(() => readBoard(page)).toEqual(paper);
    await press(page, 'Backspace');
    await expect.poll(() => readMarks(page, 2)).toBe('. . . . . . . . . .');
    await expect(page.getByRole('button', { name: 'Redo KYJ line by agreement' })).toBeVisible();
    await press(page, 'Shift+Backspace');
    await expect.poll(() => readBoard(page)).toEqual(paper);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  },
);

test('whole lines are entered by touch alone (2 of 2)', { tag: inTurn(2, 2) }, async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  const finger = await Finger.on(page);
  await finger.button('More');
  await finger.button(/^Lines from paper/u);
  const names: Readonly<Record<string, string>> = {
    ...{ X: 'X, Strike', '/': '/, Spare', '-': '-, Miss', F: 'F, Foul', '.': '., not bowled' },
    ...{ '(': '(, split begins', ')': '), split ends', ' ': 'Space' },
  };
  for (const sign of 'X7/F8') await finger.button(names[sign] ?? sign);
  await finger.button('Next line');
  for (const sign of 'X (7)/.81') await finger.button(names[sign] ?? sign);
  await finger.button('Delete');
  await finger.button('-, Miss');
  expect(await readBoard(page)).toEqual([]);
  await finger.button('Apply');
  await expect.poll(() => readMarks(page, 2)).toBe('X 7/ . 8- . . . . . .');
  expect(await readMarks(page, 1)).toBe('X 7/ F8 . . . . . . .');
  await expect(page.locator('[data-player="2"] [data-frame="2"]')).toHaveAttribute('data-split', '1');
  expect(await onTurn(page)).toBe('KYJ');
  for (const key of await page.getByRole('button', { name: /^[0-9]$/u }).all()) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
  }
});

test('what is wrong is said with its frame and ball; nothing is sent before it is mended', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await bowl(page, 'X');
  await press(page, 'l');
  await expect(field(page, 'PJS')).toHaveValue('X');
  await type(page, 'X 7/ 86');
  await says(page, 'Frame 3, ball 2: Only 2 pins are standing.');
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Frame 3, ball 2: Only 2 pins are standing.');
  const applied = page.getByRole('button', { name: 'Apply' });
  await expect(applied).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await says(page, 'PJS: Frame 3, ball 2: Only 2 pins are standing.');
  await page.keyboard.press('Backspace');
  expect(await understood(page, 1)).toContain('– 38');
  await type(page, '/');
  await expect(applied).not.toHaveAttribute('aria-disabled', 'true');
  // Left without changes.
  await page.keyboard.press('Escape');
  await expect.poll(() => readMarks(page, 1)).toBe('X . . . . . . . . .');
  await press(page, 'l');
  await expect(field(page, 'PJS')).toHaveValue('X');
  await page.keyboard.press('Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('X . . . . . . . . .');
  await expect(page.getByRole('button', { name: 'Undo PJS X, frame 1' })).toBeVisible();
});

test('the field takes signs and nothing else, from an input method and from the clipboard too', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await press(page, 'l');
  const keyboard = await Keyboard.of(page);
  const session = await sessionOn(page);
  for (const code of ['KeyX', 'KeyF', 'Slash', 'Digit8']) {
    await keyboard.press({ key: 'Process', code, number: TAKEN_BY_INPUT_METHOD });
    await session.send('Input.imeSetComposition', { text: 'ㅌ', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: 'ㅌ' });
  }
  await expect(field(page, 'PJS')).toHaveValue('XF/8');
  await page.keyboard.type('q w\u00e9');
  await expect(field(page, 'PJS')).toHaveValue('XF/8 ');
  await field(page, 'PJS').fill('x | ７／ | ８–');
  await expect(field(page, 'PJS')).toHaveValue('X | 7/ | 8-');
  await page.keyboard.press('Enter');
  await expect.poll(() => readMarks(page, 1)).toBe('X 7/ 8- . . . . . . .');
});

test('when a line cannot be saved, the others stay written, and a message says which were entered and which were not', async ({
  open,
}) => {
  const { page, data } = await open({ args: ['--players', 'PJS,KYJ,DOM'] });
  await startGame(page);
  await press(page, 'l');
  for (const [index, line] of ['X X', '72 9/', '8-'].entries()) {
    if (index > 0) await press(page, 'ArrowDown');
    await type(page, line);
  }
  await rename(join(data, 'games'), join(data, 'games-gone'));
  await writeFile(join(data, 'games'), '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await rm(join(data, 'games'));
  await rename(join(data, 'games-gone'), join(data, 'games'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Entered: PJS. Not entered: KYJ, DOM.');
  await expect(page.getByRole('status')).toHaveText('Entered: PJS. Not entered: KYJ, DOM.');
  await expect(field(page, 'KYJ')).toHaveValue('72 9/');
  await field(page, 'KYJ').press('Enter');
  await expect.poll(() => readMarks(page, 3)).toBe('8- . . . . . . . . .');
  expect(await readMarks(page, 1)).toBe('X X . . . . . . . .');
  expect(await readMarks(page, 2)).toBe('72 9/ . . . . . . . .');
});

test('a game ended by lines from paper shows its end once all are entered, and lines of a finished game can be entered', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ');
  await press(page, 'l');
  await type(page, '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-');
  await page.keyboard.press('Tab');
  await type(page, 'XXXXXXXXXXXX');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /same players/iu }).waitFor();
  await says(page, '300');
  // The first line reopens the finished game before the second is sent.
  await press(page, 'l');
  await type(page, '9- 9-');
  await page.keyboard.press('Tab');
  await type(page, 'X X 7');
  await page.keyboard.press('Enter');
  await expect.poll(() => readMarks(page, 2)).toBe('X X 7 . . . . . . .');
  // In the lowest unfinished frame.
  expect(await onTurn(page)).toBe('KYJ');
});

test('the sheet marks the line and says when, from what and to what it was entered by agreement', async ({
  begin,
}) => {
  const program = await begin('PJS', 'KYJ');
  const { page } = program;
  await bowlAll(page, '8 1');
  expect(await textOf(await savedPdf(program))).not.toContain('by agreement');
  await apply(page, { kind: 'agreeLine', player: 1, notation: 'X 9/ 72' });
  const pdf = await savedPdf(program);
  await expectPages(pdf, 1, 'A4');
  const text = await textOf(pdf);
  expect(text).toContain('Lines entered by agreement: 1');
  expect(text).toMatch(/PJS \d\d:\d\d, 9\s→\s46, Bowler/u);
  expect(text.match(/by agreement(?!:)/gu)).toHaveLength(1);
});

test(
  'eight players whose lines were all entered by agreement are still on one page',
  { tag: '@long' },
  async ({ begin }) => {
    const names = Array.from({ length: 8 }, (_, index) => `P${String(index + 1)}`);
    const program = await begin(...names);
    for (const [index] of names.entries())
      await apply(program.page, { kind: 'agreeLine', player: index + 1, notation: 'X 9/ 72' });
    const pdf = await savedPdf(program);
    await expectPages(pdf, 1, 'A4');
    expect((await textOf(pdf)).match(/P\d \d\d:\d\d, 0\s→\s46/gu)).toHaveLength(8);
  },
);
