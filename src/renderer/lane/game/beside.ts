import { otherHalf, type Half } from '../../../contract/contract.ts';
import { useHalfBoard } from './half-board.ts';

/** Whether the other team of this half's match still bowls. */
export function matchRunsBeside(half: Half): boolean {
  return useHalfBoard(half).beside !== null && useHalfBoard(otherHalf(half)).phase === 'running';
}
