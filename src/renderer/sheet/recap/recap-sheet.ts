import type { Game } from '../../../core/game/game.ts';
import type { MatchView } from '../../../contract/contract.ts';
import { matchHighs } from '../../../core/match/match-highs.ts';
import { recapGame, recapGameOf, unitsOfGame } from '../../../core/match/recap-game.ts';
import { recapOf, type Recap } from '../../../core/match/recap.ts';
import { withBeside } from '../../../core/players/pair.ts';
import type { League } from '../../../core/players/league.ts';
import type { Text } from '../../../text/index.ts';
import { matchScore, type MatchScore } from '../../league/match-result.ts';
import { recapChanges, type RecapChanges } from './recap-changes.ts';
import { recapKey } from './recap-key.ts';
import { planRecap, type RecapPlan } from './recap-pages.ts';

/** Games that have columns of their own beside each other, and points that leave room beside them. */
const MOST_COLUMNS = 3;

/** A saved game, and on a pair of lanes the visitors' behind home's. */
export type OneOrPair = readonly [Game, ...Game[]];

/** Everything that the recap of a league's game prints. */
export interface RecapSheet {
  readonly league: League;
  readonly recap: Recap;
  /** Null where there is no record of it. */
  readonly match: MatchView | null;
  /** Null in a bye, without a record, and where nothing is played for. */
  readonly result: MatchScore | null;
  /** In all games, of both teams. */
  readonly changes: RecapChanges;
  readonly keyLines: readonly string[];
  readonly isKeyBeside: boolean;
  readonly isStacked: boolean;
  readonly plans: readonly RecapPlan[];
}

/** The recap of a league's game, which is two saved games on a pair of lanes; null for any other. */
export function recapSheet(games: OneOrPair, match: MatchView | null, text: Text): RecapSheet | null {
  const { league } = games[0].position;
  if (league === null) return null;
  const recap = recapIn(league, games, match);
  const result = match === null ? null : resultOf(match, league, text);
  const changes = recapChanges(games, match);
  const isStacked = recap.numbers.length > MOST_COLUMNS;
  const isKeyBeside = recap.points.length > 0 && !isStacked;
  const keyLines = recapKey(league.terms, recap, text, isKeyBeside ? 'beside' : 'wide');
  const plans = planRecap({
    sides: recap.sides.map(({ lines }) => lines.length),
    hasTeams: league.teams.length > 0,
    hasResult: result !== null,
    keyLines: keyLines.length,
    points: recap.points.length,
    isKeyBeside,
    changes: changes.standing.length + changes.late.length + (changes.late.length > 0 ? 1 : 0),
    isStacked,
  });
  return { league, recap, match, result, changes, keyLines, isKeyBeside, isStacked, plans };
}

/** All games of the match as they are now; without its record this game alone. */
function recapIn(league: League, [game, beside]: OneOrPair, match: MatchView | null): Recap {
  const { gameNumber } = game.setup;
  const position = withBeside(game.position, beside?.position ?? null);
  if (match === null)
    return recapOf(league, [recapGame(gameNumber, position)], unitsOfGame(gameNumber, position));
  return recapOf(
    league,
    match.games.map((game) => recapGameOf(league, game)),
    match.result.units,
  );
}

/** How it ended, with the pins and the best scores of the night. */
function resultOf(match: MatchView, { terms }: League, text: Text): MatchScore | null {
  const score = matchScore(match, terms, text);
  if (score === null) return null;
  const { games, result } = match;
  const { matchEnd: words } = text;
  const [own, theirs] = [result.home.series?.total, result.visitors?.series?.total];
  const highs = matchHighs(terms, games);
  const best = (['game', 'series'] as const).flatMap((what) => {
    const high = highs[what];
    const names = [...new Set(high?.holders.map(({ name }) => name))].join(', ');
    return high === null ? [] : [`${words.highs[what]}: ${names} ${String(high.score)}.`];
  });
  const pins = own === undefined || theirs === undefined ? [] : [`${words.pins(own, theirs)}.`];
  return { ...score, says: [score.says, ...pins, ...best].join(' ') };
}
