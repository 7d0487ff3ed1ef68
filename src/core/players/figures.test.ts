import { describe, expect, test } from 'vitest';
import { SHOWN, USUAL_TERMS } from '../league/terms.ts';
import { HOME, VISITORS, handicapGame, matchGame, playerOf } from '../testing/league.testing.ts';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { blindScoreOf } from './blind.ts';
import { SHOWN_BESIDE, differenceOf, figuresOf } from './figures.ts';
import { countedRows, lineUpIn, teamFigures, teamHandicapIn } from './team-figures.ts';

describe('what a player has', () => {
  test('is the posted score with handicap; what is not settled yet counts so far', () => {
    const game = afterBalls(handicapGame(['PJS'], [{ average: 151 }]), '72 X 5');
    // 90 % of 220 - 151.
    expect(figuresOf(game.position.league, playerOf(game, 1))).toEqual({
      ...{ posted: 9, soFar: 29, handicap: 62, total: 71 },
    });
  });

  test('is scratch alone in a game that is no league’s', () => {
    const game = after(gameOf('PJS'), { kind: 'setAverage', player: 1, average: 151 });
    expect(figuresOf(game.position.league, playerOf(game, 1))).toMatchObject({ handicap: 0, total: 0 });
  });

  test('follows a handicap that is typed, and a corrected average', () => {
    const game = handicapGame(['PJS'], [{ average: 151 }]);
    const handicaps = [
      after(game, { kind: 'setAverage', player: 1, average: 161 }),
      after(game, { kind: 'setHandicap', player: 1, handicap: -9 }),
      after(game, { kind: 'setAverage', player: 1, average: null }),
    ].map((one) => figuresOf(one.position.league, playerOf(one, 1)).handicap);
    expect(handicaps).toEqual([53, -9, 0]);
  });

  test.each([
    ['a vacancy’s handicap comes from its score', { average: 200, type: 'vacancy' } as const, 120, 90],
    ['a dummy has none', { average: 150, type: 'dummy' } as const, 120, 0],
    ['a pacer has none', { average: 150, type: 'pacer' } as const, 0, 0],
    ['an extra has their own', { average: 150, type: 'extra' } as const, 0, 63],
    ['a game from before has the bowler’s', { average: 150, type: 'pre-bowl', score: 187 } as const, 187, 63],
    ['an absent bowler without an average is a vacancy', { type: 'absent' } as const, 120, 90],
  ])('%s', (_, known, posted, handicap) => {
    const game = handicapGame(['PJS'], [known]);
    expect(figuresOf(game.position.league, playerOf(game, 1))).toMatchObject({ posted, handicap });
  });

  test('of who was injured has tenths of the blind score for the missing frames', () => {
    const bowled = afterBalls(handicapGame(['PJS'], [{ average: 163 }]), '9- 9- 9-');
    const game = after(bowled, { kind: 'setScoreType', player: 1, scoreType: 'injury' });
    // 27 pins and seven tenths of 153: 107.1.
    expect(figuresOf(game.position.league, playerOf(game, 1))).toMatchObject({ posted: 134, soFar: 134 });
  });
});

describe('the difference to who is in the same place', () => {
  const game = afterBalls(
    matchGame(['PJS', 'KYJ', 'LEE'], [{ average: 180 }, { average: 150 }]),
    '9- 72 X 8',
  );

  test('is of what is posted, with handicap', () => {
    expect([1, 2].map((player) => differenceOf(game.position, playerOf(game, player)))).toEqual([-27, 27]);
  });

  test('is none where nobody is there, or there are no teams', () => {
    expect(differenceOf(game.position, playerOf(game, 3))).toBeNull();
    const alone = handicapGame(['PJS', 'KYJ']);
    expect(differenceOf(alone.position, playerOf(alone, 1))).toBeNull();
  });
});

test('a league chooses what stands beside the scratch score', () => {
  expect(SHOWN.map((shown) => SHOWN_BESIDE[shown])).toEqual([
    [],
    ['total'],
    ['handicap', 'total'],
    ['difference'],
  ]);
});

describe('what a team has', () => {
  const known = [
    { average: 180 },
    { average: 150 },
    { average: 163, type: 'absent' },
    { average: 170, type: 'pre-bowl', score: 187 },
    { average: 200, type: 'pacer' },
    { average: 140, type: 'extra' },
  ] as const;
  const names = ['PJS', 'KYJ', 'LEE', 'DOM', 'EVE', 'ANN'];

  test('is the sum of its rows: blind scores and games from before whole, pacers and extras not', () => {
    const game = afterBalls(matchGame(names, known), '9- 72 X 8/');
    expect(teamFigures(game.position)).toEqual([
      {
        team: { id: HOME, name: 'Pin Pals' },
        ...{ posted: 9 + 153, soFar: 9 + 153, handicap: 36 + 51, total: 249 },
      },
      {
        team: { id: VISITORS, name: 'Alley Cats' },
        ...{ posted: 9 + 187, soFar: 9 + 187, handicap: 63 + 45, total: 304 },
      },
    ]);
  });

  test.each([
    // 40 + 57 pins short of 220, and 70 + 50: rounded once.
    ['team', [87, 108]],
    // The home team's averages are 23 pins better.
    ['difference', [0, 20]],
  ] as const)('has handicap as the league gives it: %s', (scope, handicaps) => {
    const handicap = { ...USUAL_TERMS.handicap, scope };
    const { position } = matchGame(names, known, { handicap });
    expect([HOME, VISITORS].map((team) => teamHandicapIn(position, team))).toEqual(handicaps);
  });

  test('is its line-up by places, whoever bowls first', () => {
    const game = after(matchGame(['PJS', 'KYJ', 'LEE', 'DOM']), {
      ...{ kind: 'reorder', players: [3, 4, 1, 2] },
    });
    expect(lineUpIn(game.position, HOME).map(({ bowler }) => bowler.slice(-1))).toEqual(['1', '3']);
    expect(countedRows(game.position, HOME).map(({ line }) => line.name)).toEqual(['PJS', 'LEE']);
  });

  test('is nothing in a game that is no league’s', () => {
    const { position } = gameOf('PJS');
    expect([teamFigures(position), lineUpIn(position, HOME), teamHandicapIn(position, HOME)]).toEqual([
      ...[[], [], 0],
    ]);
  });
});

test.each([
  [null, 120],
  [161, 151],
  [5, 0],
])('without a league an absent player with an average of %s counts %s', (average, score) => {
  expect(blindScoreOf({ average, part: null })).toBe(score);
});
