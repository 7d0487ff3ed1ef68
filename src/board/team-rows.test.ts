import { describe, expect, it } from 'vitest';
import { afterBalls, gameOf } from '../core/testing/notation.testing.ts';
import { bakerGame, bowlers, scotchGame } from '../core/testing/teams.testing.ts';
import { nowOf } from './now/now.ts';
import { boardRows } from './rows.ts';

/** The mates above the frames of the first line. */
function above(game: Parameters<typeof boardRows>[0]): readonly (string | null)[] {
  return boardRows(game)[0]?.cells.map(({ mate }) => mate) ?? [];
}

describe('the board of a team', () => {
  it('names in Baker who bowls each frame, before it is bowled too', () => {
    const names = ['B1', 'B2', 'B3', 'B1', 'B2', 'B3', 'B1', 'B2', 'B3', 'B1'];
    expect(above(bakerGame([bowlers(3)]))).toEqual(names);
  });

  it('names in Scotch doubles who began a frame, in the one on turn whose ball it is, and nobody for later frames', () => {
    const game = afterBalls(scotchGame([['ANN', 'BEN']]), 'X 7');
    expect(above(game).slice(0, 3)).toEqual(['ANN', 'ANN', null]);
    expect(boardRows(game)[0]?.team).toEqual({ due: 'ANN', bowlers: 2 });
  });

  it('says whose ball it is by the bowler, with the team, and who is next', () => {
    const game = afterBalls(bakerGame([bowlers(5, 'H'), bowlers(5, 'V')]), 'X');
    expect(nowOf(game)).toMatchObject({ name: 'V1', team: 'Team 2', next: 'H2' });
  });

  it('names nobody where everybody bowls alone', () => {
    const game = gameOf('IDA', 'PAK');
    expect([above(game)[0], boardRows(game)[0]?.team, nowOf(game)?.team]).toEqual([null, null, null]);
  });
});
