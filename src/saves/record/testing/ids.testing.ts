import type { GameEvent, Setup } from '../../../core/game/event.ts';
import type { Game } from '../../../core/game/game.ts';
import type { InSeries } from '../../../core/players/in-series.ts';
import type { OpaqueId } from '../../../core/players/opaque-id.ts';

type Facts = Pick<Game, 'setup' | 'events'>;

/** Every id in a game: of the folder, the party and each bowler, in the order of the file. */
export function idsIn({ setup, events }: Facts): readonly OpaqueId[] {
  return [
    setup.origin,
    setup.party,
    ...setup.players.flatMap(({ bowler, series }) => [bowler, series.id]),
    ...events.flatMap((event) => ('bowler' in event ? [event.bowler ?? '', event.series?.id ?? ''] : [])),
  ];
}

/** The game's facts with each id blanked, to compare games whose ids differ. */
export function withoutIds({ setup, events }: Facts): Facts {
  const players = setup.players.map((player) => ({ ...player, bowler: '', series: unnamed(player.series) }));
  const others: Setup = { ...setup, origin: '', party: '', players };
  return {
    setup: others,
    events: events.map((event): GameEvent =>
      'bowler' in event && event.series !== undefined
        ? { ...event, bowler: '', series: unnamed(event.series) }
        : event,
    ),
  };
}

function unnamed({ number }: InSeries): InSeries {
  return { id: '', number };
}
