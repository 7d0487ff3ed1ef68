import { TEN_PIN } from '../format.ts';
import { EMPTY_FRAME, enterInFrame, type Frame as FrameOfRules } from '../frame.ts';
import { pointsOf } from '../score.ts';
import { ballOf } from './ball.ts';
import { orThrow } from './bowling-error.ts';
import { Frame } from './frame.ts';

/** The last frame: fill balls for a strike and a spare, and no bonus. Its result is that of its first rack. */
export class TenthFrame extends Frame {
  protected frame: FrameOfRules;

  /** A frame before its first ball, or as it stands. */
  constructor(frame: FrameOfRules = EMPTY_FRAME) {
    super();
    this.frame = frame;
  }

  addRoll(pins: number): void {
    this.frame = orThrow(enterInFrame(TEN_PIN, TEN_PIN.lastFrame, this.frame, ballOf(pins)));
  }

  score(): number {
    return pointsOf(TEN_PIN, TEN_PIN.lastFrame, this.frame, []).soFar;
  }
}
