import { describe, expect, test } from 'vitest';
import { TEN_PIN_FORMAT } from '../formats/ten-pin.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { TEAMS, setupOf, withLeague, type Known } from '../testing/setup.testing.ts';
import { leagueStarts, termsFit } from './league-start.ts';
import { LONGEST_TEAM_NAME, tidyTeamName } from './team-name.ts';

const [HOME, VISITORS] = TEAMS.map(({ id }) => id);

/** The refusal of two teams with these facts; `taken` if they may begin. */
function said(known: readonly Known[], names = ['PJS', 'KYJ', 'LEE', 'DOM']): string {
  const { league, players } = withLeague(setupOf(names), 2, {}, known);
  if (league === undefined) throw new Error('no league');
  const starts = leagueStarts(league, TEN_PIN_FORMAT, players);
  return starts.ok ? 'taken' : starts.error.code;
}

describe('a league’s game begins', () => {
  test.each<[string, readonly Known[]]>([
    ['with two teams of two', []],
    [
      'with an absent bowler, a vacancy and a dummy',
      [{ type: 'absent' }, { type: 'vacancy' }, { type: 'dummy' }],
    ],
    ['with a substitute', [{ type: 'substitute', instead: 'TOM' }]],
    ['with a game from before', [{ type: 'pre-bowl', score: 300 }]],
    ['with all that is known', [{ average: 180, roster: 'M-0042', season: { games: 21, pins: 3791 } }]],
    ['with a handicap that takes pins away', [{ handicap: -20 }]],
  ])('%s', (_, known) => {
    expect(said(known)).toBe('taken');
  });

  test('with any number of bowlers where there is one team or none', () => {
    for (const teams of [0, 1]) {
      const { league, players } = withLeague(setupOf(['PJS', 'KYJ', 'LEE']), teams);
      expect(league && leagueStarts(league, TEN_PIN_FORMAT, players).ok, String(teams)).toBe(true);
    }
  });
});

describe('a league’s game is refused', () => {
  const noSeat = { seat: undefined } as unknown as Known;
  test.each<[string, readonly Known[], string]>([
    ['with two teams of different size', [{ type: 'pacer' }], 'teams-differ'],
    ['with a bowler in no team', [noSeat], 'no-team'],
    ['with a team that is not there', [{ seat: { team: '0'.repeat(24), place: 1 } }], 'no-such-seat'],
    ['with a place 0', [{ seat: { team: HOME ?? '', place: 0 } }], 'no-such-seat'],
    ['with a seat taken twice', [{ seat: { team: HOME ?? '', place: 2 } }], 'seat-taken'],
    ['with a bowler on the other side', [{ seat: { team: VISITORS ?? '', place: 9 } }], 'teams-differ'],
    ['with an average of 301', [{ average: 301 }], 'no-such-score'],
    ['with a handicap of 301', [{ handicap: 301 }], 'handicap-out-of-range'],
    ['with an injury before the first ball', [{ type: 'injury' }], 'has-not-bowled'],
    ['with a game from before without its score', [{ type: 'pre-bowl' }], 'score-missing'],
    ['with a game from before of 301', [{ type: 'pre-bowl', score: 301 }], 'no-such-score'],
    ['with a bowler’s score', [{ score: 200 }], 'no-own-score'],
    ['with a substitute for nobody', [{ type: 'substitute' }], 'type-does-not-fit'],
    ['with a substitute for an untidy name', [{ type: 'substitute', instead: ' TOM' }], 'type-does-not-fit'],
    ['with a season of no games', [{ season: { games: 0, pins: 0 } }], 'type-does-not-fit'],
    ['with more pins than its games can have', [{ season: { games: 1, pins: 301 } }], 'type-does-not-fit'],
    ['with a blank place in the league’s lists', [{ roster: ' ' }], 'type-does-not-fit'],
    ['with one that cannot be shown', [{ roster: 'A\u202eB' }], 'type-does-not-fit'],
    ['with one of a book', [{ roster: 'A'.repeat(61) }], 'type-does-not-fit'],
  ])('%s', (_, known, code) => {
    expect(said(known)).toBe(code);
  });

  test.each<[string, readonly { id: string; name: string }[], string]>([
    ['with one team twice', [...TEAMS.slice(0, 1), ...TEAMS.slice(0, 1)], 'no-such-seat'],
    ['with three teams', [...TEAMS, { id: 'd9'.repeat(12), name: 'Rats' }], 'no-such-seat'],
    ['with a team without a name', [{ id: 'd9'.repeat(12), name: ' ' }], 'bad-team-name'],
    ['with an untidy name of a team', [{ id: 'd9'.repeat(12), name: ' Rats' }], 'bad-team-name'],
  ])('%s', (_, teams, code) => {
    expect(leagueStarts({ terms: USUAL_TERMS, teams }, TEN_PIN_FORMAT, [])).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  test('with a negative base, and with a frame 11', () => {
    const handicap = { ...USUAL_TERMS.handicap, base: -1 };
    const refused = [{ handicap }, { makeUpUntil: 11 }].map((terms) =>
      termsFit({ terms: { ...USUAL_TERMS, ...terms }, teams: [] }, TEN_PIN_FORMAT),
    );
    expect(refused).toMatchObject([
      { ok: false, error: { code: 'figure-out-of-range', figure: 'base' } },
      { ok: false, error: { code: 'figure-out-of-range', figure: 'makeUpUntil' } },
    ]);
  });
});

describe('a team’s name', () => {
  test.each([
    ['  Pin   Pals ', 'Pin Pals'],
    ['볼링 친구들', '볼링 친구들'],
    ['A'.repeat(LONGEST_TEAM_NAME), 'A'.repeat(LONGEST_TEAM_NAME)],
  ])('is tidied: %j', (raw, name) => {
    expect(tidyTeamName(raw)).toEqual({ ok: true, value: name });
  });

  test.each(['', ' ', '\u2800', 'A\u202eB', 'A'.repeat(LONGEST_TEAM_NAME + 1), 'A'.repeat(1_000_000)])(
    'is refused where nobody could read it or it is too long',
    (raw) => {
      expect(tidyTeamName(raw)).toEqual({
        ok: false,
        error: { code: 'bad-team-name', most: LONGEST_TEAM_NAME },
      });
    },
  );
});
