import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import { occasion } from '../../core/testing/setup.testing.ts';
import type { Author, Command } from '../../core/game/event.ts';
import type { Game } from '../../core/game/game.ts';
import { COPY_ORDERS, plainSettings, type Settings } from '../../contract/contract.ts';
import { freshGame, leagueGame } from '../../saves/record/testing/game.testing.ts';
import {
  permissionForCommand,
  permissionForCopy,
  permissionForProgram,
  permissionsForChange,
  permissionsForCommand,
  type Permission,
} from './permissions.ts';

const FREE = [null, null, null] as const;
const MENDING = ['correct', 'staff', 'staff'] as const;
const LINE_UP = ['players', 'staff', 'staff'] as const;
const UNDOING = ['undo', 'undo', 'staff'] as const;
const LEAGUE = ['staff', 'staff', 'staff'] as const;
const ENDING = ['end', 'end', 'end'] as const;

/** Each command's permission while the game runs, when it is stopped, and when it is over. */
const TABLE: Readonly<Record<Command['kind'], readonly [Permission, Permission, Permission]>> = {
  roll: FREE,
  markSplit: [null, 'staff', 'staff'],
  correctFrame: MENDING,
  agreeLine: MENDING,
  annulBall: MENDING,
  moveBalls: MENDING,
  dispute: MENDING,
  settle: MENDING,
  call: LINE_UP,
  join: LINE_UP,
  rename: LINE_UP,
  reorder: LINE_UP,
  skip: LINE_UP,
  leave: LINE_UP,
  comeBack: LINE_UP,
  absent: LINE_UP,
  setAverage: LINE_UP,
  carryGames: LEAGUE,
  setOption: LINE_UP,
  remove: LINE_UP,
  setScoreType: LEAGUE,
  setHandicap: LEAGUE,
  setSeat: LEAGUE,
  stop: ENDING,
  undo: UNDOING,
  redo: UNDOING,
};

describe('who may', () => {
  for (const kind of Object.keys(TABLE) as Command['kind'][])
    test(`to ${kind}`, () => {
      const permissions = (['running', 'stopped', 'over'] as const).map((phase) =>
        permissionForCommand(kind, phase),
      );
      expect(permissions).toEqual(TABLE[kind]);
    });

  const ball: Command = { kind: 'roll', entry: { kind: 'pins', pins: 7 } };
  const other: Command = { kind: 'rename', player: 1, name: 'KYJ', somebodyElse: false };
  const option: Command = { kind: 'setOption', player: 1, option: 8 };
  const average: Command = { kind: 'setAverage', player: 1, average: 151 };
  const another: Command = { kind: 'rename', player: 1, name: 'ANN', somebodyElse: true };
  const undo: Command = { kind: 'undo' };
  const redo: Command = { kind: 'redo' };
  test.each<[string, Command, Game, readonly Permission[]]>([
    ['undo a ball that staff entered', undo, changed([ball, 'staff']), ['undo']],
    ['undo what a bowler changed', undo, changed([other, 'bowler']), ['undo']],
    ['undo what staff changed', undo, changed([other, 'staff']), ['undo', 'staff']],
    ['redo what staff changed', redo, changed([other, 'staff'], [undo, 'staff']), ['undo', 'staff']],
    ['bowl behind what staff changed', ball, changed([other, 'staff']), [null]],
    ['choose an option before the first ball', option, changed([other, 'bowler']), ['players']],
    ['choose an option after it', option, changed([ball, 'bowler']), ['players', 'staff']],
    ['say an average', average, freshGame(['PJS']), ['players']],
    ['say an average in a league', average, leagueGame(['PJS', 'KYJ']), ['players', 'staff']],
    ['say who bowls here', another, freshGame(['PJS']), ['players']],
    ['say who bowls here in a league', another, leagueGame(['PJS', 'KYJ']), ['players', 'staff']],
    ['mend a name in a league', other, leagueGame(['PJS', 'KYJ']), ['players']],
    ['bowl in a league', ball, leagueGame(['PJS', 'KYJ']), [null]],
  ])('to %s', (_, command, game, permissions) => {
    expect(permissionsForCommand(command, game)).toEqual(permissions);
  });

  test('to change a game of the past', () => {
    expect(permissionsForCommand(undo, changed([ball, 'bowler']), true)).toEqual(['undo', 'staff']);
  });

  const CHANGES: readonly (readonly [Partial<Settings>, readonly Permission[]])[] = [
    [{}, []],
    [{ pad: 'pins', pinTap: 'left' }, [null, null]],
    [{ celebrations: false, layout: 'five' }, ['display', 'display']],
    [{ language: 'ko' }, ['display']],
    [{ theme: 'day', view: 'board' }, ['display', 'display']],
    [{ paper: 'Letter', printer: 'Desk', paperMarks: 'letters' }, ['print', 'print', 'print']],
    [{ marks: 'letters' }, ['display']],
    [{ lane: 7 }, ['staff']],
    [{ keepNames: 30, houseName: 'Alley' }, ['staff', 'staff']],
    [{ formats: ['candlepin'] }, ['staff']],
    [{ theme: 'day', lane: 7 }, ['display', 'staff']],
    // The house's choice for new parties needs no permission.
    [{ language: 'en', theme: 'night' }, []],
  ];
  for (const [change, permissions] of CHANGES)
    test(`to change ${JSON.stringify(change)}`, () => {
      expect(permissionsForChange(change, plainSettings('en')).toSorted()).toEqual(permissions.toSorted());
    });

  test('to give orders about the second copy: staff; everybody may see its age', () => {
    expect(COPY_ORDERS.map(permissionForCopy)).toEqual([null, 'staff', 'staff', 'staff']);
  });

  test('to fill the screen: everybody; to leave full screen or the program: staff', () => {
    expect(permissionForProgram({ kind: 'fullScreen', on: true })).toBe(null);
    expect(permissionForProgram({ kind: 'fullScreen', on: false })).toBe('staff');
    expect(permissionForProgram({ kind: 'quit' })).toBe('staff');
  });
});

/** A game after these commands, each by somebody. */
function changed(...commands: readonly (readonly [Command, Author])[]): Game {
  let game = freshGame(['PJS']);
  for (const [command, by] of commands) {
    const applied = applyCommand(game, command, occasion('2026-01-01T00:00:00.000Z', by));
    if (!applied.ok) throw new Error(`${command.kind} was refused: ${applied.error.code}`);
    game = applied.value.game;
  }
  return game;
}
