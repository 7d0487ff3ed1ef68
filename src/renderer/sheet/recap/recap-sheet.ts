import { factChanges, type FactChange } from '../../../core/game/fact-changes.ts';
import type { Game } from '../../../core/game/game.ts';
import type { MatchView } from '../../../contract/contract.ts';
import { recapGame, recapGameOf, unitsOfGame } from '../../../core/match/recap-game.ts';
import { recapOf, type Recap } from '../../../core/match/recap.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import { withBeside } from '../../../core/players/pair.ts';
import { SPECIAL_TYPES, type League } from '../../../core/players/league.ts';
import type { Text } from '../../../text/index.ts';
import { lettersText, pointsRuleText, pointsText, ruleText } from '../../../text/league/recap.ts';
import { planRecap, type RecapPlan } from './recap-pages.ts';
import { lateEntries, type LateEntry } from './sign-offs.ts';

/** Games that have columns of their own beside each other. */
const MOST_COLUMNS = 3;
/** Meanings of letters in one line. */
const LETTERS_A_LINE = 3;

/** A saved game, and on a pair of lanes the visitors' behind home's. */
export type OneOrPair = readonly [Game, ...Game[]];

/** Everything that the recap of a league's game prints. */
export interface RecapSheet {
  readonly league: League;
  readonly recap: Recap;
  /** Null where there is no record of it. */
  readonly match: MatchView | null;
  /** Changes after a signature, in all games. */
  readonly late: readonly LateEntry[];
  /** Changes of this game's facts, of both teams. */
  readonly changes: readonly FactChange[];
  readonly keyLines: readonly string[];
  readonly isStacked: boolean;
  readonly plans: readonly RecapPlan[];
}

/** The recap of a league's game, which is two saved games on a pair of lanes; null for any other. */
export function recapSheet(games: OneOrPair, match: MatchView | null, text: Text): RecapSheet | null {
  const { league } = games[0].position;
  if (league === null) return null;
  const recap = recapIn(league, games, match);
  const late = match === null ? [] : lateEntries(match);
  const changes = games.flatMap(factChanges).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const won = match === null ? '' : resultOf(match, league, text);
  const keyLines = [...(won === '' ? [] : [won]), ...keyOf(league, recap, text)];
  const isStacked = recap.numbers.length > MOST_COLUMNS;
  const plans = planRecap({
    sides: recap.sides.map(({ lines }) => lines.length),
    hasTeams: league.teams.length > 0,
    keyLines: keyLines.length,
    points: pointsLines(recap),
    signOffs: match?.games.length ?? 0,
    late: late.length,
    changes: changes.length,
    isStacked,
  });
  return { league, recap, match, late, changes, keyLines, isStacked, plans };
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

/** Who has won, or how it stands; empty in a bye and where nothing is played for. */
function resultOf({ teams, games, result }: MatchView, { terms }: League, text: Text): string {
  const [one, other] = teams;
  const { home, visitors, due } = result.points;
  if (one === undefined || other === undefined || pointsRuleText(text.recap, terms) === '') return '';
  const [own, theirs] = [pointsText(home, text.recap), pointsText(visitors, text.recap)];
  const isOver = due === 0 && games.length >= terms.games && games.every(({ phase }) => phase === 'over');
  if (!isOver) return text.recapResult.stands(one.name, own, other.name, theirs);
  if (home === visitors) return text.recapResult.even(own, theirs);
  return home > visitors
    ? text.recapResult.wins(one.name, own, theirs)
    : text.recapResult.wins(other.name, theirs, own);
}

function pointsLines({ points }: Recap): number {
  return points.reduce((sum, { bowlers, team }) => sum + (bowlers === null || team === null ? 1 : 3), 0);
}

/** The handicap rule, the letters that occur, and what is played for. */
function keyOf({ terms }: League, { sides, points }: Recap, { recap: text, sheet }: Text): readonly string[] {
  const cells = sides.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const types = SPECIAL_TYPES.filter((type) =>
    cells.some((cell) => cell?.letter === SCORE_TYPE_FACTS[type].letter),
  );
  const letters: string[] = [];
  for (let from = 0; from < types.length; from += LETTERS_A_LINE)
    letters.push(lettersText(text, types.slice(from, from + LETTERS_A_LINE), terms));
  const rule = points.length === 0 ? '' : pointsRuleText(text, terms);
  return [ruleText(text, terms.handicap, sheet.locale), ...letters, rule].filter((line) => line !== '');
}
