import { crc32 } from 'node:zlib';
import { generationOf } from '../../core/game/game.ts';
import { parseLine } from '../archive/archived-line.ts';
import { type IndexLine, parseIndexLine, sumOf } from '../archive/index-line.ts';
import { LARGEST_MONTH } from '../archive/month-file.ts';
import { byMonth, monthIn } from '../archive/month-name.ts';
import { NEW_LINE, piecesOf } from '../archive/pieces.ts';
import { readBounded } from '../disk/read-bounded.ts';
import type { CheckedGames } from './check-games.ts';
import { CheckMonth } from './check-month.ts';
import type { GameState } from './game-state.ts';
import type { Looking } from './looking.ts';

/** The checked games of `archive/`. */
export interface CheckedArchive {
  /** Each game at its highest generation. */
  readonly states: ReadonlyMap<string, GameState>;
  readonly deleted: ReadonlySet<string>;
  readonly months: number;
  readonly newer: number;
}

const INDEX = /^(.+)\.index$/u;

/** Checks every line of every month, each index against its month, and the archive against `games/`. */
export async function checkArchive(
  looking: Looking,
  { states: kept }: CheckedGames,
): Promise<CheckedArchive> {
  const names = await looking.names('archive');
  const months = names.flatMap((name) => monthIn(name) ?? []).toSorted(byMonth);
  for (const name of names) {
    const isIndex = months.includes(INDEX.exec(name)?.[1] ?? '');
    if (monthIn(name) !== null || isIndex) await looking.meet(`archive/${name}`);
    else if (INDEX.test(name)) looking.find(`archive/${name}`, 'index-stale');
    else looking.stray('archive', name, (file) => monthIn(file) !== null);
  }
  const archive = { states: new Map<string, GameState>(), deleted: new Set<string>(), newer: 0 };
  for (const month of months) {
    const checked = await checkMonth(looking, month, kept);
    if (checked === null) continue;
    for (const state of checked.states.values()) take(archive.states, state, looking, checked.file);
    for (const id of checked.deleted) archive.deleted.add(id);
    archive.newer += checked.newer;
  }
  compareWith(kept, archive, looking);
  return { ...archive, months: months.length };
}

/** Null: there is no file of ours to check. */
async function checkMonth(
  looking: Looking,
  month: string,
  kept: CheckedGames['states'],
): Promise<CheckMonth | null> {
  const file = `archive/${month}.jsonl`;
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_MONTH);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') {
    looking.find(file, document.reason === 'unreadable' ? 'unreadable' : 'month-unusable');
    return null;
  }
  const checked = new CheckMonth(looking, month, kept);
  checked.check(document.bytes);
  await checkIndex(looking, month, document.bytes);
  return checked;
}

function take(states: Map<string, GameState>, state: GameState, looking: Looking, file: string): void {
  const other = states.get(state.id);
  if (other !== undefined && exclude(other, state)) looking.find(file, 'two-states');
  if (other === undefined || other.generation <= state.generation) states.set(state.id, state);
}

/** A game in both places was being archived or deleted when the program ended; the next attempt finishes that. */
function compareWith(
  kept: CheckedGames['states'],
  { states, deleted }: Pick<CheckedArchive, 'states' | 'deleted'>,
  looking: Looking,
): void {
  for (const [id, state] of kept) {
    const archived = states.get(id);
    const file = `games/${id}.json`;
    if (deleted.has(id)) looking.find(file, 'deleted-left');
    else if (archived !== undefined)
      looking.find(file, exclude(archived, state) ? 'two-states' : 'in-two-places');
  }
}

export function exclude(one: GameState, other: GameState): boolean {
  return one.generation === other.generation && one.digest !== other.digest;
}

/** In bytes; the program also rebuilds a larger index. */
const LARGEST_INDEX = 512 * 1024 * 1024;

/**
 * Checks an index against its month. An index is a cache: it may lag behind, and one that disagrees is rebuilt when
 * needed.
 */
async function checkIndex(looking: Looking, month: string, lines: Uint8Array): Promise<void> {
  const file = `archive/${month}.index`;
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_INDEX);
  if (document.kind === 'missing') return;
  if (document.kind === 'damaged' || !isIndexOf(document.bytes, lines)) looking.find(file, 'index-stale');
}

function isIndexOf(index: Uint8Array, month: Uint8Array): boolean {
  let [place, end, all] = [0, 0, 0];
  while (place < index.length) {
    const next = index.indexOf(NEW_LINE, place) + 1;
    if (next === 0) return false;
    const bytes = index.subarray(place, next);
    const parsed = parseIndexLine(bytes);
    if (parsed?.all !== all) return false;
    const { line } = parsed;
    if (line.place !== place || line.at !== end || !isLineOf(line, month)) return false;
    [place, end, all] = [next, line.at + line.length, crc32(bytes, all)];
  }
  return true;
}

/** Whether the month has at its position what the index line says. */
function isLineOf(line: IndexLine, month: Uint8Array): boolean {
  const [piece] = piecesOf(month.subarray(line.at, line.at + line.length), line.at);
  if (piece?.length !== line.length || sumOf(piece.bytes) !== line.sum) return false;
  if (line.kind === 'blank') return piece.isBlank;
  const reading = parseLine(piece.bytes);
  switch (line.kind) {
    case 'damaged':
      return reading.kind === 'damaged';
    case 'newer':
    case 'newer-nameless':
      return reading.kind === 'newer';
    case 'deleted':
      return reading.kind === 'read' && reading.value.kind === 'deleted' && reading.value.id === line.id;
    case 'game':
      return (
        reading.kind === 'read' &&
        reading.value.kind === 'game' &&
        reading.value.record.id === line.summary.id &&
        generationOf(reading.value.record.game) === line.generation
      );
  }
}
