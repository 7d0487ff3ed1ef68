import type { Game } from '../../core/game/game.ts';
import { firstInSeries, type InSeries } from '../../core/players/in-series.ts';
import type { Part } from '../../core/players/league.ts';
import type { BowlerId, OpaqueId, PartyId, SeriesId } from '../../core/players/opaque-id.ts';
import type { Player, PlayerId } from '../../core/players/player.ts';
import type { NewGameOrder, NewPlayer } from '../../contract/contract.ts';
import { HIGHEST_GAME_NUMBER } from '../../saves/record/record-bounds.ts';

/** Who a player is, the game's place in that bowler's series, and what a league knows of them. */
export interface Who extends Pick<Player, 'bowler' | 'series'> {
  readonly part: Part | null;
}

/** What a game takes over from the one it follows. */
export interface Followed {
  readonly party: PartyId;
  readonly gameNumber: number;
  /** How many games a series has; null where nobody chose. */
  readonly games: number | null;
  /** In the order of the players. */
  readonly players: readonly Who[];
}

/** The games that an order speaks of, and what is known of the series in them. */
export interface Earlier {
  /** The game that the new one follows; null for a new party. */
  readonly before: Game | null;
  /** Other games that players come from (`NewPlayer.wasIn`), as far as they can be read. */
  readonly others: ReadonlyMap<string, Game>;
  /** The number of the last game of a series, where one is known. */
  readonly lastOf: (series: SeriesId) => number | null;
}

/**
 * The same party's next game, or the first one of a new party if it follows none, or is bowled for something else
 * (`goesOn`): a league's match begins with game 1 and series of its own, and so does what follows it. A player who was in the game before,
 * or in the other one named, is the same bowler and goes on with their own series; everybody else is somebody new, and
 * nobody is in the line-up twice.
 */
export function followed(
  order: NewGameOrder,
  earlier: Earlier,
  newId: () => OpaqueId,
  goesOn = true,
): Followed {
  const { before, lastOf } = earlier;
  const taken = new Set<BowlerId>();
  const players = order.players.map((player): Who => {
    const known = knownAs(player, earlier);
    if (known === null || taken.has(known.bowler))
      return { bowler: newId(), series: firstInSeries(newId()), part: null };
    taken.add(known.bowler);
    const { bowler, part } = known;
    if (!goesOn) return { bowler, series: firstInSeries(newId()), part };
    return { bowler, series: next(known.series, lastOf(known.series.id)), part };
  });
  const setup = goesOn ? (before?.setup ?? null) : null;
  const { games = setup?.games ?? null } = order;
  if (setup === null) return { party: newId(), gameNumber: 1, games, players };
  return {
    party: setup.party,
    gameNumber: Math.min(setup.gameNumber + 1, HIGHEST_GAME_NUMBER),
    games,
    players,
  };
}

/** Who that player was, as the game ended. */
function knownAs({ was, wasIn }: NewPlayer, { before, others }: Earlier): Who | null {
  const game = wasIn === undefined ? before : (others.get(wasIn) ?? null);
  return was === null || game === null ? null : whoIn(game, was);
}

function whoIn({ position }: Game, player: PlayerId): Who | null {
  return position.lines.find((line) => line.player === player) ?? null;
}

function next({ id, number }: InSeries, last: number | null): InSeries {
  return { id, number: Math.min(Math.max(number, last ?? 0) + 1, HIGHEST_GAME_NUMBER) };
}
