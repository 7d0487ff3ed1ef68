import { describe, expect, test } from 'vitest';
import type { Command } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { SCORE_TYPES } from '../league/score-type.ts';
import { HOME, VISITORS, handicapGame, matchGame, partIn, playerOf } from '../testing/league.testing.ts';
import {
  after,
  afterBalls,
  agreement,
  answerTo,
  gameOf,
  lineIn,
  onTurn,
  sheetOf,
} from '../testing/notation.testing.ts';
import { nextFrame } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';

const NAMES = ['PJS', 'KYJ', 'LEE', 'DOM'];
const AVERAGES = [{ average: 180 }, { average: 150 }, { average: 171 }, {}];

/** Home: PJS and LEE; visitors: KYJ and DOM, who has no average. */
function match(terms: Parameters<typeof matchGame>[2] = {}): Game {
  return matchGame(NAMES, AVERAGES, terms);
}

type Typing = Extract<Command, { kind: 'setScoreType' }>;

function type(player: number, scoreType: Typing['scoreType'], more: Partial<Typing> = {}): Command {
  return { kind: 'setScoreType', player, scoreType, ...more };
}

function average(player: number, pins: number | null): Command {
  return { kind: 'setAverage', player, average: pins };
}

describe('who does not bowl counts what the league’s terms say:', () => {
  const terms = { vacancy: 140, less: 5 };

  test.each<[string, number, Typing['scoreType'], number]>([
    ['an absent bowler the average less N', 1, 'absent', 175],
    ['an absent bowler without an average as a vacancy', 4, 'absent', 140],
    ['a vacancy N, whoever had the place', 1, 'vacancy', 140],
    ['a dummy N', 1, 'dummy', 140],
  ])('%s', (_, player, scoreType, score) => {
    const game = after(match(terms), type(player, scoreType));
    expect(lineIn(game, player).blind).toBe(score);
    expect(playerOf(game, player).status).toBe('absent');
  });

  test.each([average(1, 150), { kind: 'setHandicap', player: 1, handicap: 20 }] as const)(
    'and a vacancy has no $kind of its own: it is refused, not dropped',
    (command) => {
      for (const scoreType of ['vacancy', 'dummy'] as const)
        expect(answerTo(after(match(), type(1, scoreType)), command)).toBe('nobody-there');
      expect(answerTo(after(match(), type(1, 'absent')), command)).toBe('taken');
    },
  );

  test('and the game does not wait for them', () => {
    expect(onTurn(after(match(), type(1, 'absent')))).toBe('2.1.1');
  });

  test('a corrected average corrects the blind score, also when the average goes, and undo brings it back', () => {
    const absent = after(match(), type(1, 'absent'));
    const scores = [
      absent,
      after(absent, average(1, 200)),
      after(absent, average(1, null)),
      after(absent, average(1, 200), { kind: 'undo' }),
    ].map((game) => lineIn(game, 1).blind);
    expect(scores).toEqual([170, 190, 120, 170]);
  });

  test('a score typed for an absent bowler is refused: the terms decide', () => {
    expect(answerTo(match(), { kind: 'absent', player: 1, score: 200 })).toBe('terms-decide');
    expect(answerTo(gameOf('PJS'), { kind: 'absent', player: 1, score: 200 })).toBe('taken');
  });

  test('from the start, where the set-up says so', () => {
    const game = matchGame(['PJS', 'KYJ'], [{ average: 180, type: 'absent' }, { type: 'vacancy' }]);
    expect(game.position.lines.map(({ line }) => line.blind)).toEqual([170, 120]);
  });
});

describe('a score type', () => {
  test.each<Typing['scoreType']>(['absent', 'vacancy', 'dummy'])(
    'without balls, %s, does not fit who has bowled',
    (scoreType) => {
      expect(answerTo(afterBalls(match(), '7'), type(1, scoreType))).toBe('has-bowled');
    },
  );

  test.each<Typing['scoreType']>(['pacer', 'extra'])('that may have balls, %s, keeps them', (scoreType) => {
    const bowled = afterBalls(handicapGame(['PJS']), '72 X');
    const game = after(bowled, type(1, scoreType));
    expect(sheetOf(after(game, type(1, 'bowler')), 1)).toBe(sheetOf(bowled, 1));
    expect(partIn(game, 1).type).toBe(scoreType);
  });

  test('substitute names for whom, tidied as a name is', () => {
    const game = after(match(), type(2, 'substitute', { instead: ' tom ' }));
    expect(partIn(game, 2)).toMatchObject({ type: 'substitute', instead: 'tom' });
    expect(partIn(after(game, type(2, 'bowler')), 2)).toMatchObject({ type: 'bowler', instead: null });
  });

  test.each<[string, Command, string]>([
    ['substitute for nobody', type(1, 'substitute'), 'type-does-not-fit'],
    ['substitute for a blank name', type(1, 'substitute', { instead: ' ' }), 'name-empty'],
    ['bowler in somebody’s place', type(1, 'bowler', { instead: 'TOM' }), 'type-does-not-fit'],
    ['absent with a score', type(1, 'absent', { score: 100 }), 'no-own-score'],
    ['pre-bowl of 301', type(1, 'pre-bowl', { score: 301 }), 'no-such-score'],
    ['pre-bowl of -0', type(1, 'pre-bowl', { score: -0 }), 'no-such-score'],
    ['pre-bowl of 301 in a later game', type(1, 'pre-bowl', { score: 187, later: [301] }), 'no-such-score'],
    ['bowler with a score in a later game', type(1, 'bowler', { later: [187] }), 'no-own-score'],
    ['pre-bowl without score and balls', type(1, 'pre-bowl'), 'score-missing'],
    ['injury before the first ball', type(1, 'injury'), 'has-not-bowled'],
    ['bowler again', type(1, 'bowler'), 'nothing-changes'],
    ['of nobody', type(9, 'absent'), 'no-such-player'],
  ])('%s is refused', (_, command, code) => {
    expect(answerTo(match(), command)).toBe(code);
  });

  test.each(SCORE_TYPES)('%s belongs to a league’s game alone', (scoreType) => {
    expect(answerTo(gameOf('PJS'), type(1, scoreType, { instead: 'TOM' }))).toBe('no-league');
  });

  test('pre-bowl counts its score whole, or the balls where they are known', () => {
    const scored = after(match(), type(1, 'pre-bowl', { score: 187 }));
    expect(lineIn(scored, 1).blind).toBe(187);
    const whole = after(match(), agreement(1, '9-'.repeat(10)));
    const entered = after(whole, type(1, 'pre-bowl'));
    expect([lineIn(entered, 1).blind, scoreLine(lineIn(entered, 1)).soFar]).toEqual([null, 90]);
    expect(answerTo(whole, type(1, 'pre-bowl', { score: 187 }))).toBe('has-bowled');
  });

  test('pre-bowl keeps the scores of the games after it, until its bowler bowls after all', () => {
    const game = after(match(), type(1, 'pre-bowl', { score: 187, later: [151, null] }));
    expect(partIn(game, 1).later).toEqual([151, null]);
    expect(answerTo(game, type(1, 'pre-bowl', { score: 187, later: [151, null] }))).toBe('nothing-changes');
    const other = after(game, type(1, 'pre-bowl', { score: 187, later: [151, 138] }));
    expect(partIn(other, 1).later).toEqual([151, 138]);
    expect(partIn(after(other, type(1, 'bowler')), 1).later).toEqual([]);
    expect(partIn(after(other, { kind: 'undo' }), 1).later).toEqual([151, null]);
  });

  test('bowler, of who was absent, bowls from the lane’s frame on; the frames before count 0', () => {
    const two = after(handicapGame(['PJS', 'KYJ']), type(2, 'absent'));
    const game = after(afterBalls(two, 'X X X'), type(2, 'bowler'));
    expect(nextFrame(lineIn(game, 2))).toBe(4);
    expect(partIn(game, 2).type).toBe('bowler');
  });
});

describe('an injured bowler', () => {
  const hurt = after(afterBalls(handicapGame(['PJS'], [{ average: 190 }]), 'X 72 9'), type(1, 'injury'));

  test('bowls no more: the frames behind the last ball are missing', () => {
    expect([onTurn(hurt), playerOf(hurt, 1).status]).toEqual(['nobody', 'left']);
  });

  test('who bowls again is a bowler', () => {
    const back = after(hurt, { kind: 'comeBack', player: 1, makesUp: false });
    expect([onTurn(back), partIn(back, 1).type]).toEqual(['1.3.2', 'bowler']);
  });

  test('has no frame left after the tenth', () => {
    const done = afterBalls(handicapGame(['PJS']), '9-'.repeat(10));
    expect(answerTo(done, type(1, 'injury'))).toBe('bowls-no-more');
  });

  test('may say so after leaving', () => {
    const left = after(afterBalls(handicapGame(['PJS', 'KYJ']), '72'), { kind: 'leave', player: 1 });
    expect(partIn(after(left, type(1, 'injury')), 1).type).toBe('injury');
  });
});

describe('a late bowler', () => {
  const late = (until: number | null): Game => {
    const game = after(match({ makeUpUntil: until }), type(2, 'absent'));
    return afterBalls(game, '9- 9- 9- 9- 9- 9-');
  };
  const back = (makesUp: boolean): Command => ({ kind: 'comeBack', player: 2, makesUp });

  test('makes missed frames up until frame N, and is a bowler then', () => {
    const game = after(late(3), back(true));
    expect([onTurn(game), partIn(game, 2).type, lineIn(game, 2).blind]).toEqual(['2.1.1', 'bowler', null]);
  });

  test.each([2, null])('makes none up later (%s): they count 0', (until) => {
    expect(answerTo(late(until), back(true))).toBe('too-late-to-make-up');
    expect(nextFrame(lineIn(after(late(until), back(false)), 2))).toBe(3);
  });

  test('makes up whatever the house says in a game that is no league’s', () => {
    const open = afterBalls(after(gameOf('PJS', 'KYJ'), { kind: 'leave', player: 2 }), '9- 9- 9-');
    expect(answerTo(open, back(true))).toBe('taken');
  });

  test('who leaves early has 0 for each missed frame', () => {
    const game = after(afterBalls(handicapGame(['PJS']), '72 81'), { kind: 'leave', player: 1 });
    expect(scoreLine(lineIn(game, 1)).soFar).toBe(18);
  });
});

describe('somebody else in a place', () => {
  const rename = (player: number, substitutes: boolean): Command => ({
    ...{ kind: 'rename', player, name: 'ANN', somebodyElse: true },
    ...(substitutes ? { substitutes } : {}),
  });

  test('is a substitute for who had it, with an average and handicap of their own', () => {
    const typed = after(match(), { kind: 'setHandicap', player: 1, handicap: 30 });
    const game = after(typed, rename(1, true));
    expect(playerOf(game, 1)).toMatchObject({ name: 'ANN', average: null });
    expect(partIn(game, 1)).toMatchObject({ type: 'substitute', instead: 'PJS', handicap: null });
    expect(partIn(game, 1).seat).toEqual({ team: HOME, place: 1 });
  });

  test('is a substitute for the first one where two follow each other', () => {
    const second: Command = { kind: 'rename', player: 1, name: 'BOB', somebodyElse: true, substitutes: true };
    expect(partIn(after(match(), rename(1, true), second), 1).instead).toBe('PJS');
  });

  test('who substitutes for an absent bowler bowls from the lane’s frame on', () => {
    const game = after(match(), type(1, 'absent'), rename(1, true));
    expect([onTurn(game), lineIn(game, 1).blind]).toEqual(['1.1.1', null]);
  });

  test('who takes a vacancy is absent until they come, and nobody comes without a name', () => {
    const vacant = after(match(), type(1, 'vacancy'));
    const come: Command = { kind: 'comeBack', player: 1, makesUp: false };
    expect(answerTo(vacant, come)).toBe('nobody-there');
    expect(answerTo(vacant, rename(1, true))).toBe('type-does-not-fit');
    const taken = after(vacant, rename(1, false));
    expect(partIn(taken, 1).type).toBe('absent');
    expect(partIn(after(taken, come), 1).type).toBe('bowler');
  });

  test('is no substitute without a league, nor by a mended name', () => {
    expect(answerTo(gameOf('PJS'), rename(1, true))).toBe('no-league');
    const mended: Command = { ...{ kind: 'rename', player: 1, name: 'ANN' }, somebodyElse: false };
    expect(answerTo(match(), { ...mended, substitutes: true })).toBe('type-does-not-fit');
    expect(playerOf(after(match(), mended), 1)).toMatchObject({ name: 'ANN', average: 180 });
  });

  test('keeps a pacer a pacer', () => {
    const game = matchGame(['PJS', 'KYJ', 'LEE']);
    expect(partIn(after(game, rename(3, false)), 3).type).toBe('pacer');
  });
});

describe('a handicap that is typed', () => {
  const typed = (handicap: number | null): Command => ({ kind: 'setHandicap', player: 1, handicap });

  test('is kept until it is cleared', () => {
    const game = after(match(), typed(-12));
    expect(partIn(game, 1).handicap).toBe(-12);
    expect(partIn(after(game, typed(null)), 1).handicap).toBeNull();
  });

  test.each([301, -301, 1.5, NaN, -0])('is refused where no game can have it: %s', (handicap) => {
    expect(answerTo(match(), typed(handicap))).toBe('handicap-out-of-range');
  });

  test('is refused where it changes nothing, or there is no league', () => {
    expect(answerTo(match(), typed(null))).toBe('nothing-changes');
    expect(answerTo(gameOf('PJS'), typed(10))).toBe('no-league');
  });
});

describe('a seat', () => {
  const seat = (player: number, team: string, place: number): Command => ({
    ...{ kind: 'setSeat', player },
    seat: { team, place },
  });

  test('of somebody is exchanged, so that the teams keep their sizes', () => {
    const game = after(match(), seat(1, VISITORS, 2));
    expect(game.position.lines.map(({ part }) => part?.seat)).toEqual([
      { team: VISITORS, place: 2 },
      { team: VISITORS, place: 1 },
      { team: HOME, place: 2 },
      { team: HOME, place: 1 },
    ]);
  });

  test.each<[string, Command, string]>([
    ['that nobody has would make the teams differ', seat(1, VISITORS, 3), 'teams-differ'],
    ['of no team', seat(1, '0'.repeat(24), 1), 'no-such-seat'],
    ['0', seat(1, HOME, 0), 'no-such-seat'],
    ['1.5', seat(1, HOME, 1.5), 'no-such-seat'],
    ['100', seat(1, HOME, 100), 'no-such-seat'],
    ['that the player has', seat(1, HOME, 1), 'nothing-changes'],
  ])('%s is refused', (_, command, code) => {
    expect(answerTo(match(), command)).toBe(code);
  });

  test('that nobody has may be given within a team', () => {
    expect(partIn(after(match(), seat(1, HOME, 5)), 1).seat).toEqual({ team: HOME, place: 5 });
  });
});

describe('two teams keep one size:', () => {
  const join = (more: object): Command => ({ kind: 'join', name: 'EVE', makesUp: false, ...more });

  test.each<[string, Command, string]>([
    ['who joins a team counts for it', join({ team: HOME }), 'teams-differ'],
    ['who joins no team is refused', join({}), 'no-team'],
    ['who joins one that is not there is refused', join({ team: '0'.repeat(24) }), 'no-such-seat'],
    ['nobody joins as injured', join({ team: HOME, scoreType: 'injury' }), 'type-does-not-fit'],
    ['an extra does not count', join({ team: HOME, scoreType: 'extra' }), 'taken'],
    ['nobody is removed from one of them', { kind: 'remove', player: 1 }, 'teams-differ'],
    ['a bowler who became a pacer would be missing', type(1, 'pacer'), 'teams-differ'],
    ['a vacancy counts as a bowler', type(1, 'vacancy'), 'taken'],
  ])('%s', (_, command, code) => {
    expect(answerTo(match(), command)).toBe(code);
  });

  test('who joins gets the place behind the last one', () => {
    const game = after(match(), join({ team: HOME, scoreType: 'extra' }));
    expect(partIn(game, 5).seat).toEqual({ team: HOME, place: 3 });
  });

  test('without teams anybody may join and go', () => {
    const game = after(handicapGame(['PJS', 'KYJ']), join({}), { kind: 'remove', player: 1 });
    expect(game.position.lines.map(({ name }) => name)).toEqual(['KYJ', 'EVE']);
    expect(answerTo(gameOf('PJS'), join({ scoreType: 'extra' }))).toBe('no-league');
  });
});
