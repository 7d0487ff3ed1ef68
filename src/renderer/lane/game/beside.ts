import { gameInMatch, otherHalf, type GameView, type Half } from '../../../contract/contract.ts';
import { useHalfBoard } from './half-board.ts';

/** The id of the other team's game of a match on a pair; null where there is none. */
export function besideOf({ id, match }: Pick<GameView, 'id' | 'match'>): string | null {
  const game = gameInMatch(match, id);
  if (game === null || game.beside === null) return null;
  return game.gameId === id ? game.beside.gameId : game.gameId;
}

/** Whether the other team of this half's match still bowls. */
export function matchRunsBeside(half: Half): boolean {
  return useHalfBoard(half).beside !== null && useHalfBoard(otherHalf(half)).phase === 'running';
}
