import * as v from 'valibot';
import { isContainer } from '../../core/chain/facts.ts';
import { joined, type NameEntry } from '../../core/chain/names.ts';
import { replay, type Game } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { migrated, RECORD_VERSION } from './migrations.ts';
import { listOf } from './reading.ts';
import { looksOf, MOST_EVENTS, MOST_LOOKS } from './record-bounds.ts';
import { isOfOneBowler, RECORD_PARTS } from './record-schema.ts';

/** A game's facts as they travel: set-up first, in canonical form, written in that version of the save format. */
export interface TravelledFacts {
  readonly id: string;
  readonly save: number;
  readonly bodies: readonly string[];
  readonly names: readonly NameEntry[];
}

const events = v.pipe(
  listOf(RECORD_PARTS.event, { most: MOST_EVENTS }),
  v.check((all) => all.every(isOfOneBowler)),
);

/** The game of these facts: read as a save is, then replayed through the rules (decision 3). */
export function gameOfFacts({
  id,
  save,
  bodies,
  names,
}: TravelledFacts): Result<Game, 'newer-version' | 'facts-damaged'> {
  if (save > RECORD_VERSION) return err('newer-version');
  const facts = joined(bodies, names);
  const content = facts === null ? null : migrated(save, { ...facts, id });
  if (!isContainer(content)) return err('facts-damaged');
  const setup = v.safeParse(RECORD_PARTS.setup, content['setup'], { abortEarly: true });
  const happened = v.safeParse(events, content['events'], { abortEarly: true });
  if (!setup.success || !happened.success) return err('facts-damaged');
  if (looksOf(setup.output, happened.output) > MOST_LOOKS) return err('facts-damaged');
  const game = replay(setup.output, happened.output);
  return game.ok ? ok(game.value) : err('facts-damaged');
}
