import { describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../../../core/players/player.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../core/league/terms.ts';
import { formatOf } from '../../../core/formats/formats.ts';
import { fixtureMatch, handMatch, keptLeague, rosterBowler, seasonTeams } from '../testing/drafts.testing.ts';
import { draftOfTerms, termsOf } from '../terms/terms-draft.ts';
import { matchOfFixture } from './drafted.ts';
import {
  movedPlace,
  pickedFor,
  newPlace,
  renamedPlace,
  substituted,
  typedAs,
  withPlace,
} from './match-draft.ts';
import { orderOf } from './order.ts';
import { isLongName, shortNames } from './short-names.ts';
import { shownTeams } from './shown-match.ts';

describe('a league’s terms as they are typed', () => {
  const TERMS: LeagueTerms = {
    ...{ games: 4, vacancy: 130, less: 5, bye: 8, makeUpUntil: 3 },
    ...{ absence: 'percent' as const, vacancies: { woman: 100, man: 140 } },
    points: { game: 2, series: 6.25, individual: 1, individualSeries: 0.5, pins: 0.02, perPins: 50 },
    ...{ ties: 'one-ball', individualTies: 'ninth-and-tenth', blinds: 'unearned', shown: 'difference' },
    handicap: {
      ...{ percentage: 87.5, base: 210, maximum: 60, rounding: 'nearest' },
      ...{ negative: true, scope: 'team', span: 'series' },
      table: [
        { ages: { least: 60, most: 120 }, pins: 5 },
        { gender: 'woman', ages: { least: 0, most: 17 }, pins: 3 },
        { gender: 'woman', pins: 8 },
        { gender: 'man', pins: 0 },
      ],
    },
    averages: { way: 'window', games: 21, first: 'no-handicap', fraction: 'kept', during: 'moving' },
  };

  test.each([
    ['usual ones', USUAL_TERMS],
    ['every other one', TERMS],
  ])('read back as they were: %s', (_which, terms) => {
    expect(termsOf(draftOfTerms(terms), formatOf('ten-pin'))).toEqual({ ok: true, value: terms });
  });

  test('take a comma for a point, and an empty maximum for none', () => {
    const draft = draftOfTerms(TERMS);
    const figures = { ...draft.figures, percentage: '66,67', maximum: '' };
    const terms = termsOf({ ...draft, figures }, formatOf('ten-pin'));
    expect(terms).toMatchObject({ value: { handicap: { percentage: 66.67, maximum: null } } });
  });

  test('tell every wrong figure at once', () => {
    const draft = draftOfTerms(TERMS);
    const figures = { ...draft.figures, base: '-1', games: 'x', game: '1001', percentage: '' };
    const terms = termsOf({ ...draft, figures }, formatOf('ten-pin'));
    expect(terms.ok ? [] : terms.error.map(({ figure }) => figure)).toEqual([
      'games',
      'percentage',
      'base',
      'game',
    ]);
  });
});

describe('a match of a kept league', () => {
  test('begins with the usual line-ups, averages, typed handicaps and the league’s own numbers', () => {
    expect(orderOf(fixtureMatch())).toMatchObject({
      value: {
        follows: null,
        league: {
          ...{ teams: ['Pin Pals', '스트라이커즈'], terms: USUAL_TERMS },
          fixture: {
            ...{ league: 'Tuesday Mixed', round: '1', date: '2026-10-05', lanes: '3-4' },
            teamIds: [null, null],
          },
        },
        players: [
          { name: 'Tom', average: 151, was: null, league: { team: 1, place: 1, roster: '101' } },
          { name: 'Ann', average: 187, league: { team: 1, place: 2, handicap: 20, roster: '102' } },
          { name: 'Kim', average: 160, league: { team: 2, place: 1, roster: '201' } },
          { name: '최민서', average: null, league: { team: 2, place: 2 } },
        ],
      },
    });
  });

  test('shows a bowler under the short name that the league keeps, and tells the list’s own name', () => {
    const league = { ...keptLeague(), shortNames: [{ id: '101', name: 'Tom', shown: 'TOMMY' }] };
    const draft = matchOfFixture(league, league.league.schedule[0] ?? expect.fail());
    expect(draft.teams[0]?.places.map(({ name }) => name)).toEqual(['TOMMY', 'Ann']);
    const order = orderOf(draft);
    const [first] = order.ok ? order.value.players : [];
    expect(first).toMatchObject({ name: 'TOMMY', league: { roster: '101', fullName: 'Tom' } });
  });

  test('against nobody has one team', () => {
    const league = keptLeague();
    const [, bye] = league.league.schedule;
    const draft = matchOfFixture(league, bye ?? expect.fail());
    expect(draft.teams.map(({ name }) => name)).toEqual(['스트라이커즈']);
    expect(orderOf(draft)).toMatchObject({ value: { league: { teams: ['스트라이커즈'] } } });
  });

  test('of a roster longer than a team sends as many as a team has', () => {
    const names = ['A', 'B', 'C', 'D'].map((name) => ({
      ...{ id: name, name, average: 150, handicap: null, place: null, season: null },
    }));
    const teams = [0, 1].map((team) => ({
      ...{ id: null, name: `Team ${String(team)}` },
      roster: names.map((bowler) => {
        const name = `${String(team)}${bowler.name}`;
        return { ...bowler, id: name, name };
      }),
    }));
    const draft = fixtureMatch({ teams, teamSize: 3 });
    expect(draft.teams.map(({ places }) => places.length)).toEqual([3, 3]);
    expect(orderOf(draft).ok).toBe(true);
  });
});

describe('a place of a line-up', () => {
  const spot = { side: 0, place: 0 };

  test('keeps its seat when the order changes', () => {
    const draft = movedPlace(fixtureMatch(), spot, 1);
    expect(draft.teams[0]?.places.map(({ name }) => name)).toEqual(['Ann', 'Tom']);
    expect(movedPlace(draft, spot, -1)).toEqual(draft);
  });

  test('given to a substitute says for whom, also when the substitute is replaced', () => {
    const one = substituted(fixtureMatch(), spot, newPlace('EVE'));
    const other = substituted(one, spot, newPlace('DOM'));
    expect(other.teams[0]?.places[0]).toMatchObject({ name: 'DOM', type: 'substitute', instead: 'Tom' });
    expect(typedAs(other, spot, 'bowler').teams[0]?.places[0]).toMatchObject({ name: 'DOM', instead: null });
  });

  test('with a name typed over it is nobody whom a list knows: a listed average goes, a typed one stays', () => {
    const draft = renamedPlace(fixtureMatch(), spot, 'EVE');
    expect(draft.teams[0]?.places[0]).toMatchObject({ name: 'EVE', known: null, average: '' });
    const typed = renamedPlace(withPlace(draft, spot, { average: '151' }), spot, 'EVA');
    expect(typed.teams[0]?.places[0]).toMatchObject({ name: 'EVA', average: '151' });
  });

  test('picked from the games of this lane is the same bowler', () => {
    const from = { kind: 'game', gameId: 'g000003-0a1b2c', player: 2, startedAt: '' } as const;
    const draft = pickedFor(handMatch(['ANN'], ['BEN']), spot, {
      ...{ name: 'KYJ', average: 171, handicap: null, season: null, from },
    });
    expect(orderOf(draft)).toMatchObject({
      value: { players: [{ name: 'KYJ', average: 171, was: 2, wasIn: 'g000003-0a1b2c' }, { was: null }] },
    });
  });

  test('of a bowler whose place becomes a vacancy is nobody’s: no number, average, season or handicap stays', () => {
    const draft = withPlace(fixtureMatch({ teams: seasonTeams() }), spot, { handicap: '12' });
    const bowler = orderOf(draft);
    expect(bowler).toMatchObject({ value: { players: { 0: { league: { roster: '101', handicap: 12 } } } } });
    expect(orderOf(typedAs(draft, spot, 'vacancy'))).toMatchObject({
      value: {
        players: expect.arrayContaining([
          { name: 'Tom', average: null, was: null, league: { team: 1, place: 1, type: 'vacancy' } },
        ]) as unknown,
      },
    });
    expect(orderOf(typedAs(typedAs(draft, spot, 'vacancy'), spot, 'bowler'))).toEqual(bowler);
  });

  test('of a vacancy that somebody takes is that bowler’s', () => {
    const draft = typedAs(handMatch(['ANN'], ['BEN']), spot, 'vacancy');
    expect(pickedFor(draft, spot, rosterBowler('Tom', '101')).teams[0]?.places[0]?.type).toBe('bowler');
  });
});

describe('handicaps before the first ball', () => {
  test('are the ones of the terms: 90 % of 220 less the average, a vacancy’s from its score', () => {
    const draft = withPlace(fixtureMatch(), { side: 1, place: 1 }, { type: 'vacancy' });
    expect(
      shownTeams(draft).map(({ handicap, places }) => [handicap, ...places.map((one) => one.handicapNow)]),
    ).toEqual([
      [82, 62, 20],
      [144, 54, 90],
    ]);
  });

  test('and blind scores follow average and type', () => {
    const draft = typedAs(fixtureMatch(), { side: 0, place: 0 }, 'absent');
    expect(shownTeams(draft)[0]?.places[0]?.blind).toBe(141);
  });

  test('are not shown while the terms are wrong', () => {
    const before = fixtureMatch();
    const terms = { ...before.terms, figures: { ...before.terms.figures, base: '' } };
    expect(shownTeams({ ...before, terms })[0]).toMatchObject({ handicap: null });
  });

  test('the second of a name is numbered as on the board', () => {
    expect(shownTeams(handMatch(['kim'], ['KIM'])).map(({ places }) => places[0]?.shown)).toEqual([
      'kim',
      'KIM 2',
    ]);
  });
});

describe('a name longer than a board', () => {
  test.each([
    ['Maximiliane von Hohenfels', ['M. Hohenfels', 'Maximiliane', 'Hohenfels', 'Maximiliane']],
    ['Bartholomäusson', ['Bartholomäus']],
    ['가나다라마바사아자차카타파하', ['가나다라마바사아자차카타']],
  ])('%s is offered shorter', (name, offered) => {
    const shorter = shortNames(name);
    expect(shorter).toEqual([...new Set(offered)]);
    for (const one of shorter) expect(Array.from(one).length).toBeLessThanOrEqual(LONGEST_NAME);
    expect([name, ...shorter].map(isLongName)).toEqual([true, ...shorter.map(() => false)]);
  });

  test('is none with letters that take two signs each, which a board shows', () => {
    const name = '𝒵𝑜𝑒 𝒮𝓉𝓇𝒾𝓀𝑒';
    expect([name.length > LONGEST_NAME, isLongName(name)]).toEqual([true, false]);
  });
});
