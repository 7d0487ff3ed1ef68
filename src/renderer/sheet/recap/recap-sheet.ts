import type { Game } from '../../../core/game/game.ts';
import type { MatchView } from '../../../contract/contract.ts';
import { matchHighs } from '../../../core/match/match-highs.ts';
import { recapGame, recapGameOf, unitsOfGame } from '../../../core/match/recap-game.ts';
import { recapOf, type Recap } from '../../../core/match/recap.ts';
import { withBeside } from '../../../core/players/pair.ts';
import { type League, SPECIAL_TYPES } from '../../../core/players/league.ts';
import type { Text } from '../../../text/index.ts';
import { matchScore, type MatchScore } from '../../league/match-result.ts';
import { planRecap, type RecapPlan } from './recap-pages.ts';
import { standingChanges } from '../../../core/game/standing-changes.ts';
import type { ListedChange } from '../../../core/game/listed-change.ts';
import type { LeagueTerms } from '../../../core/league/terms.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import { lettersText, pointsRuleText, ruleText } from '../../../text/league/recap.ts';

/** Games that have columns of their own beside each other, and points that leave room beside them. */
const MOST_COLUMNS = 3;
/** Characters of a line beside the points, and of one as wide as the page; a Hangul syllable is as wide as two. */
const ROOM = { beside: 66, wide: 140 } as const;

/** A saved game, and on a pair of lanes the visitors' behind home's. */
export type OneOrPair = readonly [Game, ...Game[]];

/** A change on a recap, with the game of the match that it was made in. */
export interface RecapChange extends ListedChange {
  readonly game: number;
}

/** Every change of every game: those before a signature, then those behind one. */
export interface RecapChanges {
  readonly standing: readonly RecapChange[];
  readonly late: readonly RecapChange[];
}

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

/** The changes of all games of a match; without its record those of this game alone. */
function recapChanges(games: readonly Game[], match: MatchView | null): RecapChanges {
  if (match === null) {
    const standing = games.flatMap((game) => inGame(game.setup.gameNumber, standingChanges(game)));
    return { standing: byTime(standing), late: [] };
  }
  return {
    standing: match.games.flatMap(({ number, standing }) => byTime(inGame(number, standing))),
    late: match.games.flatMap(({ number, changes }) => byTime(inGame(number, changes))),
  };
}

function inGame(game: number, changes: readonly ListedChange[]): readonly RecapChange[] {
  return changes.map((change) => ({ ...change, game }));
}

/** A pair of lanes has two games at one time. */
function byTime(changes: readonly RecapChange[]): readonly RecapChange[] {
  return changes.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** The handicap rule, the letters that occur, and what is played for, in lines for this room. */
function recapKey(
  terms: LeagueTerms,
  { sides, points }: Recap,
  { recap, sheet }: Text,
  room: keyof typeof ROOM,
): readonly string[] {
  const cells = sides.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const types = SPECIAL_TYPES.filter((type) =>
    cells.some((cell) => cell?.letter === SCORE_TYPE_FACTS[type].letter),
  );
  const letters = types.length === 0 ? '' : lettersText(recap, types, terms);
  const rule = points.length === 0 ? '' : pointsRuleText(recap, terms);
  return [ruleText(recap, terms.handicap, sheet.locale), letters, rule]
    .filter((text) => text !== '')
    .flatMap((text) => linesOf(text, ROOM[room]));
}

/** Breaks a text at its spaces, because the plan of a page counts its lines. */
function linesOf(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}
