import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../core/game/game.ts';
import { handicapGame, matchGame, playerOf } from '../../../../core/testing/league.testing.ts';
import { after, afterBalls, gameOf } from '../../../../core/testing/notation.testing.ts';
import { textFor } from '../../../../text/index.ts';
import { USUAL_TERMS } from '../../../../core/league/terms.ts';
import { leagueActions, type LeagueAction } from './league-actions.ts';

function actions(game: Game, player: number): readonly LeagueAction[] {
  const { facts, players, leaguePlayer } = textFor('en');
  return leagueActions(game, playerOf(game, player), {
    ...{ facts, player: leaguePlayer, average: players.average, noAverage: facts.noAverage },
  });
}

function action(game: Game, player: number, id: LeagueAction['id']): LeagueAction | undefined {
  return actions(game, player).find((one) => one.id === id);
}

const match = matchGame(['PJS', 'KYJ'], [{ average: 163 }, {}]);

describe('the league facts of a player', () => {
  test('tell that extra pins may be missing where a gender is not known, until a handicap is typed', () => {
    const handicap = { ...USUAL_TERMS.handicap, table: [{ gender: 'woman', pins: 8 }] } as const;
    const game = matchGame(['PJS', 'KYJ'], [{ average: 163 }, { average: 163, group: { gender: 'woman' } }], {
      handicap,
    });
    const hint = (of: Game, player: number): string | undefined => action(of, player, 'handicap')?.hint;
    expect(hint(game, 1)).toBe('+51; gender or age unclear, extra pins may be missing');
    expect(hint(game, 2)).toBe('+59, by the average');
    expect(hint(after(game, { kind: 'setHandicap', player: 1, handicap: 59 }), 1)).toBe('+59, typed');
  });

  test('are every score type, the average, the handicap and the seat, and none in any other game', () => {
    expect(actions(match, 1).map(({ id }) => id)).toEqual([
      ...['bowler', 'absent', 'vacancy', 'dummy', 'pacer', 'extra', 'injury', 'substitute', 'pre-bowl'],
      ...['average', 'handicap', 'seat'],
    ]);
    expect(actions(gameOf('PJS'), 1)).toEqual([]);
  });

  test('say what each type would count, and what the player has', () => {
    const hints = Object.fromEntries(actions(match, 1).map(({ id, hint }) => [id, hint]));
    expect(hints).toMatchObject({
      absent: 'counts 153',
      vacancy: 'counts 120',
      dummy: 'counts 120, no handicap',
      average: '163',
      handicap: '+51, by the average',
      seat: 'Pin Pals, place 1',
    });
    const typed = after(match, { kind: 'setHandicap', player: 1, handicap: -4 });
    expect(action(typed, 1, 'handicap')?.hint).toBe('−4, typed');
  });

  test('show which type holds', () => {
    const holding = (game: Game): unknown => actions(game, 1).flatMap(({ id, holds }) => (holds ? [id] : []));
    expect(holding(match)).toEqual(['bowler']);
    expect(holding(after(match, { kind: 'setScoreType', player: 1, scoreType: 'absent' }))).toEqual([
      'absent',
    ]);
  });

  test('ask for a name or a score where the type needs one', () => {
    expect(action(match, 1, 'substitute')?.does).toEqual({ view: 'substitute' });
    expect(action(match, 1, 'pre-bowl')?.does).toEqual({ view: 'preBowl' });
    const bowled = afterBalls(match, '9- 72 '.repeat(10));
    expect(action(bowled, 1, 'pre-bowl')?.does).toEqual({ view: 'preBowl' });
    const last = matchGame(['PJS', 'KYJ'], [{ average: 163 }, { average: 181 }], { games: 1 });
    expect(action(afterBalls(last, '9- 72 '.repeat(10)), 1, 'pre-bowl')?.does).toEqual({
      command: { kind: 'setScoreType', player: 1, scoreType: 'pre-bowl' },
    });
  });

  test('ask about missed frames where somebody comes late', () => {
    const absent = after(match, { kind: 'setScoreType', player: 1, scoreType: 'absent' });
    expect(action(absent, 1, 'bowler')?.does).toEqual({
      command: { kind: 'setScoreType', player: 1, scoreType: 'bowler' },
    });
    expect(action(afterBalls(absent, '9- 72'), 1, 'bowler')?.does).toEqual({ view: 'back' });
  });

  test('are off where the rules forbid them, and a press sends the command so that they say why', () => {
    const bowled = afterBalls(match, '9-');
    expect(action(bowled, 1, 'absent')).toMatchObject({
      ...{ off: true, does: { command: { scoreType: 'absent' } } },
    });
    expect(action(match, 1, 'injury')?.off).toBe(true);
    // One team would be smaller.
    expect(action(match, 1, 'pacer')?.off).toBe(true);
  });

  test('have no seat in a game without teams', () => {
    expect(action(handicapGame(['PJS']), 1, 'seat')).toMatchObject({
      ...{ off: true, does: { says: 'no teams here' } },
    });
  });
});
