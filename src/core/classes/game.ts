import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { enter, frameAt, newLine, nextFrame, type Line } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import { ballOf } from './ball.ts';
import { BowlingError, orThrow } from './bowling-error.ts';
import type { Frame } from './frame.ts';
import { OrdinaryFrame } from './ordinary-frame.ts';
import { TenthFrame } from './tenth-frame.ts';

/** One player's ten frames. Only `addRoll` and `roll` change it. */
export class Game {
  #line: Line = newLine(TEN_PIN);

  /** Adds a ball of 0 to 10 pins. Throws a `BowlingError` and changes nothing if the rules or the game's end refuse it. */
  addRoll(pins: number): void {
    this.#line = orThrow(enter(this.#line, ballOf(pins)));
  }

  /** An alias of `addRoll`. */
  roll(pins: number): void {
    this.addRoll(pins);
  }

  /** Copies of the frames begun. Adding a ball to a copy does not change the game, and the copy does not follow it. */
  frames(): readonly Frame[] {
    return TEN_PIN.numbers.filter((number) => this.#isBegun(number)).map((number) => this.#frame(number));
  }

  totalScore(): number {
    return scoreLine(this.#line).soFar;
  }

  over(): boolean {
    return nextFrame(this.#line) === null;
  }

  /** The final score. Throws a `BowlingError` before the game is over. */
  score(): number {
    if (!this.over()) throw new BowlingError({ code: 'not-over' });
    return this.totalScore();
  }

  #isBegun(number: number): boolean {
    return frameAt(this.#line, number).state !== 'empty';
  }

  #frame(number: number): Frame {
    const frame = frameAt(this.#line, number);
    const following = this.#line.frames.slice(number);
    return following.length === 0 ? new TenthFrame(frame) : new OrdinaryFrame(frame, following);
  }
}
