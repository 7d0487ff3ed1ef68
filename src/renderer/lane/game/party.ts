import type { Game } from '../../../core/game/game.ts';

/** Who goes on bowling together: what "same players again" needs. */
export interface Party {
  readonly names: readonly string[];
  /** Pins a game, in the order of the names; null where nobody said it. */
  readonly averages: readonly (number | null)[];
  /** Which of their games the last one was, from 1. */
  readonly gameNumber: number;
}

/** The players of the next game: in the order and with the names of now, without who has left. */
export function partyOf({ position, setup }: Game): Party {
  const staying = position.lines.filter(({ status }) => status !== 'left');
  const lines = staying.length > 0 ? staying : position.lines;
  return {
    names: lines.map(({ name }) => name),
    averages: lines.map(({ average }) => average),
    gameNumber: setup.gameNumber,
  };
}
