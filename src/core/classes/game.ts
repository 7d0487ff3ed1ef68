import { FRAME_NUMBERS, TEN_PIN, type FrameNumber } from '../formats/format.ts';
import { rollsOf } from '../line/frame.ts';
import { enter, frameAt, newLine, nextFrame, type Line } from '../line/line.ts';
import type { Roll } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';
import { ballOf } from './ball.ts';
import { BowlingError, orThrow } from './bowling-error.ts';
import type { Frame } from './frame.ts';
import { OrdinaryFrame } from './ordinary-frame.ts';
import { TenthFrame } from './tenth-frame.ts';

/** One player's game of ten frames. It changes with `addRoll` and `roll` and by nothing else. */
export class Game {
  #line: Line = newLine(TEN_PIN);

  /**
   * Takes one more ball, 0 to 10 pins. Throws a `BowlingError`, and changes nothing, if the ball cannot be or the
   * game is over.
   */
  addRoll(pins: number): void {
    this.#line = orThrow(enter(this.#line, ballOf(pins)));
  }

  /** The same as `addRoll`, by its other name. */
  roll(pins: number): void {
    this.addRoll(pins);
  }

  /**
   * The frames begun, as they stand now. They are copies: a ball added to one of them is not bowled in the game, and
   * a later ball of the game does not show in them.
   */
  frames(): readonly Frame[] {
    return FRAME_NUMBERS.filter((number) => this.#isBegun(number)).map((number) => this.#frame(number));
  }

  /** The points so far: pins and bonuses counted as they fall. */
  totalScore(): number {
    return scoreLine(this.#line).soFar;
  }

  /** Whether the game takes no more balls. */
  over(): boolean {
    return nextFrame(this.#line) === null;
  }

  /** The points of the finished game. Throws a `BowlingError` before its end. */
  score(): number {
    if (!this.over()) throw new BowlingError({ code: 'not-over' });
    return this.totalScore();
  }

  #isBegun(number: FrameNumber): boolean {
    return frameAt(this.#line, number).state !== 'empty';
  }

  #frame(number: FrameNumber): Frame {
    const frame = frameAt(this.#line, number);
    if (number === TEN_PIN.lastFrame) return new TenthFrame(frame);
    return new OrdinaryFrame(frame, this.#following(number));
  }

  #following(number: FrameNumber): readonly Roll[] {
    return FRAME_NUMBERS.slice(number).flatMap((later) => rollsOf(frameAt(this.#line, later)));
  }
}
