import { describe, expect, test } from 'vitest';
import type { ScoreType } from '../../core/league/score-type.ts';
import { fileOf, leagueIn } from '../testing/files.testing.ts';
import { comparedLineUp, type NightPlace } from './line-up-questions.ts';

const LEAGUE = leagueIn(
  fileOf('terms.csv', 'Setting,Value\nteamSize,2'),
  fileOf('roster.csv', 'Team,ID,Name\nA,1,Thomas\nA,2,김영일\nB,3,Sarah\nB,4,Zoe'),
);
const TEAMS = { home: 0, visitors: 1 };

function at(
  side: 'home' | 'visitors',
  place: number,
  name: string,
  id: string | null = null,
  type: ScoreType = 'bowler',
): NightPlace {
  return { side, place, name, id, type };
}

/** The questions about one place of the home side. */
function askedAbout(name: string, id: string | null = null): readonly object[] {
  return comparedLineUp(LEAGUE, TEAMS, [at('home', 1, name, id)]).asked[0]?.questions ?? [];
}

const NEW = { kind: 'new-substitute' };

describe('a night’s line-up is held against the rosters', () => {
  test('only an id of the own roster joins, whatever name is written', () => {
    const compared = comparedLineUp(LEAGUE, TEAMS, [
      at('home', 1, 'Tommy', '1'),
      at('visitors', 1, 'Sarah', '3'),
    ]);
    expect(compared).toEqual({
      known: [
        { side: 'home', place: 1, who: { team: 0, bowler: 0 } },
        { side: 'visitors', place: 1, who: { team: 1, bowler: 0 } },
      ],
      ...{ asked: [], faults: [] },
    });
  });

  test('a name that is on the roster is asked about, never joined', () => {
    expect(askedAbout('thomas')).toEqual([{ kind: 'on-roster', who: { team: 0, bowler: 0 } }, NEW]);
  });

  test('a misspelt name is asked about with the names near it, also in Hangul', () => {
    expect(askedAbout('Tomas')).toEqual([{ kind: 'misspelt', near: [{ team: 0, bowler: 0 }] }, NEW]);
    expect(askedAbout('김영이')).toEqual([{ kind: 'misspelt', near: [{ team: 0, bowler: 1 }] }, NEW]);
  });

  test('a bowler of another team is asked about, by name and by id', () => {
    const question = { kind: 'on-another-team', who: [{ team: 1, bowler: 0 }] };
    expect(askedAbout('Sarah')).toEqual([question, NEW]);
    expect(askedAbout('Sarah', '3')).toEqual([question, NEW]);
  });

  test('a name that nobody has is a new substitute, if somebody says so', () => {
    expect(askedAbout('Maximilian')).toEqual([NEW]);
    expect(askedAbout('Maximilian', '99')).toEqual([NEW]);
  });

  test('a vacancy is nobody and is not asked about', () => {
    expect(comparedLineUp(LEAGUE, TEAMS, [at('home', 1, '', null, 'vacancy')]).asked).toEqual([]);
  });
});

describe('a line-up that cannot be bowled', () => {
  const faultsOf = (...places: readonly NightPlace[]): readonly object[] =>
    comparedLineUp(LEAGUE, TEAMS, places).faults;

  test('has a bowler on both teams', () => {
    expect(faultsOf(at('home', 1, 'Thomas', '1'), at('visitors', 1, 'Thomas', '1'))).toEqual([
      { code: 'bowler-on-both-teams', name: 'Thomas' },
    ]);
  });

  test('has a bowler twice', () => {
    expect(
      faultsOf(
        at('home', 1, 'Tom', '1'),
        at('home', 2, 'Tom', '1'),
        at('visitors', 1, 'S', '3'),
        at('visitors', 2, 'Z', '4'),
      ),
    ).toEqual([{ code: 'bowler-in-line-up-twice', name: 'Tom' }]);
  });

  test('has more bowlers than the team may send; pacers and extras do not count', () => {
    const full = [1, 2].flatMap((place) => [
      at('home', place, `H${String(place)}`),
      at('visitors', place, `V${String(place)}`),
    ]);
    expect(faultsOf(...full, at('home', 3, 'P', null, 'pacer'))).toEqual([]);
    expect(faultsOf(...full, at('home', 3, 'P'))).toEqual([
      { code: 'line-up-too-long', team: 'A', bowlers: 3, most: 2 },
      { code: 'line-ups-differ', home: 3, visitors: 2 },
    ]);
  });

  test('differs from the other in size, which a vacancy mends', () => {
    const uneven = [at('home', 1, 'A'), at('home', 2, 'B'), at('visitors', 1, 'C')];
    expect(faultsOf(...uneven)).toEqual([{ code: 'line-ups-differ', home: 2, visitors: 1 }]);
    expect(faultsOf(...uneven, at('visitors', 2, '', null, 'vacancy'))).toEqual([]);
  });
});
