import type { Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { pastBounce } from '../drive/pauses.ts';
import { bowl, press, type } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

async function names(page: Page): Promise<readonly string[]> {
  return (await readBoard(page)).map(({ name }) => name);
}

async function onTurn(page: Page): Promise<string | undefined> {
  return (await readBoard(page)).find((line) => line.onTurn)?.name;
}

/** Expects undo to offer this. */
async function undoSays(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Undo ${what}` })).toBeVisible();
}

/** Opens a player's panel from the board and presses a button in it. */
async function choose(page: Page, name: string, button: string | RegExp): Promise<void> {
  await page.locator(`[data-name="${name}"] [role="rowheader"]`).click();
  await page
    .getByRole('region', { name: `Player ${name}` })
    .getByRole('button', { name: button })
    // A disabled button can be pressed too, and says why.
    .click({ force: true });
}

test('a player is added by touch: the name on the board, Add a player, the name, Add', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await putBalls(page, '7 2 X 9 /');
  const finger = await Finger.on(page);
  await finger.tap(page.locator('[data-name="KYJ"] [role="rowheader"]'));
  await finger.button(/^Add a player/u);
  for (const key of 'MAX') await finger.button(key);
  await finger.button('Add');
  await expect.poll(() => names(page)).toEqual(['KYJ', 'PJS', 'DOM', 'MAX']);
  await undoSays(page, 'MAX joined');
});

test('a player is added by keyboard: A, the name, Enter; missed frames are bowled first', async ({
  begin,
}) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await putBalls(page, '7 2 X 9 / 3 4');
  await press(page, 'a');
  await type(page, 'MAX');
  await press(page, 'Enter');
  await expect.poll(() => names(page)).toEqual(['KYJ', 'PJS', 'DOM', 'MAX']);
  await undoSays(page, 'MAX joined');
  expect(await onTurn(page)).toBe('MAX');
  await bowl(page, 'X');
  expect((await readMarks(page, 4)).startsWith('X . .')).toBe(true);
  expect(await onTurn(page)).toBe('PJS');
});

test('missed frames count 0 where that is chosen, and the result is shown beforehand', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await putBalls(page, '7 2 X 9 / 3 4');
  await press(page, 'm');
  await page.getByRole('button', { name: /^Add a player/u }).click();
  const form = page.getByRole('region', { name: 'Add a player' });
  await expect(form.getByRole('button', { name: 'Frame 1: bowl it now' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(form).toContainText('bowls frame 1 first');
  await form.getByRole('button', { name: 'Frame 1: counts 0' }).click();
  await expect(form).toContainText('starts in frame 2');
  await page.keyboard.insertText('최민서');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await undoSays(page, '최민서 joined');
  expect(await onTurn(page)).toBe('PJS');
  await putBalls(page, 'X X X');
  expect(await readMarks(page, 4)).toBe('. X . . . . . . . .');
  expect((await readBoard(page))[3]?.frames[0]?.marks).toBe('');
});

test('what is typed for a name is never a ball, wherever the focus went', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await press(page, 'a');
  await page.locator('.lane').first().click();
  await type(page, 'X9-');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('X9-');
  await press(page, 'Enter');
  await expect.poll(() => names(page)).toEqual(['KYJ', 'PJS', 'DOM', 'X9-']);
  expect(await readMarks(page, 1)).toBe('. . . . . . . . . .');
});

test('an invalid name says why, and can be changed', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await press(page, 'a');
  await press(page, 'Enter');
  await expect(page.locator('.message')).toBeVisible();
  await type(page, 'Maximilian Longer');
  await press(page, 'Enter');
  await expect(page.locator('.message')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maximilian Longer');
  await press(page, 'Escape');
  expect(await names(page)).toEqual(['KYJ', 'PJS', 'DOM']);
});

test('bowls now, skips, comes back in turn, leaves and comes back, each named by undo', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await choose(page, 'DOM', /^Bowls now/u);
  await undoSays(page, 'DOM bowls now');
  expect(await onTurn(page)).toBe('DOM');
  await bowl(page, 'X');
  await choose(page, 'KYJ', /^Skip for now/u);
  await undoSays(page, 'KYJ passed over');
  expect(await onTurn(page)).toBe('PJS');
  await choose(page, 'KYJ', /^Back in turn/u);
  await undoSays(page, 'KYJ back in turn');
  expect(await onTurn(page)).toBe('KYJ');
  await choose(page, 'PJS', /^Leaves/u);
  await undoSays(page, 'PJS left');
  await putBalls(page, 'X 9 0 8 1');
  expect(await onTurn(page)).toBe('KYJ');
  await choose(page, 'PJS', /^Comes back/u);
  await page.getByRole('button', { name: /^Frames 1–2: count 0/u }).click();
  await undoSays(page, 'PJS came back');
  await bowl(page, 'X');
  expect(await onTurn(page)).toBe('PJS');
  await press(page, 'Backspace');
  await undoSays(page, 'PJS came back');
  await press(page, 'Backspace');
  await expect(page.getByRole('button', { name: 'Redo PJS came back' })).toBeVisible();
});

test('a blind score is the average less ten, 120 where nobody said one, or a number', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await choose(page, 'DOM', /^Average/u);
  await type(page, '161');
  await press(page, 'Enter');
  await undoSays(page, 'DOM average 161');
  await choose(page, 'DOM', /^Absent/u);
  await undoSays(page, 'DOM absent, counts 151');
  expect((await readBoard(page))[2]?.posted).toBe(151);
  await choose(page, 'PJS', /^Absent/u);
  await expect(page.getByRole('textbox', { name: 'Blind score' })).toHaveValue('120');
  await page.getByRole('button', { name: 'Apply' }).click();
  await undoSays(page, 'PJS absent, counts 120');
  await choose(page, 'PJS', /^Absent/u);
  for (const figure of '95') await page.getByRole('button', { name: figure, exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await undoSays(page, 'PJS absent, counts 95');
});

test('players are renamed, moved and removed, and what cannot be done says why', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await choose(page, 'DOM', /^Rename/u);
  await type(page, 'ANN');
  await press(page, 'Enter');
  await undoSays(page, 'DOM is now ANN');
  // Somebody else takes a place, by touch and by keyboard; undo says which it was.
  await choose(page, 'PJS', /^Rename/u);
  await type(page, 'EVE');
  await page.getByRole('button', { name: /^Somebody else/u }).click();
  await undoSays(page, 'somebody else: PJS → EVE');
  await choose(page, 'EVE', /^Rename/u);
  await type(page, 'PJS');
  await press(page, 'Shift+Enter');
  await undoSays(page, 'somebody else: EVE → PJS');
  await choose(page, 'ANN', /^Move up/u);
  await expect.poll(() => names(page)).toEqual(['KYJ', 'ANN', 'PJS']);
  // The panel stays open for another place.
  await pastBounce(page);
  await page.getByRole('button', { name: /^Move up/u }).click();
  await expect.poll(() => names(page)).toEqual(['ANN', 'KYJ', 'PJS']);
  await expect(page.getByRole('button', { name: /^Move up/u })).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Escape');
  await undoSays(page, 'new order of players');
  await bowl(page, 'X');
  await choose(page, 'ANN', /^Absent/u);
  await expect(page.locator('.message')).toHaveText(
    'This player has bowled already. Let them leave instead.',
  );
  await press(page, 'Escape');
  await choose(page, 'PJS', /^Remove/u);
  await undoSays(page, 'PJS removed');
  await choose(page, 'KYJ', /^Remove/u);
  await undoSays(page, 'KYJ removed');
  await choose(page, 'ANN', /^Remove/u);
  await expect(page.locator('.message')).toHaveText(
    'A game needs at least one player. End the game instead.',
  );
});

test('by keyboard: M, the arrows to the player, Tab and Enter; a digit returns to bowling', async ({
  begin,
}) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM');
  await press(page, 'm');
  await expect(page.getByRole('region', { name: 'Player KYJ' })).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('region', { name: 'Player PJS' })).toBeVisible();
  await press(page, 'Enter');
  await undoSays(page, 'PJS bowls now');
  await press(page, 'm');
  await press(page, 'ArrowUp');
  await page.keyboard.press('Tab');
  await press(page, 'Enter');
  await undoSays(page, 'KYJ passed over');
  await press(page, 'm');
  await bowl(page, '7');
  expect(await readMarks(page, 2)).toBe('7 . . . . . . . . .');
});

test('the next game keeps order and names and leaves out who left or was removed', async ({ begin }) => {
  const { page } = await begin('KYJ', 'PJS', 'DOM', 'ANN');
  await choose(page, 'DOM', /^Move up/u);
  await press(page, 'Escape');
  await choose(page, 'KYJ', /^Average/u);
  await type(page, '144');
  await press(page, 'Enter');
  await choose(page, 'PJS', /^Leaves/u);
  await choose(page, 'ANN', /^Remove/u);
  // Until she is gone her menu is open, where letters are its own.
  await expect.poll(() => names(page)).not.toContain('ANN');
  await press(page, 'n');
  await page.getByRole('button', { name: /^Stop it, next game/u }).click();
  await expect.poll(() => names(page)).toEqual(['KYJ', 'DOM']);
  await press(page, 'm');
  await expect(page.getByRole('region', { name: 'Player KYJ' })).toContainText('Average 144');
});
