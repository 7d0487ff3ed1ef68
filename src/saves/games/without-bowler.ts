import { bodiesOf, namesIn } from '../../core/chain/names.ts';
import { calledIn, withoutErased, type Called, type Persons } from '../../core/chain/erasing.ts';
import type { NamedFacts } from '../../core/chain/owners.ts';
import { gameOfFacts } from '../record/game-of-facts.ts';
import type { GameRecord } from '../record/game-record.ts';
import { RECORD_VERSION } from '../record/migrations.ts';

/** A game's facts and names apart, as erasing reads them. */
export function namedFacts({ game }: Pick<GameRecord, 'game'>): NamedFacts {
  return { bodies: bodiesOf(game), names: namesIn(game) };
}

/** Every name of the game, with the id of whoever had it. */
export function calledInRecord(record: Pick<GameRecord, 'game'>): readonly Called[] {
  return calledIn(namedFacts(record));
}

/**
 * The game without erased bowlers: their names are placeholders, and other ids take the place of theirs, so that nothing
 * joins these games with what is on other lanes or sticks. `other` gives the same id for the same one, so that series and
 * scores of this lane stay together. Null for a game that has none of them.
 */
export function withoutPersons(
  record: GameRecord,
  persons: Persons,
  other: (id: string) => string,
): GameRecord | null {
  const facts = namedFacts(record);
  const names = withoutErased(facts, persons, other);
  if (names === facts.names) return null;
  const game = gameOfFacts({ id: record.id, save: RECORD_VERSION, bodies: facts.bodies, names });
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!game.ok) throw new Error(`${record.id} breaks a rule without its names: ${game.error}`);
  return { ...record, game: game.value };
}
