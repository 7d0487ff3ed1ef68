/** The line-up: its players, their order and names. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../game/game.ts';
import { after, afterBalls, answerTo, gameOf, onTurn } from '../testing/notation.testing.ts';
import { bowlerOf, NEW_BOWLER } from '../testing/setup.testing.ts';
import type { PlayerCommand } from './player-event.ts';
import { nameIn, namesIn } from '../players/position.ts';

const join = (name: string): PlayerCommand => ({ kind: 'join', name, makesUp: false });
const reorder = (...players: readonly number[]): PlayerCommand => ({ kind: 'reorder', players });
const remove = (player: number): PlayerCommand => ({ kind: 'remove', player });

const party = (balls = ''): Game => afterBalls(gameOf('PJS', 'KYJ'), balls);

describe('a player added by mistake', () => {
  it('is removed with all balls', () => {
    const game = after(party('X 7'), remove(2));
    expect(namesIn(game.position)).toEqual(['PJS']);
    expect(onTurn(game)).toBe('1.2.1');
  });

  it('leaves a number that is never used again', () => {
    const game = after(party(), remove(2), join('LEE'), remove(3), join('KIM'));
    expect(game.position.lines.map(({ player }) => player)).toEqual([1, 4]);
  });

  it('is reported by number, the only information left', () => {
    const { position } = after(party(), remove(2));
    expect([nameIn(position, 1), nameIn(position, 2)]).toEqual(['PJS', '2']);
  });

  it('cannot be the only player, nor one who does not exist', () => {
    expect(answerTo(after(party(), remove(1)), remove(2))).toBe('last-player');
    expect(answerTo(after(party(), remove(1)), remove(1))).toBe('no-such-player');
  });
});

describe('another order', () => {
  it('holds from the next ball on, also in the middle of a frame', () => {
    const game = after(party('X X 7'), join('LEE'), reorder(3, 2, 1));
    expect(namesIn(game.position)).toEqual(['LEE', 'KYJ', 'PJS']);
    expect(onTurn(game)).toBe('1.2.2');
    expect(onTurn(afterBalls(game, '2'))).toBe('3.2.1');
    expect(onTurn(afterBalls(game, '2 X'))).toBe('2.2.1');
  });

  it.each<[readonly number[], string]>([
    [[1, 2], 'nothing-changes'],
    [[2], 'not-the-players'],
    [[2, 2], 'not-the-players'],
    [[2, 3], 'not-the-players'],
    [[2, 1, 1], 'not-the-players'],
    [[2, 1, 3], 'not-the-players'],
    [[], 'not-the-players'],
  ])('of %j is refused: %s', (players, code) => {
    expect(answerTo(party(), reorder(...players))).toBe(code);
  });
});

describe('a name', () => {
  const rename = (player: number, name: string, somebodyElse = false): PlayerCommand => ({
    ...{ kind: 'rename', player, name },
    somebodyElse,
  });

  it('taken by another player is tidied and numbered as in a new line-up', () => {
    expect(namesIn(after(party(), rename(1, ' Kim ')).position)).toEqual(['Kim', 'KYJ']);
    expect(namesIn(after(party(), rename(1, 'kyj')).position)).toEqual(['kyj 2', 'KYJ']);
  });

  const bowlers = (game: Game): readonly string[] => game.position.lines.map(({ bowler }) => bowler);

  it('that is mended stays the same person’s; somebody else has another id, also under the same name', () => {
    expect(bowlers(after(party(), rename(1, 'KIM')))).toEqual([bowlerOf(1), bowlerOf(2)]);
    expect(bowlers(after(party(), rename(1, 'KIM', true)))).toEqual([NEW_BOWLER, bowlerOf(2)]);
    const other = after(party(), rename(1, 'PJS', true));
    expect([bowlers(other), namesIn(other.position)]).toEqual([
      [NEW_BOWLER, bowlerOf(2)],
      ['PJS', 'KYJ'],
    ]);
    expect(bowlers(after(other, { kind: 'undo' }))).toEqual([bowlerOf(1), bowlerOf(2)]);
  });

  it('of somebody else has no average; that of a mended name stays', () => {
    const known = after(party(), { kind: 'setAverage', player: 1, average: 180 });
    const averages = (game: Game): unknown => game.position.lines.map(({ average }) => average);
    expect(averages(after(known, rename(1, 'KIM')))).toEqual([180, null]);
    expect(averages(after(known, rename(1, 'KIM', true)))).toEqual([null, null]);
  });

  it('of a player who joins belongs to somebody new', () => {
    expect(bowlers(after(party(), join('PJS')))).toEqual([bowlerOf(1), bowlerOf(2), NEW_BOWLER]);
  });

  it.each<[number, string, string]>([
    [1, 'PJS', 'nothing-changes'],
    [1, 'PJS ', 'nothing-changes'],
    [1, '', 'name-empty'],
    [3, 'KIM', 'no-such-player'],
  ])('of player %i, %j, is refused: %s', (player, name, code) => {
    expect(answerTo(party(), rename(player, name))).toBe(code);
  });
});

describe('an average', () => {
  const average = (player: number, pins: number | null): PlayerCommand => ({
    ...{ kind: 'setAverage', player },
    average: pins,
  });

  it('is kept with the player and can be forgotten', () => {
    const game = after(party(), average(2, 180));
    expect(game.position.lines.map((line) => line.average)).toEqual([null, 180]);
    expect(after(game, average(2, null)).position).toEqual(party().position);
  });

  it.each<[number, number | null, string]>([
    [1, null, 'nothing-changes'],
    [1, 301, 'no-such-score'],
    [1, -1, 'no-such-score'],
    [1, 180.5, 'no-such-score'],
    [3, 180, 'no-such-player'],
  ])('of player %i, %j, is refused: %s', (player, pins, code) => {
    expect(answerTo(party(), average(player, pins))).toBe(code);
  });
});

describe('games of a series that staff type', () => {
  const carry = (...scores: readonly number[]): PlayerCommand => ({ kind: 'carryGames', player: 1, scores });
  const carriedBy = (game: Game): readonly number[] => game.position.lines[0]?.carried ?? [];

  it('replace those typed before, and none clears them', () => {
    const game = after(party('X'), carry(176), carry(176, 203));
    expect(carriedBy(game)).toEqual([176, 203]);
    expect(carriedBy(after(game, carry()))).toEqual([]);
  });

  it('are undone and redone like any other change', () => {
    const game = after(party(), carry(176), carry(176, 203), { kind: 'undo' });
    expect(carriedBy(game)).toEqual([176]);
    expect(carriedBy(after(game, { kind: 'redo' }))).toEqual([176, 203]);
  });

  it('change no ball, nobody’s turn, and no score of this game', () => {
    const game = after(party('X 7'), carry(176));
    expect(onTurn(game)).toBe(onTurn(party('X 7')));
    expect(game.position.lines.map(({ line }) => line)).toEqual(
      party('X 7').position.lines.map(({ line }) => line),
    );
  });

  it('are scores that a game can have, up to twenty of them, of a player who is there', () => {
    expect(answerTo(party(), carry(301))).toBe('no-such-score');
    expect(answerTo(party(), carry(-1))).toBe('no-such-score');
    expect(answerTo(party(), carry(150.5))).toBe('no-such-score');
    expect(answerTo(party(), carry(...Array<number>(20).fill(150)))).toBe('taken');
    expect(answerTo(party(), carry(...Array<number>(21).fill(150)))).toBe('too-many-games');
    expect(answerTo(party(), carry())).toBe('nothing-changes');
    expect(answerTo(after(party(), carry(176)), carry(176))).toBe('nothing-changes');
    expect(answerTo(party(), { kind: 'carryGames', player: 9, scores: [176] })).toBe('no-such-player');
  });

  it('are the bowler’s own: somebody else in the place has none, a mended name keeps them', () => {
    const game = after(party(), carry(176));
    const named = (somebodyElse: boolean): Game =>
      after(game, { kind: 'rename', player: 1, name: 'KIM', somebodyElse });
    expect(carriedBy(named(false))).toEqual([176]);
    expect(carriedBy(named(true))).toEqual([]);
  });
});
