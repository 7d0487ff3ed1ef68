import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { emptyFrame, type Frame as FrameOfRules } from '../line/frame.ts';
import { Frame } from './frame.ts';

/** Frames 1 to 9 share the same rules, so the first stands for all. */
const BEFORE_THE_LAST: FrameOfRules = emptyFrame(TEN_PIN, 1);

/** A frame from 1 to 9: at most two balls, and a bonus for a strike or a spare. */
export class OrdinaryFrame extends Frame {
  readonly #following: readonly FrameOfRules[];

  constructor(frame: FrameOfRules = BEFORE_THE_LAST, following: readonly FrameOfRules[] = []) {
    super(frame);
    this.#following = following;
  }

  addRoll(pins: number): void {
    this.take(pins);
  }

  score(): number {
    return this.points(this.#following);
  }
}
