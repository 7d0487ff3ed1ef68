import type { JSHandle, Page } from '@playwright/test';
import { oneMoreBall } from '../../drive/play.ts';
import type { Half } from '../../src/contract/contract.ts';

/** The bowler on turn with the frame, and the number of balls on that lane's board. */
export interface Due {
  readonly name: string;
  readonly frame: number;
  readonly balls: number;
}

/**
 * Waits until the board of a half, or of the one lane, has this many balls (null: any number) and the bowler on turn has
 * an empty frame. Null when nobody is on turn, or the results are shown.
 */
export async function dueOn(page: Page, half: Half | null, balls: number | null): Promise<Due | null> {
  const found = await page.waitForFunction(
    ([within, wanted]) => {
      if (document.querySelector('[data-captain]') !== null) return { due: null };
      const board = document.querySelector(within);
      if (board === null) return false;
      const marksOf = (cell: Element): string => cell.getAttribute('data-marks') ?? '';
      const cells = [...board.querySelectorAll('[data-player] [data-frame]')];
      const shown = cells.reduce((sum, cell) => sum + marksOf(cell).length, 0);
      if (wanted !== null && shown !== wanted) return false;
      const line = board.querySelector('[data-player][data-turn]');
      if (line === null) return { due: null };
      const empty = [...line.querySelectorAll('[data-frame]')].find((cell) => marksOf(cell) === '');
      if (empty === undefined) return false;
      const [name, frame] = [line.getAttribute('data-name') ?? '', Number(empty.getAttribute('data-frame'))];
      return { due: { name, frame, balls: shown } };
    },
    [boardOf(half), balls] as const,
  );
  const value = await found.jsonValue();
  return value === false ? null : value.due;
}

/** Whether the board of a half, or of the one lane, has one more ball than now; or the results took its place. */
export function nextBallOn(page: Page, half: Half | null): Promise<JSHandle<() => boolean>> {
  return oneMoreBall(page, boardOf(half), '[data-captain]');
}

function boardOf(half: Half | null): string {
  return half === null ? 'body' : `[data-half="${half}"]`;
}
