import type { Setup } from '../../core/game/event.ts';
import type { SheetSubject, SubjectSheetOrder } from '../../contract/contract.ts';
import { dayOf } from '../local-time.ts';

type PrintedKind = Exclude<SheetSubject['kind'], 'blank' | 'statistics'>;

/** The file name of a sheet. Statistics are of many games: their file has the day it was made. */
export function sheetPdfName(sheet: SubjectSheetOrder, timeZone?: string): string {
  switch (sheet.kind) {
    case 'game':
      return pdfName(sheet.game.setup, timeZone);
    case 'recap':
    case 'series':
    case 'card':
      return pdfName(sheet.game.setup, timeZone, sheet.kind);
    case 'statistics':
      return `headpin-${dayOf(sheet.printedAt, timeZone)}-statistics.pdf`;
    case 'blank':
      return 'headpin-blank-sheet.pdf';
  }
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
