import type { Game } from '../../core/game/game.ts';
import { scoresForAverage } from '../../core/league/line-up-place.ts';
import { placeOf } from '../../core/players/figures.ts';
import { firstInSeries, type InSeries } from '../../core/players/in-series.ts';
import { unlisted, type Part } from '../../core/players/league.ts';
import type { BowlerId, OpaqueId, PartyId, SeriesId } from '../../core/players/opaque-id.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import type { PlayerId } from '../../core/players/player.ts';
import type { NewGameOrder, NewPlayer } from '../../contract/contract.ts';
import { HIGHEST_GAME_NUMBER } from '../../saves/record/record-bounds.ts';

/** A player's bowler, the game's place in the bowler's series, the games of it that staff typed, and the league's facts about them. */
export interface Who extends Pick<PlayerLine, 'bowler' | 'series' | 'carried' | 'average'> {
  readonly part: Part | null;
  /** The score of that game where it counts for an average; null: none. */
  readonly bowled: number | null;
}

/** The facts that a new game takes over from the one before. */
export interface Followed {
  readonly party: PartyId;
  readonly gameNumber: number;
  /** Games per series; null if nobody chose a number. */
  readonly games: number | null;
  /** In the order of the players. */
  readonly players: readonly Who[];
}

/** The games that an order refers to, and the known ends of their series. */
export interface Earlier {
  /** The game that the new one follows; null for a new party. */
  readonly before: Game | null;
  /** Other games that players come from (`NewPlayer.wasIn`), if they could be read. */
  readonly others: ReadonlyMap<string, Game>;
  /** The number of a series' last game, if known. */
  readonly lastOf: (series: SeriesId) => number | null;
}

/**
 * Makes the same party's next game, or the first game of a new party. A new party begins when the game follows none or
 * is bowled for something else (`goesOn`): a league's match begins with game 1 and new series, and so does open bowling
 * after it. A player from the game before, or from the other game named, is the same bowler and continues their own
 * series. Everybody else is new, and nobody is in the line-up twice.
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
    if (known === null || taken.has(known.bowler)) return newWho(newId);
    taken.add(known.bowler);
    const { bowler, average, part } = known;
    if (!goesOn) return { ...newWho(newId), bowler, average, part };
    return { ...known, series: next(known.series, lastOf(known.series.id)) };
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

/** Somebody who begins a series. */
export function newWho(newId: () => OpaqueId): Who {
  const [bowler, series] = [newId(), firstInSeries(newId())];
  return { bowler, series, carried: [], average: null, part: null, bowled: null };
}

/** The player of the next game: somebody who was erased keeps the placeholder, also where a window still has who it was. */
export function playerAgain(player: NewPlayer, { before, others }: Earlier): NewPlayer {
  const { was, wasIn, league } = player;
  const game = wasIn === undefined ? before : (others.get(wasIn) ?? null);
  const line = game?.position.lines.find((one) => one.player === was);
  if (line === undefined || !isPlaceholderName(line.name)) return player;
  return { ...player, name: line.name, ...(league === undefined ? {} : { league: unlisted(league) }) };
}

/** The player's facts at the end of that game. */
function knownAs({ was, wasIn }: NewPlayer, { before, others }: Earlier): Who | null {
  const game = wasIn === undefined ? before : (others.get(wasIn) ?? null);
  return was === null || game === null ? null : whoIn(game, was);
}

function whoIn({ position }: Game, player: PlayerId): Who | null {
  const { league, lines } = position;
  const line = lines.find((one) => one.player === player);
  if (line === undefined) return null;
  const { bowler, series, carried, average, part } = line;
  const places = league === null || part === null ? [] : [placeOf(league, line, part)];
  return { bowler, series, carried, average, part, bowled: scoresForAverage(places)[0] ?? null };
}

function next({ id, number }: InSeries, last: number | null): InSeries {
  return { id, number: Math.min(Math.max(number, last ?? 0) + 1, HIGHEST_GAME_NUMBER) };
}
