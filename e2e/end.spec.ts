import type { Page } from '@playwright/test';
import { ANY_GAME } from '../src/contract/contract.ts';
import { readBoard, readMarks } from '../drive/board.ts';
import { apply, call, countGames, currentGame } from '../drive/bridge.ts';
import { bowl, bowlAll, press, startGame } from '../drive/play.ts';
import { says } from './support/says.ts';
import { putBalls } from '../drive/put-game.ts';
import { putLines } from '../drive/put-league.ts';
import { expect, test } from './support/test.ts';

/** Nine frames of misses for two players, so that the tenth decides. */
async function missNineFrames(page: Page): Promise<void> {
  const misses = Array.from({ length: 9 }, () => '--').join(' ');
  await putLines(page, { 1: misses, 2: misses });
}

test('the winner is named, with the margin and the runner-up', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await missNineFrames(page);
  await bowlAll(page, '9 / 5 9 -');
  await says(page, 'wins by 6 pins');
  await says(page, /ahead of KYJ/u);
  expect((await readBoard(page)).map(({ posted }) => posted)).toEqual([15, 9]);
});

test('a tie names both players', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await missNineFrames(page);
  await bowlAll(page, '8 1 9 -');
  await says(page, '2 players share first place');
});

test('one press starts the next game of the same players, empty and with the next number, and their series continues', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, 'X');
  await page.getByRole('button', { name: /^New game, same players/u }).click();
  await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
  await says(page, 'Game 2');
  const row = page.locator('[data-player="1"]');
  await expect(row).toHaveAttribute('data-series', '300');
  await putBalls(page, '9-'.repeat(9));
  await expect(row).toHaveAttribute('data-series', '381');
  const { id: second } = await currentGame(page);
  await putBalls(page, '9-');
  const series = page.getByRole('region', { name: 'Series' }).getByRole('row', { name: /^PJS/u });
  await expect(series).toHaveText(/300.*high game.*90.*390.*195/su);
  // The first game is corrected while the second is over, and nothing else is touched.
  const past = (await call(page, 'games.page', { ...ANY_GAME, before: null, count: 2 })) as {
    readonly value: { readonly games: readonly [unknown, { readonly id: string }] };
  };
  expect(await call(page, 'games.open', past.value.games[1].id)).toMatchObject({ ok: true });
  await apply(page, {
    kind: 'correctFrame',
    ...{ player: 1, frame: 10 },
    balls: [9, 0].map((pins) => ({ entry: { kind: 'pins', pins }, split: false })),
  });
  expect(await call(page, 'games.open', second)).toMatchObject({ ok: true });
  await expect(series).toHaveText(/267.*high game.*90.*357.*178 \+1/su);
  await press(page, 'n');
  await expect(row).toHaveAttribute('data-series', '357');
});

test('staff type a game of another lane and correct game 1 while game 2 runs, and one press comes back', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await putBalls(page, '9-'.repeat(10));
  await press(page, 'n');
  await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
  await putBalls(page, '8-');
  const row = page.locator('[data-player="1"]');
  await expect(row).toHaveAttribute('data-series', '98');
  const toEarlier = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /^Earlier games/u }).click();
  };
  await toEarlier();
  await page.getByRole('textbox', { name: 'Score of a game' }).fill('150');
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('data-series', '248');
  await page.getByRole('button', { name: 'Correct game 1' }).click();
  const back = page.getByRole('button', { name: 'Back to game 2' });
  await expect(back).toBeVisible();
  await apply(page, {
    kind: 'correctFrame',
    ...{ player: 1, frame: 1 },
    balls: [9, 1].map((pins) => ({ entry: { kind: 'pins', pins }, split: false })),
  });
  await back.click();
  await expect(row).toHaveAttribute('data-series', '258');
  expect(await readMarks(page, 1)).toBe('8- . . . . . . . . .');
  await bowl(page, '7');
  expect(await readMarks(page, 1)).toBe('8- 7 . . . . . . . .');
});

test('new players get the set-up, and the finished game stays among the past ones', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, 'X');
  await page.getByRole('button', { name: /^New players/u }).click();
  await expect(page.getByRole('button', { name: /^Start/u })).toBeVisible();
  await page.getByRole('button', { name: 'Past games' }).click();
  await expect(page.locator('[data-game].over')).toHaveCount(1);
});

test('a stopped game is kept as unfinished: the past games open it to be read and printed, and resume it where it was', async ({
  open,
}) => {
  const { page } = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(page);
  await putBalls(page, 'X 8');
  const shown = await readBoard(page);
  await press(page, 'o');
  await page.getByRole('button', { name: /^Stop this game/u }).click();
  await says(page, 'Stopped, unfinished');
  const shownStopped = await readBoard(page);

  await page.getByRole('button', { name: /^New players/u }).click();
  for (const letter of 'CMS') await page.keyboard.press(letter);
  await startGame(page);
  await bowl(page, '7');
  await press(page, 'n');
  await page.getByRole('button', { name: 'Stop it, new players' }).click();

  await page.getByRole('button', { name: 'Past games' }).click();
  await page.locator('[data-game]').nth(1).click();
  await expect(page.locator('[data-game]').nth(1)).toContainText('Stopped');
  await expect.poll(() => readBoard(page)).toEqual(shownStopped);
  await press(page, 'Control+p');
  await expect(page.getByRole('button', { name: /^Save PDF/u })).toBeFocused();
  await press(page, 'Enter');
  await says(page, /\.pdf/u);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect.poll(() => readBoard(page)).toEqual(shown);
  await bowl(page, '/');
  expect(await readMarks(page, 2)).toBe('8/ . . . . . . . . .');
  expect(await countGames(page)).toBe(2);
});

test('undo at the end takes the last ball back and the game continues', async ({ begin }) => {
  const { page } = await begin('PJS');
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, '9');
  await says(page, '299');
  await press(page, 'Backspace');
  await expect.poll(() => readMarks(page, 1)).toBe('X X X X X X X X X XX');
  await bowl(page, 'X');
  await says(page, '300');
});

test('a frame is corrected after the end, and the result follows', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await missNineFrames(page);
  await putBalls(page, '9 - 8 -');
  await says(page, 'wins by 1 pin');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.locator('[data-player="2"] [data-frame="10"]').click({ position: { x: 8, y: 8 } });
  await press(page, '9');
  await press(page, 'Enter');
  await expect.poll(async () => (await readBoard(page))[1]?.posted).toBe(9);
});
