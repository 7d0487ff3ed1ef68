import { readBounded } from '../disk/read-bounded.ts';
import { LARGEST_MONTH } from '../archive/month-file.ts';
import { byMonth, monthIn } from '../archive/month-name.ts';
import { CheckMonth } from './check-month.ts';
import type { CheckedGames } from './check-games.ts';
import type { GameState } from './game-state.ts';
import { checkIndex } from './check-index.ts';
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
