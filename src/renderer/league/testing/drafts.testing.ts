import { TYPED_LEAGUE } from '../../../contract/testing/league.testing.ts';
import type { KeptLeague, KnownBowler } from '../../../contract/contract.ts';
import type { Fixture, League, RosterBowler } from '../../../league-files/in/league.ts';
import { matchOfFixture, typedMatch } from '../draft/drafted.ts';
import { newPlace, withPlace, type MatchDraft } from '../draft/match-draft.ts';

export const LEAGUE_ID = '00112233445566778899aabb';

export function keptLeague(facts: Partial<League> = {}): KeptLeague {
  return {
    id: LEAGUE_ID,
    keptAt: '2026-10-01T10:00:00.000Z',
    league: { ...TYPED_LEAGUE, ...facts },
    shortNames: [],
  };
}

/** The first fixture of the league. */
export function fixtureMatch(facts: Partial<League> = {}): MatchDraft {
  const league = keptLeague(facts);
  const fixture: Fixture = league.league.schedule[0] ?? {
    ...{ round: null, date: null, lanes: null, home: 0, visitors: 1 },
  };
  return matchOfFixture(league, fixture);
}

/** The league whose bowlers have bowled this season: Tom 21 games, Ann two, Kim three with their scores. */
export function seasonTeams(): League['teams'] {
  const seasons: readonly (readonly RosterBowler['season'][])[] = [
    [
      { games: 21, pins: 3318 },
      { games: 2, pins: 380 },
    ],
    [[180, 201, 166], null],
  ];
  return TYPED_LEAGUE.teams.map((team, index) => ({
    ...team,
    roster: team.roster.map((bowler, place) => ({ ...bowler, season: seasons[index]?.[place] ?? null })),
  }));
}

/** Two teams typed by hand, with these names. */
export function handMatch(home: readonly string[], visitors: readonly string[]): MatchDraft {
  const sides = [home, visitors];
  return sides.reduce(
    (draft, names, side) =>
      names.reduce((now, name, place) => withPlace(now, { side, place }, newPlace(name)), draft),
    typedMatch(['Ten Back', 'Corner Pins']),
  );
}

export function rosterBowler(name: string, id: string | null, team = 0): KnownBowler {
  const from = { kind: 'roster', league: LEAGUE_ID, team, id } as const;
  return { name, average: 170, handicap: null, season: null, from };
}
