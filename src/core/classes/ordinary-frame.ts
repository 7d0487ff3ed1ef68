import { EMPTY_FRAME, type Frame as FrameOfRules } from '../line/frame.ts';
import type { Roll } from '../line/roll.ts';
import { Frame } from './frame.ts';

/** Frames 1 to 9 share the same rules, so the first stands for all. */
const BEFORE_THE_LAST = 1;

/** A frame from 1 to 9: at most two balls, and a bonus for a strike or a spare. */
export class OrdinaryFrame extends Frame {
  readonly #following: readonly Roll[];

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
