import { TEN_PIN } from '../formats/format.ts';
import { EMPTY_FRAME, type Frame as FrameOfRules } from '../line/frame.ts';
import { Frame } from './frame.ts';

/** The tenth frame: fill balls instead of a bonus. Its result is that of its first rack. */
export class TenthFrame extends Frame {
  constructor(frame: FrameOfRules = EMPTY_FRAME) {
    super(frame);
  }

  addRoll(pins: number): void {
    this.take(TEN_PIN.lastFrame, pins);
  }

  score(): number {
    // Stryker disable next-line ArrayDeclaration: the tenth frame has no bonus, so nobody looks at what followed it
    return this.points(TEN_PIN.lastFrame, []);
  }
}
