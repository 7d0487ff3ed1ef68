import { TEN_PIN, type FrameNumber, type FrameResult } from '../formats/format.ts';
import { enterInFrame, rollsOf, type Frame as FrameOfRules } from '../line/frame.ts';
import { pinfall, type Roll } from '../line/roll.ts';
import { pointsOf } from '../line/score.ts';
import { ballOf } from './ball.ts';
import { BowlingError, orThrow } from './bowling-error.ts';

/** Whether a frame still takes balls; one that has none yet is running too. */
export type FrameState = 'running' | 'finished';

/** What a finished frame came to, in the words of who asked for it: an open frame is a miss. */
export type FinishedResult = 'strike' | 'spare' | 'miss';

/** The rules' words in those. */
export const RESULT_WORDS: Readonly<Record<FrameResult, FinishedResult>> = {
  strike: 'strike',
  spare: 'spare',
  open: 'miss',
};

/**
 * A frame that takes no more balls: the only one whose `result` can be asked for. It is no interface, as an interface
 * may not make public what its class protects.
 */
export type FinishedFrame = Frame & { readonly state: 'finished'; readonly result: FinishedResult };

/** One frame of one player. It changes with `addRoll` and by nothing else. */
export abstract class Frame {
  /** The same frame as the rules know it; hidden, as it is shared with its game. */
  #frame: FrameOfRules;

  constructor(frame: FrameOfRules) {
    // From plain JavaScript nothing else would forbid it.
    if (new.target === Frame)
      throw new TypeError('Frame is abstract: make an OrdinaryFrame or a TenthFrame.');
    this.#frame = frame;
  }

  /** Takes one more ball, 0 to 10 pins. Throws a `BowlingError` if the ball cannot be or the frame is finished. */
  abstract addRoll(pins: number): void;

  /** The frame's own points so far: its pins and the bonus balls that have fallen. */
  abstract score(): number;

  /** The pins of each ball, in order. */
  get pins(): readonly number[] {
    return rollsOf(this.#frame).map(pinfall);
  }

  get state(): FrameState {
    return this.#frame.state === 'finished' ? 'finished' : 'running';
  }

  /** Whether the frame takes no more balls; in an `if` it opens `result`. */
  isFinished(): this is FinishedFrame {
    return this.state === 'finished';
  }

  /**
   * The result of the first rack. Throws a `BowlingError` while the frame is running. Protected, so that asking a
   * running frame does not compile; the throw is for plain JavaScript.
   */
  protected get result(): FinishedResult {
    if (this.#frame.state !== 'finished') throw new BowlingError({ code: 'frame-running' });
    return RESULT_WORDS[this.#frame.result];
  }

  /** One more ball by the rules of the frame with this number. */
  protected take(number: FrameNumber, pins: number): void {
    this.#frame = orThrow(enterInFrame(TEN_PIN, number, this.#frame, ballOf(pins)));
  }

  /** The points by the rules of the frame with this number, given the balls that followed it. */
  protected points(number: FrameNumber, following: readonly Roll[]): number {
    return pointsOf(TEN_PIN, number, this.#frame, following).soFar;
  }
}
