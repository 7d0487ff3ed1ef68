import { describe, expect, test } from 'vitest';
import { applyCommand } from './command.ts';
import type { Command } from './event.ts';
import { factChangeOf, factChanges } from './fact-changes.ts';
import type { Game } from './game.ts';
import { VISITORS, matchGame } from '../testing/league.testing.ts';
import { STAMP, after, afterBalls, gameOf, must } from '../testing/notation.testing.ts';
import { occasion } from '../testing/setup.testing.ts';

const night = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }]);

/** The game after a command by staff. */
function byStaff(game: Game, command: Command): Game {
  return must(applyCommand(game, command, occasion(STAMP.at, 'staff'))).game;
}

describe('a change of a league’s fact', () => {
  test.each<[string, Command, object]>([
    [
      'an average',
      { kind: 'setAverage', player: 1, average: 161 },
      {
        kind: 'average',
        before: { average: 180, handicap: 36, total: 36 },
        after: { average: 161, handicap: 53, total: 53 },
      },
    ],
    [
      'a handicap',
      { kind: 'setHandicap', player: 1, handicap: 40 },
      { kind: 'handicap', before: { handicap: 36, isTyped: false }, after: { handicap: 40, isTyped: true } },
    ],
    [
      'a score type',
      { kind: 'setScoreType', player: 1, scoreType: 'absent' },
      {
        kind: 'type',
        before: { type: 'bowler', blind: null },
        after: { type: 'absent', blind: 170, total: 206 },
      },
    ],
    [
      'a substitute',
      { kind: 'setScoreType', player: 1, scoreType: 'substitute', instead: 'TOM' },
      { kind: 'type', before: { instead: null }, after: { type: 'substitute', instead: 'TOM' } },
    ],
    [
      'a team',
      { kind: 'setSeat', player: 1, seat: { team: VISITORS, place: 1 } },
      { kind: 'team', before: { team: 'Pin Pals', place: 1 }, after: { team: 'Alley Cats', place: 1 } },
    ],
    [
      'a bowler',
      { kind: 'rename', player: 1, name: 'ANN', somebodyElse: true, substitutes: true },
      {
        kind: 'bowler',
        before: { name: 'PJS', average: 180 },
        after: { name: 'ANN', average: null, instead: 'PJS' },
      },
    ],
  ])('tells who, when, before and after: %s', (_, command, change) => {
    expect(factChanges(byStaff(night, command))).toMatchObject([
      { at: STAMP.at, by: 'staff', player: 1, ...change },
    ]);
  });

  test('tells from which frame on an injured bowler’s are missing', () => {
    const game = after(afterBalls(night, 'X 72 9'), { kind: 'setScoreType', player: 1, scoreType: 'injury' });
    expect(factChanges(game)).toMatchObject([{ before: { injuredFrom: null }, after: { injuredFrom: 3 } }]);
  });

  test('is left out while it is undone, and back when it is redone', () => {
    const change: Command = { kind: 'setHandicap', player: 1, handicap: 40 };
    const undone = after(night, change, { kind: 'undo' });
    expect(factChanges(undone)).toEqual([]);
    expect(factChanges(after(undone, { kind: 'redo' }))).toHaveLength(1);
  });

  test('is no mended name, no ball, and nothing in a game that is no league’s', () => {
    const mended = after(night, { kind: 'rename', player: 1, name: 'ANN', somebodyElse: false });
    expect(factChanges(afterBalls(mended, 'X'))).toEqual([]);
    const open = after(gameOf('PJS'), { kind: 'setAverage', player: 1, average: 161 });
    expect(open.done.map(factChangeOf)).toEqual([null]);
  });
});
