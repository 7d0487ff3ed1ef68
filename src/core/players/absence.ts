import { usualTable } from '../formats/format.ts';
import { frameAt } from '../line/line.ts';
import type { PlayerLine } from './player-line.ts';
import { frameBeingBowled, type Position } from './position.ts';

/** What a player counts who never said an average (rules: absent players). */
const VACANCY = 120;
/** How much less than the average an absent player counts (rules: absent players). */
const LESS = 10;

/** What an absent player counts as a rule. */
export function blindScoreOf({ average }: Pick<PlayerLine, 'average'>): number {
  return average === null ? VACANCY : Math.max(0, average - LESS);
}

/** The frames that a player has missed who is back, or who only comes now: a rule says what becomes of them. */
export function missedFrames(position: Position, line: PlayerLine | null = null): readonly number[] {
  const frame = frameBeingBowled(position);
  const { numbers } = usualTable(position.format);
  return numbers.filter((number) => number < frame && (line === null || isOpen(line, number)));
}

function isOpen({ line }: PlayerLine, number: number): boolean {
  return frameAt(line, number).result === null;
}
