import type { Table } from '../../../core/line/table.ts';

/** Widths in millimetres; the score has what is left of a full line. */
const NAME = 23;
const FRAMES = 151.2;
/** A line of few boxes is shorter than the page: wider ones would part the balls of one frame. */
const WIDEST_BOX = 14;
const OF_SHORT = { name: 60, score: 30 } as const;

/** The columns of a line by its boxes, as the style sheet takes them: name, frames, score. */
export function lineColumns(table: Pick<Table, 'balls'>): string {
  const boxes = boxesIn(table);
  const box = isShort(table) ? WIDEST_BOX : FRAMES / boxes;
  const frames = table.balls.map((count) => millimetres(count * box));
  return isShort(table)
    ? [millimetres(OF_SHORT.name), ...frames, millimetres(OF_SHORT.score)].join(' ')
    : [millimetres(NAME), ...frames, '1fr'].join(' ');
}

export function isShort(table: Pick<Table, 'balls'>): boolean {
  return boxesIn(table) * WIDEST_BOX < FRAMES;
}

function boxesIn({ balls }: Pick<Table, 'balls'>): number {
  return balls.reduce((sum, count) => sum + count, 0);
}

function millimetres(width: number): string {
  return `${width.toFixed(2)}mm`;
}
