import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { apply } from '../drive/bridge.ts';
import { kill } from './support/kill.ts';
import { bowl, bowlAll, press, startGame } from '../drive/play.ts';
import type { Program } from '../drive/program.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

interface End {
  readonly ended: string;
  readonly end: (program: Program) => Promise<void>;
  readonly tag: '@long' | [];
}

const ENDS: readonly End[] = [
  { ended: 'closed', end: (program) => program.stop(), tag: '@long' },
  { ended: 'killed', end: kill, tag: [] },
];

for (const { ended, end, tag } of ENDS) {
  test(
    `a game that was ${ended} in mid-frame resumes exactly there with what was undone, and the log tells how it ended`,
    { tag },
    async ({ open, data }) => {
      const first = await open({ args: ['--players', 'PJS,KYJ'], own: true });
      await startGame(first.page);
      await bowlAll(first.page, 'X 8');
      await press(first.page, 's');
      await expect(first.page.locator('[data-player="2"] [data-frame="1"]')).toHaveAttribute(
        'data-split',
        '1',
      );
      await bowlAll(first.page, '/ F / 7');
      const shown = await readBoard(first.page);
      await bowl(first.page, '2');
      await undoneByName(first.page, 'Undo KYJ 2, frame 2');
      await end(first);

      const { page } = await open();
      expect(await readBoard(page)).toEqual(shown);
      const log = await readFile(join(data, 'log', 'headpin.log'), 'utf8');
      expect(log.includes('"cut-off"')).toBe(ended === 'killed');
      expect(shown[1]?.frames[0]?.split).toBe('1');
      await press(page, 'Shift+Backspace');
      await expect.poll(() => readMarks(page, 2)).toBe('8/ 72 . . . . . . . .');
      await undoneByName(page, 'Undo KYJ 2, frame 2');
      await undoneByName(page, 'Undo KYJ 7, frame 2');
      // Undo names the ball and takes it back, and the same player bowls it again.
      await bowl(page, '3');
      await expect.poll(() => readMarks(page, 2)).toBe('8/ 3 . . . . . . . .');
      expect((await readBoard(page)).find(({ onTurn }) => onTurn)?.name).toBe('KYJ');
      // Hangul has fonts of its own, which a page gets with its first Korean name.
      expect(await koreanFonts(page)).toEqual([]);
      await apply(page, { kind: 'join', name: '최민서', makesUp: false });
      await expect.poll(() => koreanFonts(page)).toContain('loaded');
    },
  );

  test(
    `a finished game that was ${ended} shows its end again, and undo continues from there`,
    { tag },
    async ({ open }) => {
      const first = await open({ args: ['--players', 'PJS'], own: true });
      await startGame(first.page);
      await putBalls(first.page, 'X'.repeat(11));
      await bowl(first.page, '9');
      await expect(first.page.getByText('299').first()).toBeVisible();
      await end(first);

      const { page } = await open();
      await expect(page.getByText('299').first()).toBeVisible();
      await press(page, 'Backspace');
      await expect.poll(() => readMarks(page, 1)).toBe('X X X X X X X X X XX');
      await bowl(page, 'X');
      await expect(page.getByText('300').first()).toBeVisible();
    },
  );
}

async function undoneByName(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  await press(page, 'Backspace');
  await expect(button).toHaveCount(0);
}

/** The state of each font for Hangul that the page knows. */
function koreanFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('KR')).map(({ status }) => status),
  );
}
