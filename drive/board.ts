import type { Page } from '@playwright/test';

/** One line as the board shows it, read from the surface that ARCHITECTURE.md promises. */
export interface ShownLine {
  readonly player: number;
  readonly name: string;
  readonly onTurn: boolean;
  readonly posted: number;
  readonly max: number;
  readonly frames: readonly ShownFrame[];
}

/** One frame as the board shows it. */
export interface ShownFrame {
  readonly frame: number;
  readonly marks: string;
  readonly total: number | null;
  readonly split: string | null;
}

/** Every line on the board, in the order of the line-up. */
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

/** The marks of every frame of one player, `.` for a frame not begun: `X 7/ 9- . . .`. */
export async function readMarks(page: Page, player: number): Promise<string> {
  const line = (await readBoard(page)).find((candidate) => candidate.player === player);
  return (line?.frames ?? []).map(({ marks }) => marks || '.').join(' ');
}
