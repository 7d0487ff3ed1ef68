import { describe, expect, test } from 'vitest';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import { NO_POINTS, type Points } from '../../core/league/unit.ts';
import { SCRATCH, handicapGame, matchGame } from '../../core/testing/league.testing.ts';
import { after, afterBalls, gameOf } from '../../core/testing/notation.testing.ts';
import { boardRows } from '../rows.ts';
import { leagueBoard, leagueShown, type LeagueMatch } from './league-board.ts';

const four = ['PJS', 'KYJ', 'LEE', 'DOM'] as const;

describe('a line of a league', () => {
  test('has handicap, the total with it, type and team', () => {
    const game = afterBalls(matchGame(['PJS', 'KYJ'], [{ average: 181 }, { average: 158 }]), '72 81');
    expect(boardRows(game).map(({ posted, league }) => [posted, league])).toMatchObject([
      [9, { team: 1, type: 'bowler', handicap: 35, total: 44, blind: null, isAway: false }],
      [9, { team: 2, type: 'bowler', handicap: 55, total: 64 }],
    ]);
  });

  test('has handicap and the total also where a league gives extra pins alone', () => {
    const handicap = {
      ...USUAL_TERMS.handicap,
      percentage: 0,
      table: [{ gender: 'woman', pins: 8 }],
    } as const;
    const game = matchGame(['PJS', 'KYJ'], [{ average: 181, group: { gender: 'woman' } }, {}], { handicap });
    expect(leagueBoard(game)).toMatchObject({ counts: true, handicaps: true, beside: 'total' });
    expect(leagueBoard(matchGame(['PJS', 'KYJ'], [], SCRATCH))).toMatchObject({ counts: false });
  });

  test('has nothing of all this in a game that is no league’s', () => {
    const game = gameOf('PJS');
    expect(boardRows(game)[0]?.league).toBeNull();
    expect(leagueShown(leagueBoard(game))).toBeNull();
  });

  test('stands with its team though the teams bowl in turns, and keeps its place in the line-up', () => {
    const rows = boardRows(matchGame(four));
    expect(rows.map(({ name, place, league }) => [name, place, league?.team])).toEqual([
      ['PJS', 1, 1],
      ['LEE', 3, 1],
      ['KYJ', 2, 2],
      ['DOM', 4, 2],
    ]);
  });

  test('of who is absent says how the score follows from the average, of a vacancy and a game from before not', () => {
    const rows = boardRows(
      matchGame(four, [
        { average: 163, type: 'absent' },
        { type: 'vacancy' },
        { average: 150, type: 'pre-bowl', score: 187 },
        { average: 170 },
      ]),
    );
    expect(rows.map(({ name, posted, league }) => [name, posted, league?.isAway, league?.blind])).toEqual([
      ['PJS', 153, true, { score: 153, average: 163, less: { less: 10 } }],
      ['LEE', 187, true, { score: 187, average: null, less: { less: 10 } }],
      ['KYJ', 120, true, { score: 120, average: null, less: { less: 10 } }],
      ['DOM', 0, false, null],
    ]);
  });

  test('of a game from before with its balls has frames, and is still not bowled here and now', () => {
    const bowled = afterBalls(matchGame(['PJS', 'KYJ']), '9- 72 '.repeat(10));
    const game = after(bowled, { kind: 'setScoreType', player: 1, scoreType: 'pre-bowl' });
    expect(boardRows(game)[0]).toMatchObject({ posted: 90, league: { isAway: true, blind: null } });
  });

  test('of who was injured has the total with the tenths of the blind score, beside the frames bowled', () => {
    const bowled = afterBalls(handicapGame(['PJS', 'KYJ'], [{ average: 163 }]), '9- 72 9- 72 9- 72');
    const game = after(bowled, { kind: 'setScoreType', player: 1, scoreType: 'injury' });
    // 27 pins and seven tenths of 153.
    expect(boardRows(game)[0]).toMatchObject({ posted: 134, total: 134, reach: null });
    expect(boardRows(game)[0]?.cells[2]).toMatchObject({ marksText: '9-', total: 27 });
  });

  test('compares with the one in the same place only what both have settled', () => {
    const game = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }], { shown: 'difference' });
    const by = (balls: string): unknown =>
      boardRows(afterBalls(game, balls)).map(({ league }) => league?.difference);
    expect(by('9')).toEqual([null, null]);
    // A tenth of 36 and 63 pins: 3 and 6.
    expect(by('9- 72')).toEqual([-3, 3]);
    expect(by('9- 72 9-')).toEqual([-3, 3]);
  });
});

describe('the heads of the teams', () => {
  const heads = (game: ReturnType<typeof matchGame>): unknown =>
    leagueBoard(game)?.teams.map(({ name, posted, total, lead }) => [name, posted, total, lead]);

  test('have the sums of their lines and, once a frame is settled, the comparison', () => {
    const game = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }]);
    expect(heads(game)).toEqual([
      ['Pin Pals', 0, 36, null],
      ['Alley Cats', 0, 63, null],
    ]);
    expect(heads(afterBalls(game, '9- 72 9-'))).toEqual([
      ['Pin Pals', 18, 54, { frame: 1, total: 12, by: -3, isWon: false }],
      ['Alley Cats', 9, 72, { frame: 1, total: 15, by: 3, isWon: false }],
    ]);
  });

  test('say who cannot be caught any more', () => {
    const game = afterBalls(matchGame(['PJS', 'KYJ'], [], SCRATCH), `${'X--'.repeat(9)}X`);
    expect(heads(game)).toMatchObject([
      ['Pin Pals', 240, 240, { by: 240, isWon: true }],
      ['Alley Cats', 0, 0, { by: -240, isWon: false }],
    ]);
  });

  test('have a pacer’s line without its pins', () => {
    expect(heads(afterBalls(matchGame(['PJS', 'KYJ', 'TOM']), '9- 72 81'))).toMatchObject([
      ['Pin Pals', 9, 9, { total: 9 }],
      ['Alley Cats', 9, 9, { total: 9 }],
    ]);
  });
});

describe('a match', () => {
  const match = (points: Partial<Points>): LeagueMatch => ({
    ...{ league: 'Tuesday Trios', round: 'week 9' },
    result: {
      ...{ home: { games: [], series: null }, visitors: null, units: [] },
      points: { ...NO_POINTS, ...points },
    },
  });
  const game = matchGame(['PJS', 'KYJ']);
  const shown = (of: LeagueMatch): unknown => leagueBoard(game, of)?.teams.map(({ points }) => points);

  test('has its league and round, and each team its points once some are won', () => {
    expect(leagueBoard(game, match({}))).toMatchObject({ league: 'Tuesday Trios', round: 'week 9' });
    expect(leagueBoard(game)).toMatchObject({ league: null, round: null });
    expect(shown(match({ due: 4 }))).toEqual([null, null]);
    expect(shown(match({ home: 2.5, due: 1 }))).toEqual([2.5, 0]);
    expect(shown(match({ unearned: 1 }))).toEqual([0, 0]);
  });
});

test.each([
  ['scratch', null, false],
  ['total', 'total', false],
  ['both', 'total', true],
  ['difference', 'difference', false],
] as const)('a league that shows %s has its column and its handicaps', (shown, beside, handicaps) => {
  expect(leagueBoard(matchGame(['PJS', 'KYJ'], [], { shown }))).toMatchObject({ beside, handicaps });
});

test('a league without handicap shows no total with it, unless one is typed', () => {
  const scratch = matchGame(['PJS', 'KYJ'], [], SCRATCH);
  expect(leagueBoard(scratch)).toMatchObject({ beside: null, handicaps: false, rule: null });
  const typed = after(scratch, { kind: 'setHandicap', player: 1, handicap: 12 });
  expect(leagueBoard(typed)).toMatchObject({ beside: 'total', handicaps: true, rule: null });
});
