import type { GameEvent, Setup } from '../../core/game/event.ts';
import { replay } from '../../core/game/game.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import type { PlayerId } from '../../core/players/player.ts';
import type { GameRecord } from '../record/game-record.ts';
import { withoutName } from './name-placeholder.ts';

/** What joins a person's games: the bowler's own id, and that of the series. */
interface Ids {
  readonly bowler: BowlerId;
  readonly series: OpaqueId | null;
}

/** The ids of all who had this name at any time of the game. */
function idsNamed({ setup, events }: GameRecord['game'], name: string): readonly Ids[] {
  const now = new Map<PlayerId, Ids>();
  const found: Ids[] = [];
  const called = (ids: Ids | undefined, own: string): void => {
    if (own === name && ids !== undefined) found.push(ids);
  };
  for (const player of setup.players) {
    now.set(player.id, { bowler: player.bowler, series: player.series.id });
    called(now.get(player.id), player.name);
    for (const mate of player.mates ?? []) called({ bowler: mate.bowler, series: null }, mate.name);
  }
  for (const event of events) {
    if (event.type !== 'playerJoined' && event.type !== 'playerRenamed') continue;
    const mate = mateOf(setup, event);
    if (mate === null && event.bowler !== undefined)
      now.set(event.player, { bowler: event.bowler, series: event.series?.id ?? null });
    called(mate ?? now.get(event.player), event.name);
  }
  return found;
}

/** The bowler of a team whom an event renames; null where it is about the player. */
function mateOf(setup: Setup, event: GameEvent): Ids | null {
  if (event.type !== 'playerRenamed' || event.mate === undefined) return null;
  const mates = setup.players.find(({ id }) => id === event.player)?.mates ?? [];
  const bowler = event.bowler ?? mates[event.mate - 1]?.bowler;
  return bowler === undefined ? null : { bowler, series: event.series?.id ?? null };
}

/** The ids of the bowlers of this name, none where nobody has it. */
export function bowlersNamed(record: GameRecord, name: string): readonly BowlerId[] {
  return idsNamed(record.game, name).map(({ bowler }) => bowler);
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
  const ids = idsNamed(record.game, name).flatMap(({ bowler, series }) =>
    series === null ? [bowler] : [bowler, series],
  );
  const nameless = withoutName(record, (one) => one === name);
  if (nameless === null) return null;
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
