import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { emptyFrame, type Frame as FrameOfRules } from '../line/frame.ts';
import { Frame } from './frame.ts';

const THE_LAST: FrameOfRules = emptyFrame(TEN_PIN, TEN_PIN.numbers.length);

/** The tenth frame: fill balls instead of a bonus. Its result is that of its first rack. */
export class TenthFrame extends Frame {
  constructor(frame: FrameOfRules = THE_LAST) {
    super(frame);
  }

  addRoll(pins: number): void {
    this.take(pins);
  }

  score(): number {
    // Stryker disable next-line ArrayDeclaration: the tenth frame has no bonus, so the later balls do not matter
    return this.points([]);
  }
}
