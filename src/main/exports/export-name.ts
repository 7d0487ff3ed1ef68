import type { ExportKind } from '../../contract/contract.ts';
import { pdfName } from '../printing/pdf-name.ts';
import type { Setup } from '../../core/game/event.ts';

/** What a file is called: in an export of many games, of one, and what it ends in. */
interface Naming {
  readonly many: string;
  readonly one: string;
  readonly ending: string;
  readonly endingOfOne: string;
}

const NAMES: Readonly<Record<ExportKind, Naming>> = {
  games: { many: 'games', one: '-games', ending: 'csv', endingOfOne: 'csv' },
  frames: { many: 'frames', one: '-frames', ending: 'csv', endingOfOne: 'csv' },
  text: { many: 'sheets', one: '', ending: 'txt', endingOfOne: 'txt' },
  // Many saves are lines, as in the archive; one is the document of `games/`.
  json: { many: 'games', one: '', ending: 'jsonl', endingOfOne: 'json' },
  pdf: { many: 'sheets', one: '', ending: 'pdf', endingOfOne: 'pdf' },
};

/** `headpin-2026-11-21-lane-7-game-3.json`, as a PDF of the same game: nothing that a user typed. */
export function nameOfOne(kind: ExportKind, setup: Setup): string {
  const { one, endingOfOne } = NAMES[kind];
  return `${pdfName(setup).replace(/\.pdf$/u, one)}.${endingOfOne}`;
}

/** `headpin-games-2026-11-23.csv`, by the day of the export; PDFs have parts, from 1. */
export function nameOfMany(kind: ExportKind, day: string, part: number | null = null): string {
  const { many, ending } = NAMES[kind];
  const parts = part === null ? '' : `-part-${String(part)}`;
  return `headpin-${many}-${day}${parts}.${ending}`;
}

const DAY = String.raw`\d{4,6}-\d\d-\d\d`;
const OF_MANY = String.raw`(?:games|frames|sheets)-${DAY}(?:-part-\d+)?|${DAY}-statistics`;
const OF_ONE = String.raw`${DAY}-lane-\d+-game-\d+(?:-(?:games|frames|recap|series|card))?`;
const ENDING = String.raw`(?:-\d+)?\.(?:csv|txt|jsonl?|pdf)$`;
const OURS = new RegExp(`^headpin-(?:${OF_MANY}|${OF_ONE})${ENDING}`, 'u');
const MANY = new RegExp(`^headpin-(?:${OF_MANY})${ENDING}`, 'u');

/** Whether a file of games has this name: an export, or a sheet as PDF. */
export function isExportName(name: string): boolean {
  return OURS.test(name);
}

/** Whether a file has games that its name does not tell: those of an export, or of a bowler's statistics. */
export function isOfMany(name: string): boolean {
  return MANY.test(name);
}
