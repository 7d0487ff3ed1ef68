import { withEveningAverages } from '../league/evening-averages.ts';
import { handicapOf } from '../league/handicap.ts';
import { entitlementOf, scratchOf, type LineUpPlace } from '../league/line-up-place.ts';
import type { SideName } from '../league/side.ts';
import type { LeagueTerms } from '../league/terms.ts';
import type { MatchLine } from './match-lines.ts';

type Lines = Readonly<Record<SideName, readonly MatchLine[]>>;

/** The games of a match with the averages and handicaps that the evening's own games make. */
export function withFirstNight<G extends Lines>(terms: LeagueTerms, games: readonly G[]): readonly G[] {
  const [home, visitors] = [
    sideWith(
      terms,
      games.map((game) => game.home),
    ),
    sideWith(
      terms,
      games.map((game) => game.visitors),
    ),
  ];
  return games.map((game, index) => ({
    ...game,
    home: home[index] ?? game.home,
    visitors: visitors[index] ?? game.visitors,
  }));
}

type SideLines = readonly (readonly MatchLine[])[];

function sideWith(terms: LeagueTerms, games: SideLines): SideLines {
  const counted = withEveningAverages(terms, games.map(placesOf));
  return games.map((lines, index) => {
    const places = counted[index] ?? placesOf(lines);
    return lines.map((line, at) => lineWith(terms, line, places[at] ?? line.counts));
  });
}

function placesOf(lines: readonly MatchLine[]): readonly LineUpPlace[] {
  return lines.map(({ counts }) => counts);
}

function lineWith(terms: LeagueTerms, line: MatchLine, counts: LineUpPlace): MatchLine {
  if (counts === line.counts) return line;
  const handicap = handicapOf(terms.handicap, entitlementOf(terms, counts, 1));
  const scratch = scratchOf(terms, counts);
  const [posted, soFar] = [scratch ?? line.figures.posted, scratch ?? line.figures.soFar];
  return { ...line, counts, figures: { posted, soFar, handicap, total: posted + handicap } };
}
