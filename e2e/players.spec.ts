import type { Page } from '@playwright/test';
import { readBoard } from '../drive/board.ts';
import { apply } from '../drive/bridge.ts';
import { pastBounce } from '../drive/pauses.ts';
import { press, startGame, type } from '../drive/play.ts';
import { resized } from '../drive/program.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';
import { sessionOn } from './support/session.ts';

const LETTERS = 'ABCDEFGHIJKLMNOP';

/** This many three-letter names: AAA, BBB, ... */
function names(count: number): readonly string[] {
  return Array.from(LETTERS.slice(0, count), (letter) => letter.repeat(3));
}

async function onTurn(page: Page): Promise<string | undefined> {
  return (await readBoard(page)).find((line) => line.onTurn)?.name;
}

for (const {
  one: { count, pages },
  share,
  tag,
} of takeTurns([
  { count: 1, pages: [1] },
  { count: 8, pages: [8] },
  { count: 9, pages: [5, 4] },
  { count: 11, pages: [6, 5] },
  { count: 16, pages: [8, 8] },
])) {
  const title = `${String(count)} players are shown on pages of ${pages.join(' and ')}, and the board follows whose ball it is (${share})`;
  test(title, { tag }, async ({ begin }) => {
    const all = names(count);
    const { page } = await begin(...all);
    let first = 0;
    for (const lines of pages) {
      const expected = all.slice(first, first + lines);
      for (const name of expected) {
        await expect.poll(() => onTurn(page)).toBe(name);
        const board = await readBoard(page);
        expect(board.map((line) => line.name)).toEqual(expected);
        expect(board.map(({ player }) => player)).toEqual(expected.map((_, index) => first + index + 1));
        await press(page, 'x');
      }
      first += lines;
    }
    // After a full round the first page returns for the second frame.
    await expect.poll(() => onTurn(page)).toBe('AAA');
  });
}

test('names stay as they were given; the same name again gets a number', async ({ begin }) => {
  const { page } = await begin('pjs', 'Alexandra K.', '최민서', '김 철수', 'KIM', 'KIM', 'LEE', 'KIM');
  const shown = (await readBoard(page)).map(({ name }) => name);
  const numbered = ['KIM', 'KIM 2', 'LEE', 'KIM 3'];
  expect(shown).toEqual(['pjs', 'Alexandra K.', '최민서', '김 철수', ...numbered]);
});

test('the third letter ends a name and opens the next row', async ({ party }) => {
  const { page } = await party();
  await page.keyboard.type('pjskyj');
  await expect(page.getByRole('button', { name: /^Start, 2 players/u })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('[data-player]').first().waitFor();
  expect((await readBoard(page)).map(({ name }) => name)).toEqual(['PJS', 'KYJ']);
});

test('a Korean name is typed with an input method', async ({ party }) => {
  const { page } = await party();
  const session = await sessionOn(page);
  for (const text of ['ㅊ', '초', '최', '최ㅁ', '최미', '최민']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: '최민서' });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Start, 1 player/u }).click();
  await page.locator('[data-player]').first().waitFor();
  expect((await readBoard(page)).map(({ name }) => name)).toEqual(['최민서']);
});

test('the longest names are shown whole, never cut and never with an ellipsis', async ({ begin }) => {
  const longest = ['WWWWWWWWWWWW', 'Maximiliane.', '뛟뛟뛟뛟뛟뛟뛟뛟뛟뛟뛟뛟', 'mmmmmmmmmmmm'];
  const program = await begin(...longest);
  const { page } = program;
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
  ]) {
    await resized(program, size);
    for (const name of longest) {
      const plate = page.locator(`[data-name="${name}"] [role="rowheader"]`);
      const spare = (): Promise<number> =>
        plate.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const text = range.getBoundingClientRect();
          const room = element.getBoundingClientRect();
          return Math.min(text.left - room.left, room.right - text.right);
        });
      expect(await plate.innerText()).not.toContain('…');
      // The board is measured in the frame after the resize.
      await expect.poll(spare, name).toBeGreaterThanOrEqual(-1);
    }
  }
});

test('an average is entered at the set-up, by keyboard or by touch, and carries over to the next game', async ({
  party,
}) => {
  const { page } = await party();
  await type(page, 'kyjpjs');
  await page.getByRole('button', { name: 'Average of KYJ' }).focus();
  await press(page, 'Enter');
  await type(page, '301');
  await press(page, 'Enter');
  await expect(page.locator('.go .message')).toHaveText('A score is a whole number from 0 to 300.');
  await press(page, 'Backspace');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Average of KYJ' })).toContainText('30');
  // The letters after it are a name again.
  await type(page, 'dom');
  const finger = await Finger.on(page);
  await finger.button('Average of PJS');
  for (const figure of '165') await finger.button(figure);
  await finger.button('Apply');
  await expect(page.getByRole('button', { name: 'Average of PJS' })).toContainText('165');
  await expect(page.getByRole('button', { name: 'Average of DOM' })).toContainText('–');
  await startGame(page);

  for (const game of [1, 2]) {
    for (const [name, average] of [
      ['KYJ', 'Average 30'],
      ['PJS', 'Average 165'],
    ] as const) {
      await page.locator(`[data-name="${name}"] [role="rowheader"]`).click();
      await expect(page.getByRole('region', { name: `Player ${name}` })).toContainText(average);
    }
    await page.locator('[data-name="DOM"] [role="rowheader"]').click();
    await expect(page.getByRole('region', { name: 'Player DOM' })).not.toContainText('Average 1');
    await press(page, 'Escape');
    if (game === 2) break;
    expect((await apply(page, { kind: 'stop' })).ok).toBe(true);
    await page.getByRole('button', { name: 'New game, same players' }).click();
    await expect(page.locator('[data-player]')).toHaveCount(3);
    await pastBounce(page);
  }
});
