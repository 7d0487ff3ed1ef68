import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../core/game/game.ts';
import type { LeagueFacts } from '../../../../core/players/league.ts';
import type { PlayerLine } from '../../../../core/players/player-line.ts';
import { matchGame } from '../../../../core/testing/league.testing.ts';
import { after } from '../../../../core/testing/notation.testing.ts';
import { preBowlCommand, scoresAsked } from './pre-bowl.ts';

function lineOf(game: Game): PlayerLine {
  return game.position.lines[0] ?? expect.fail('no line');
}

const begun = (facts: LeagueFacts): PlayerLine => lineOf(matchGame(['PJS', 'KYJ'], [facts]));

describe('the scores of a bowler who bowled before', () => {
  test.each<[string, LeagueFacts, number, number, readonly (string | null)[]]>([
    ['of a bowler are all missing', {}, 1, 3, ['', '', '']],
    ['are asked from this game on', {}, 3, 3, ['']],
    [
      'that are known are shown',
      { type: 'pre-bowl', score: 140, later: [151, null] },
      1,
      3,
      ['140', '151', null],
    ],
    ['of an absent bowler are missing too', { type: 'absent' }, 2, 3, ['', '']],
    ['of later games alone are shown', { type: 'absent', later: [151] }, 2, 3, [null, '151']],
  ])('%s', (_, facts, game, games, scores) => {
    expect(scoresAsked(begun(facts), game, games)).toEqual({ first: game, scores });
  });

  test('make a pre-bowl, or an absent bowler where this game was not bowled', () => {
    const line = begun({});
    const command = { kind: 'setScoreType', player: 1 };
    expect(preBowlCommand(line, ['140', '151', null])).toEqual({
      ...command,
      ...{ scoreType: 'pre-bowl', score: 140, later: [151, null] },
    });
    expect(preBowlCommand(line, [null, '151', '138'])).toEqual({
      ...command,
      ...{ scoreType: 'absent', later: [151, 138] },
    });
    expect(preBowlCommand(line, [null, null])).toEqual({ ...command, scoreType: 'absent' });
  });

  test('are only those of later games where the balls of this one are entered', () => {
    const whole = after(matchGame(['PJS', 'KYJ']), {
      ...{ kind: 'agreeLine', player: 1, notation: '9- '.repeat(10).trim() },
    });
    expect(scoresAsked(lineOf(whole), 1, 3)).toEqual({ first: 2, scores: ['', ''] });
    expect(preBowlCommand(lineOf(whole), ['151', '138'])).toEqual({
      ...{ kind: 'setScoreType', player: 1, scoreType: 'pre-bowl', later: [151, 138] },
    });
  });
});
