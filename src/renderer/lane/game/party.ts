import type { FormatId } from '../../../core/formats/formats.ts';
import type { Game } from '../../../core/game/game.ts';

/** The party, for "same players again". */
export interface Party {
  readonly format: FormatId;
  readonly names: readonly string[];
  /** Pins a game, in the order of the names; null where unknown. */
  readonly averages: readonly (number | null)[];
  /** Each one's option of the format, in the order of the names; null in a format without options. */
  readonly options: readonly (number | null)[];
  /** The number of their last game, from 1. */
  readonly gameNumber: number;
}

/** The next game's players: today's names and order, without those who left. */
export function partyOf({ position, setup }: Game): Party {
  const staying = position.lines.filter(({ status }) => status !== 'left');
  const lines = staying.length > 0 ? staying : position.lines;
  return {
    format: setup.format,
    names: lines.map(({ name }) => name),
    averages: lines.map(({ average }) => average),
    options: lines.map(({ line }) => line.table.option),
    gameNumber: setup.gameNumber,
  };
}
