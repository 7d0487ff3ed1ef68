import type { Setup } from '../../core/game/event.ts';

export const BLANK_PDF_NAME = 'headpin-blank-sheet.pdf';

/**
 * The file name of a game's sheet, `headpin-2026-11-21-lane-7-game-3.pdf`; it contains nothing that a user typed. The
 * day is the game's start in `timeZone` (IANA), by default the PC's.
 */
export function pdfName(setup: Setup, timeZone?: string): string {
  const day = dayOf(setup.startedAt, timeZone);
  return `headpin-${day}-lane-${String(setup.lane)}-game-${String(setup.gameNumber)}.pdf`;
}

/** The day of a time (ISO 8601 in UTC) in `timeZone` (IANA), by default the PC's: `2026-11-21`. */
export function dayOf(time: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = new Map(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
