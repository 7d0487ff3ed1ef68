import type { Origin } from '../../core/players/opaque-id.ts';
import { byCounter, counterOf } from '../record/game-id.ts';
import { parseIndexLine, type IndexLine } from './index-line.ts';
import { NEW_LINE, asBuffer } from './pieces.ts';

export type IndexedGame = Extract<IndexLine, { kind: 'game' | 'newer' }>;

/** Which games are wanted: those of the highest counters, after `before` (null: from the highest), at most this many. */
export interface Wanted {
  readonly before: string | null;
  readonly count: number;
  /** Only games that were bowled in this folder: other lanes' games may have higher counters. */
  readonly origin?: Origin;
}

/** The wanted games in part of an index; `isAll` means earlier parts cannot add any. */
export interface Found {
  readonly games: readonly IndexedGame[];
  readonly isAll: boolean;
}

/** A line in an index, and the CRC-32 of everything before it. */
export interface Around {
  readonly start: number;
  readonly line: IndexLine;
  readonly all: number;
}

/** The line around a place, with its line end; null when it is damaged. */
export function lineAround(bytes: Uint8Array, place: number): Around | null {
  const start = bytes.subarray(0, place).lastIndexOf(NEW_LINE) + 1;
  const parsed = parseIndexLine(bytes.subarray(start, bytes.indexOf(NEW_LINE, place) + 1));
  return parsed === null ? null : { start, ...parsed };
}

/**
 * The wanted games in whole lines, from the last line back. A game may have several lines; the highest generation
 * holds. Null when a needed line is damaged.
 */
export function search(bytes: Uint8Array, wanted: Wanted): Found | null {
  const games = new Map<string, IndexedGame>();
  const deleted = new Set<string>();
  const found = (): readonly IndexedGame[] => newest([...games.values()], wanted.count);
  // The last of those that are enough: what comes behind it is not wanted.
  let last: IndexedGame | undefined;
  for (let end = bytes.length; end > 0;) {
    const begun = bytes.subarray(0, end - 1).lastIndexOf(NEW_LINE) + 1;
    if (isOther(bytes.subarray(begun, end), wanted, last)) {
      end = begun;
      continue;
    }
    const around = lineAround(bytes, end - 1);
    if (around === null) return null;
    const { start, line } = around;
    if (last !== undefined && (counterOf(last.summary.id) ?? 0) > line.top)
      return { games: found(), isAll: true };
    if (line.kind === 'deleted') deleted.add(line.id);
    if (isGame(line) && isWanted(line, wanted) && !deleted.has(line.summary.id)) {
      take(games, line);
      if (games.size >= wanted.count) last = found().at(-1);
    }
    end = start;
  }
  return { games: found(), isAll: false };
}

/** A game's head as `makeIndexLine` writes it; other lines are read whole. */
const GAME_HEAD =
  /"kind":"game","generation":\d+,"packing":"[0-9a-f]{8}","origin":"([0-9a-f]{24})","summary":\{"id":"(g[0-9a-f-]{1,40})"/u;
const HEAD_LENGTH = 400;

/** Whether a line is of another folder, or comes behind the `last` game that is wanted. To read it takes fifty times as long. */
function isOther(bytes: Uint8Array, { origin }: Wanted, last: IndexedGame | undefined): boolean {
  if (origin === undefined) return false;
  const head = GAME_HEAD.exec(asBuffer(bytes.subarray(0, HEAD_LENGTH)).toString('latin1'));
  if (head === null) return false;
  const [, bowledIn, id = ''] = head;
  return bowledIn !== origin || (last !== undefined && byCounter(id, last.summary.id) < 0);
}

function isWanted(line: IndexedGame, { before, origin }: Wanted): boolean {
  if (before !== null && byCounter(line.summary.id, before) >= 0) return false;
  return origin === undefined || (line.kind === 'game' && line.origin === origin);
}

export function isGame(line: IndexLine): line is IndexedGame {
  return line.kind === 'game' || line.kind === 'newer';
}

/** A newer program's line is newer than any of this one's, whatever generation they have. */
export function ageOf(line: IndexedGame): number {
  return line.kind === 'newer' ? Number.POSITIVE_INFINITY : line.generation;
}

function take(games: Map<string, IndexedGame>, line: IndexedGame): void {
  const other = games.get(line.summary.id);
  if (other === undefined || ageOf(other) < ageOf(line)) games.set(line.summary.id, line);
}

/** Each game once at its highest generation, newest first, up to the limit. */
export function newest(games: readonly IndexedGame[], count: number): readonly IndexedGame[] {
  const each = new Map<string, IndexedGame>();
  for (const game of games) take(each, game);
  return [...each.values()]
    .toSorted((one, other) => byCounter(other.summary.id, one.summary.id))
    .slice(0, count);
}

/** One game's newest line, its deletion, or nothing. */
export type Sought = IndexedGame | { readonly kind: 'deleted'; readonly id: string } | null;

/** Finds one game in a whole index; null when a line that names it is damaged. */
export function seek(bytes: Uint8Array, id: string): { readonly sought: Sought } | null {
  let best: IndexedGame | null = null;
  for (let from = 0; ;) {
    const hit = asBuffer(bytes).indexOf(`"id":"${id}"`, from);
    if (hit === -1) return { sought: best };
    const line = lineAround(bytes, hit)?.line;
    if (line === undefined) return null;
    if (line.kind === 'deleted') return { sought: line };
    // Stryker disable next-line ConditionalExpression: what names a game and is not a tombstone is a game (the check is for the types)
    if (isGame(line) && (best === null || ageOf(line) >= ageOf(best))) best = line;
    from = hit + 1;
  }
}
