import { describe, expect, it } from 'vitest';
import { changed } from '../game/change.ts';
import type { Game } from '../game/game.ts';
import { after, afterBalls, answerTo, gameOf, must } from '../testing/notation.testing.ts';
import { bakerGame, bowledBy, whoBowls } from '../testing/teams.testing.ts';
import { playerIn } from '../players/position.ts';

const TEAMS = [
  ['ANN', 'BEN'],
  ['CAT', 'DAN'],
];

function renaming(player: number, mate: number, name: string, somebodyElse = false) {
  return { kind: 'rename', player, mate, name, somebodyElse } as const;
}

function names(game: Game, player: number): readonly string[] {
  return (must(playerIn(game.position, player)).shared?.mates ?? []).map(({ name }) => name);
}

describe('a bowler of a team', () => {
  it('is renamed in mid-game, and keeps every ball and turn', () => {
    const game = afterBalls(bakerGame(TEAMS), 'X 9/ 7');
    const renamed = after(game, renaming(1, 2, ' Benno  K. '));
    expect([names(renamed, 1), names(renamed, 2)]).toEqual([['ANN', 'Benno K.'], TEAMS[1]]);
    expect([bowledBy(renamed, 1), whoBowls(renamed)]).toEqual([bowledBy(game, 1), 'Benno K.']);
    expect(names(after(renamed, { kind: 'undo' }), 1)).toEqual(TEAMS[0]);
  });

  it('gets a number where another bowler of any team has the name', () => {
    expect(names(after(bakerGame(TEAMS), renaming(1, 1, 'dan')), 1)).toEqual(['dan 2', 'BEN']);
  });

  it.each([
    ['the name that they have', renaming(1, 1, 'ANN'), 'nothing-changes'],
    ['no name', renaming(1, 1, ' '), 'name-empty'],
    ['somebody else in their place', renaming(1, 1, 'EVE', true), 'teams-are-set'],
    ['a number that the team does not have', renaming(1, 3, 'EVE'), 'no-such-player'],
    ['a team that is not there', renaming(3, 1, 'EVE'), 'no-such-player'],
  ])('is refused %s', (_what, command, code) => {
    expect(answerTo(bakerGame(TEAMS), command)).toBe(code);
  });

  it('is nobody where everybody bowls alone', () => {
    expect(answerTo(gameOf('IDA'), renaming(1, 1, 'EVE'))).toBe('no-such-player');
  });

  it('has a name of their own in an event from a file too, and stays who they are', () => {
    const event = { type: 'playerRenamed', player: 1, mate: 1, name: 'CAT' } as const;
    const { position } = bakerGame(TEAMS);
    const codes = [event, { ...event, name: ' CAT' }, { ...event, name: 'EVE', bowler: '0'.repeat(24) }].map(
      (change) => changed(position, change),
    );
    expect(codes).toMatchObject(
      ['name-taken', 'name-taken', 'teams-are-set'].map((code) => ({ ok: false, error: { code } })),
    );
  });
});
