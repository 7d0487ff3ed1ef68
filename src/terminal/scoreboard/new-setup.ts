import type { FormatId } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import { firstInSeries } from '../../core/players/in-series.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type { NamedPlayer, Player } from '../../core/players/player.ts';
import { newId } from '../../saves/record/new-id.ts';

/** A game to begin: its format, and its players with what each chose of the format's options, or who shares the line. */
export interface NewGame {
  readonly format: FormatId;
  readonly players: readonly (NamedPlayer &
    Pick<Player, 'option'> & { readonly mates?: readonly string[] })[];
}

/** The set-up of the first game of new bowlers, begun at this time (ISO 8601 in UTC). */
export function newSetup({ format, players }: NewGame, origin: Origin, startedAt: string): Setup {
  const bowlers = players.map(({ mates, ...player }) => ({
    ...{ ...player, bowler: newId(), series: firstInSeries(newId()) },
    ...(mates === undefined ? {} : { mates: mates.map((name) => ({ name, bowler: newId() })) }),
  }));
  return { format, lane: 1, gameNumber: 1, startedAt, origin, party: newId(), players: bowlers };
}
