import type { Occasion, Setup } from '../game/event.ts';
import { formatOf } from '../formats/formats.ts';
import { firstInSeries, type InSeries, type Newcomer } from '../players/in-series.ts';
import type { BowlerId } from '../players/opaque-id.ts';
import { lineUp, type NamedPlayer, type Player, type PlayerId } from '../players/player.ts';
import { withOptions } from '../players/player-options.ts';

export const ORIGIN = '0a1b2c3d4e5f60718293a4b5';
export const PARTY = 'b5a49382716050e4d3c2b1a0';

/** The id of the bowler in this place of every set-up. */
export function bowlerOf(player: PlayerId): BowlerId {
  return String(player).padStart(24, '0');
}

/** The series that the bowler in this place of every set-up begins. */
export function seriesOf(player: PlayerId): InSeries {
  return firstInSeries(String(player).padStart(24, 'a'));
}

/** Who joins a game, or takes somebody's place. */
export const NEW_BOWLER = 'f0'.repeat(12);
export const NEW_SERIES = firstInSeries('e1'.repeat(12));
const NEWCOMER: Newcomer = { bowler: NEW_BOWLER, series: NEW_SERIES.id };

/** A command at this time, by a bowler or by staff. */
export function occasion(at: string, by: Occasion['by'] = 'bowler', newcomer = NEWCOMER): Occasion {
  return { at, by, newcomer };
}

/** The set-up of a game of ten-pin, or of no-tap in which each of these names chose the option in its place. */
export function setupWith(
  names: readonly string[],
  options: readonly number[] | null,
  facts: Partial<Omit<Setup, 'players' | 'format'>> = {},
): Setup {
  if (options === null) return setupOf(names, facts);
  const { players, ...setup } = setupOf(names, { ...facts, format: 'no-tap' });
  const chosen = withOptions(players, formatOf('no-tap'), options);
  if (!chosen.ok) throw new Error(`refused: ${JSON.stringify(chosen.error)}`);
  return { ...setup, players: chosen.value.map(known) };
}

/** The set-up of a game on lane 7 that these names bowl, or one with other facts. */
export function setupOf(names: readonly string[], facts: Partial<Omit<Setup, 'players'>> = {}): Setup {
  const named = lineUp(names);
  if (!named.ok) throw new Error(`refused: ${JSON.stringify(named.error)}`);
  return {
    ...{ format: 'ten-pin', lane: 7, gameNumber: 1, startedAt: '2026-05-01T18:00:00.000Z' },
    ...{ origin: ORIGIN, party: PARTY },
    ...facts,
    players: named.value.map(known),
  };
}

function known<P extends NamedPlayer>(player: P): P & Pick<Player, 'bowler' | 'series'> {
  return { ...player, bowler: bowlerOf(player.id), series: seriesOf(player.id) };
}
