import { personsIn } from '../../../core/chain/erasing.ts';
import type { GameRecord } from '../../record/game-record.ts';
import { otherIds } from '../../record/new-id.ts';
import { BowlerRemoval, type Found } from '../bowler-removal.ts';
import type { GamesFolder } from '../games-folder.ts';
import type { Removed } from '../name-removal.ts';
import { calledInRecord, namedFacts, withoutPersons } from '../without-bowler.ts';

/** The ids of whoever has this name in the game. */
export function idsNamed(record: GameRecord, name: string): readonly string[] {
  return calledInRecord(record).flatMap((one) => (one.name === name ? (one.bowler ?? []) : []));
}

/** The game without whoever has this name in it; null where nobody has. */
export function withoutNamed(record: GameRecord, name: string, other = otherIds()): GameRecord | null {
  return withoutPersons(record, personsIn(namedFacts(record), new Set(idsNamed(record, name))), other);
}

/** Everybody of this name in games that are not on the board, as a lane looks for them. */
export async function found(folder: GamesFolder, name: string, isShown = nobody): Promise<Found | string> {
  const steps = new BowlerRemoval(folder).find({ name, bowlers: [], counts: (id) => !isShown(id) });
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
    if (!step.value.ok) return step.value.error;
  }
}

/** Erases everybody of this name, as a lane does while no game runs: what each step did. */
export async function erased(
  folder: GamesFolder,
  name: string,
  { isShown = nobody, other = otherIds() } = {},
): Promise<readonly Removed[]> {
  const all = await found(folder, name, isShown);
  if (typeof all === 'string') throw new Error(all);
  const step = { persons: all.persons, has: () => true, isShown, other };
  const done: Removed[] = [];
  for await (const one of new BowlerRemoval(folder).erase(step)) done.push(one);
  return done;
}

function nobody(_id: string): boolean {
  return false;
}
