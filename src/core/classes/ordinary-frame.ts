import { EMPTY_FRAME, type Frame as FrameOfRules } from '../line/frame.ts';
import type { Roll } from '../line/roll.ts';
import { Frame } from './frame.ts';

/** The rules are the same in every frame before the last, so the first stands for all of them. */
const BEFORE_THE_LAST = 1;

/** One of the frames 1 to 9: at most two balls, and a bonus for a strike and a spare. */
export class OrdinaryFrame extends Frame {
  readonly #following: readonly Roll[];

  /** A frame before its first ball, or as it stands with the balls that followed it. */
  constructor(frame: FrameOfRules = EMPTY_FRAME, following: readonly Roll[] = []) {
    super(frame);
    this.#following = following;
  }

  addRoll(pins: number): void {
    this.take(BEFORE_THE_LAST, pins);
  }

  score(): number {
    return this.points(BEFORE_THE_LAST, this.#following);
  }
}
