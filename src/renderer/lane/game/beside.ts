import type { Game } from '../../../core/game/game.ts';
import { gameBeside, otherHalf, type Half } from '../../../contract/contract.ts';
import { useHalfBoard } from './half-board.ts';

/** Whether the other team of this half's match still bowls. */
export function matchRunsBeside(half: Half): boolean {
  return useHalfBoard(half).beside !== null && useHalfBoard(otherHalf(half)).phase === 'running';
}

/** The games that the result on this half is made of, its own first: a match on a pair of lanes has two. */
export function gamesOfResult(half: Half): readonly Game[] {
  const [own, other] = [useHalfBoard(half), useHalfBoard(otherHalf(half))];
  const isOurs =
    own.view !== null && other.view !== null && gameBeside(own.view.match, own.view.id) === other.view.id;
  return [own.game, isOurs ? other.game : null].flatMap((one) => one ?? []);
}
