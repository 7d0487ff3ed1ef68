import { usualTable, type Format } from '../formats/format.ts';
import { highest } from '../line/extremes.ts';
import { err, ok, type Result } from '../line/result.ts';
import { MOST_SEASON_GAMES, totalsOf, type AverageFacts } from './average-rule.ts';
import { checked, claim, highestGame, type Claim } from './bounds.ts';
import { groupClaim } from './handicap-table.ts';
import { isEmpty, type LineUpPlace } from './line-up-place.ts';
import { matchResult, type Match, type RollOff } from './match.ts';
import type { LeagueRefusal } from './refusal.ts';
import { rollOffMost, withGo, type RollOffGo } from './roll-off.ts';
import { SCORE_TYPE_FACTS } from './score-type.ts';
import type { LeagueTerms } from './terms.ts';
import { isSameUnit } from './unit.ts';

type Checked = Result<null, LeagueRefusal>;

const FINE: Checked = ok(null);

/**
 * Checks a match for its league. Refuses with `wrong-number-of-games`, `bowler-twice`, `teams-differ`,
 * `figure-out-of-range`, `no-roll-off-due` and `roll-off-over`.
 */
export function checkedMatch(terms: LeagueTerms, format: Format, match: Match): Result<Match, LeagueRefusal> {
  const games = checkedGames(terms, format, match);
  if (!games.ok) return games;
  const without = matchResult(terms, { ...match, rollOffs: [] });
  for (const rollOff of match.rollOffs) {
    const unit = without.units.find((result) => isSameUnit(result.unit, rollOff.unit));
    if (unit?.reason !== 'roll-off-due') return err({ code: 'no-roll-off-due' });
    const gos = checkedGos(terms, format, match, rollOff);
    if (!gos.ok) return gos;
  }
  return ok(match);
}

function checkedGames(terms: LeagueTerms, format: Format, { home, visitors }: Match): Checked {
  const numbers = [home, visitors ?? home].map((lineUps) => lineUps.length);
  const wrong = numbers.find((games) => games > terms.games || games !== home.length);
  if (wrong !== undefined)
    return err({ code: 'wrong-number-of-games', games: wrong, due: Math.min(home.length, terms.games) });
  for (const [index, lineUp] of home.entries()) {
    const right = checkedGame(format, index + 1, lineUp, visitors?.[index] ?? null);
    if (!right.ok) return right;
  }
  return FINE;
}

function checkedGame(
  format: Format,
  game: number,
  home: readonly LineUpPlace[],
  visitors: readonly LineUpPlace[] | null,
): Checked {
  const both = [...home, ...(visitors ?? [])];
  for (const place of both) {
    const right = checkedPlace(format, place);
    if (!right.ok) return right;
  }
  const bowlers = both.filter(
    (place) => !isEmpty(place) && SCORE_TYPE_FACTS[place.type].counts !== 'vacancy',
  );
  const ids = bowlers.map(({ bowler }) => bowler);
  const twice = ids.find((bowler, index) => ids.indexOf(bowler) !== index);
  if (twice !== undefined) return err({ code: 'bowler-twice', game, bowler: twice });
  return visitors === null ? FINE : checkedSizes(game, sizeOf(home), sizeOf(visitors));
}

/** What an average may be made of. */
export function averageClaims(format: Format, { entering, season }: AverageFacts): readonly Claim[] {
  const most = highestGame(format);
  const { games, pins } = totalsOf(season ?? []);
  const scores = season === null || 'games' in season ? [] : season;
  return [
    claim('average', entering ?? 0, { least: 0, most }),
    ...scores.map((score) => claim('score', score, { least: 0, most })),
    claim('averageGames', games, { least: 0, most: MOST_SEASON_GAMES }),
    claim('score', pins, { least: 0, most: games * most }),
  ];
}

function checkedPlace(format: Format, place: LineUpPlace): Checked {
  const { average, handicap, score, group, before } = place;
  const most = highestGame(format);
  return checked([
    claim('average', average ?? 0, { least: 0, most }),
    claim('handicap', handicap ?? 0, { least: -most, most }),
    claim('score', score ?? 0, { least: 0, most }),
    groupClaim(group ?? {}),
    ...(before === undefined ? [] : averageClaims(format, before)),
  ]);
}

function checkedSizes(game: number, home: number, visitors: number): Checked {
  return home === visitors ? FINE : err({ code: 'teams-differ', game, home, visitors });
}

function sizeOf(lineUp: readonly LineUpPlace[]): number {
  return lineUp.filter(({ type }) => SCORE_TYPE_FACTS[type].forTeam).length;
}

/** Every bowler of a team may take part. */
function checkedGos(terms: LeagueTerms, format: Format, { home }: Match, { unit, gos }: RollOff): Checked {
  const isOfTeams = unit.kind === 'game' || unit.kind === 'series';
  const bowlers = isOfTeams ? highest(home.map(sizeOf)) : 1;
  const ties = isOfTeams ? terms.ties : terms.individualTies;
  const most = rollOffMost(usualTable(format), ties) * bowlers;
  let before: readonly RollOffGo[] = [];
  for (const go of gos) {
    const next = withGo(before, go, most);
    if (!next.ok) return next;
    before = next.value;
  }
  return FINE;
}
