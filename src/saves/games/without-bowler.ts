import type { GameEvent, Setup } from '../../core/game/event.ts';
import { replay } from '../../core/game/game.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { withoutName } from './name-placeholder.ts';
import { namingsIn } from './namings.ts';

/** The ids of the bowlers of this name, none where nobody has it. */
export function bowlersNamed(record: GameRecord, name: string): readonly BowlerId[] {
  return namingsIn(record.game).flatMap((one) => (one.name === name ? [one.bowler] : []));
}

/** Whether a game has this name, also as that of a bowler who is replaced. */
export function hasName(record: GameRecord, name: string): boolean {
  return withoutName(record, (one) => one === name) !== null;
}

/**
 * The game without a bowler: the name is a placeholder, and other ids take the place of theirs, so that nothing joins these
 * games with what is on other lanes or sticks. `other` gives the same id for the same one, so that series and scores of
 * this lane stay together. Null for a game in which nobody has the name.
 */
export function withoutBowler(
  record: GameRecord,
  name: string,
  other: (id: OpaqueId) => OpaqueId,
): GameRecord | null {
  const nameless = withoutName(record, (one) => one === name);
  if (nameless === null) return null;
  const ids = namingsIn(record.game)
    .filter((one) => one.name === name)
    .flatMap(({ bowler, series }) => (series === null ? [bowler] : [bowler, series]));
  const others = new Map(ids.map((id) => [id, other(id)]));
  const { setup, events } = withIds({ setup: nameless.game.setup, events: nameless.game.events }, others);
  const game = replay(setup, events);
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!game.ok) throw new Error(`${record.id} breaks a rule without its ids: ${game.error.refusal.code}`);
  return { ...nameless, game: game.value };
}

/** Ids are 24 hexadecimal digits that stand nowhere else. */
function withIds(
  facts: { readonly setup: Setup; readonly events: readonly GameEvent[] },
  others: ReadonlyMap<OpaqueId, OpaqueId>,
): typeof facts {
  const text = JSON.stringify(facts);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? (others.get(value) ?? value) : value,
  ) as typeof facts;
}
