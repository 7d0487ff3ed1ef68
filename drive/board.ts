import type { Page } from '@playwright/test';

/** A line as shown, read from the attributes that stay (docs/interface.md). */
export interface ShownLine {
  readonly player: number;
  readonly name: string;
  readonly onTurn: boolean;
  readonly posted: number;
  readonly max: number;
  readonly frames: readonly ShownFrame[];
}

/** A frame as shown. */
export interface ShownFrame {
  readonly frame: number;
  readonly marks: string;
  readonly total: number | null;
  readonly split: string | null;
}

/** Every line on the board, in line-up order. */
export async function readBoard(page: Page): Promise<readonly ShownLine[]> {
  return page.locator('[data-player]').evaluateAll((lines) =>
    lines.map((line) => ({
      player: Number(line.getAttribute('data-player')),
      name: line.getAttribute('data-name') ?? '',
      onTurn: line.hasAttribute('data-turn'),
      posted: Number(line.getAttribute('data-posted')),
      max: Number(line.getAttribute('data-max')),
      frames: [...line.querySelectorAll('[data-frame]')].map((cell) => ({
        frame: Number(cell.getAttribute('data-frame')),
        marks: cell.getAttribute('data-marks') ?? '',
        total: cell.hasAttribute('data-total') ? Number(cell.getAttribute('data-total')) : null,
        split: cell.getAttribute('data-split'),
      })),
    })),
  );
}

/** All of a player's marks, `.` for a frame not begun: `X 7/ 9- . . .`. */
export async function readMarks(page: Page, player: number): Promise<string> {
  const line = (await readBoard(page)).find((candidate) => candidate.player === player);
  return (line?.frames ?? []).map(({ marks }) => marks || '.').join(' ');
}
