import type { Game } from '../../core/game/game.ts';
import type { BowlerId, SeriesId } from '../../core/players/opaque-id.ts';
import type { MateNumber } from '../../core/players/shared-line.ts';
import type { PlayerId } from '../../core/players/player.ts';

/** What joins a person's games. */
interface Ids {
  readonly bowler: BowlerId;
  /** Null for one of several who share a line: the series is the team's. */
  readonly series: SeriesId | null;
}

/** A name that somebody has or had in a game. */
export interface Naming extends Ids {
  readonly name: string;
}

/** Every name of a game, also full names and those that a later event mended, each with the ids of whoever had it then. */
export function namingsIn({ setup, events }: Pick<Game, 'setup' | 'events'>): readonly Naming[] {
  const who = new Map<string, Ids>();
  const found: Naming[] = [];
  const called = (seat: string, { bowler, series }: Ids, name: string): void => {
    who.set(seat, { bowler, series });
    found.push({ bowler, series, name });
  };
  for (const { id, bowler, series, name, mates = [], league = {} } of setup.players) {
    called(seatOf(id), { bowler, series: series.id }, name);
    if (league.fullName !== undefined) called(seatOf(id), { bowler, series: series.id }, league.fullName);
    for (const [index, mate] of mates.entries())
      called(seatOf(id, index + 1), { bowler: mate.bowler, series: null }, mate.name);
  }
  for (const event of events) {
    if (event.type !== 'playerJoined' && event.type !== 'playerRenamed') continue;
    const { player, bowler, series, name } = event;
    const seat = seatOf(player, event.type === 'playerRenamed' ? event.mate : undefined);
    const ids = bowler === undefined ? who.get(seat) : { bowler, series: series?.id ?? null };
    if (ids !== undefined) called(seat, ids, name);
  }
  return found;
}

/** A player, or a bowler of a player's team. */
function seatOf(player: PlayerId, mate?: MateNumber): string {
  return mate === undefined ? String(player) : `${String(player)}/${String(mate)}`;
}
