import type { Setup } from '../../core/game/event.ts';
import type { SheetSubject } from '../../contract/contract.ts';
import { dayOf } from '../local-time.ts';

type PrintedKind = Exclude<SheetSubject['kind'], 'blank' | 'statistics'>;

export const BLANK_PDF_NAME = 'headpin-blank-sheet.pdf';

/** Statistics are of many games: their file has the day it was made. */
export function statisticsPdfName(printedAt: string, timeZone?: string): string {
  return `headpin-${dayOf(printedAt, timeZone)}-statistics.pdf`;
}

/**
 * The file name of a game's sheet, `headpin-2026-11-21-lane-7-game-3.pdf`, with the kind of another sheet behind; it contains nothing that a user typed. The
 * day is the game's start in `timeZone` (IANA), by default the PC's.
 */
export function pdfName(
  setup: Setup,
  timeZone?: string,
  kind: Exclude<PrintedKind, 'game'> | null = null,
): string {
  const day = dayOf(setup.startedAt, timeZone);
  return `headpin-${day}-lane-${String(setup.lane)}-game-${String(setup.gameNumber)}${kind === null ? '' : `-${kind}`}.pdf`;
}

/** What the file name of a sheet says. */
export interface NamedSheet {
  readonly day: string;
  readonly lane: number;
  readonly game: number;
}

const SHEET = /^headpin-(?<day>\d{4,6}-\d\d-\d\d)-lane-(?<lane>\d+)-game-(?<game>\d+)(?:-.*)?\.pdf$/u;

/** Reads the name of a game's sheet, of any kind and with a number behind it; null for any other file. */
export function sheetNamed(file: string): NamedSheet | null {
  const { day, lane, game } = SHEET.exec(file)?.groups ?? {};
  return day === undefined ? null : { day, lane: Number(lane), game: Number(game) };
}
