import type { FrameResult } from '../line/rules.ts';
import { enterInFrame, type Frame as FrameOfRules } from '../line/frame.ts';
import { pinfall } from '../line/roll.ts';
import { pointsOf } from '../line/score.ts';
import { ballOf } from './ball.ts';
import { BowlingError, orThrow } from './bowling-error.ts';

export type FrameState = 'running' | 'finished';

/** A finished frame's result in the seeds' words: an open frame is a miss. */
export type FinishedResult = 'strike' | 'spare' | 'miss';

export const RESULT_WORDS: Readonly<Record<FrameResult, FinishedResult>> = {
  strike: 'strike',
  spare: 'spare',
  open: 'miss',
};

/** A finished frame, the only kind whose `result` can be read. An interface cannot expose a protected member. */
export type FinishedFrame = Frame & { readonly state: 'finished'; readonly result: FinishedResult };

/** One player's frame. Only `addRoll` changes it. */
export abstract class Frame {
  /** Private, because the frame shares it with its game. */
  #frame: FrameOfRules;

  constructor(frame: FrameOfRules) {
    // Plain JavaScript can reach this; TypeScript cannot.
    if (new.target === Frame)
      throw new TypeError('Frame is abstract: make an OrdinaryFrame or a TenthFrame.');
    this.#frame = frame;
  }

  /** Adds a ball of 0 to 10 pins. Throws a `BowlingError` if the ball is impossible or the frame is finished. */
  abstract addRoll(pins: number): void;

  /** The frame's points so far: its pins and the bonus balls bowled. */
  abstract score(): number;

  get pins(): readonly number[] {
    return this.#frame.rolls.map(pinfall);
  }

  get state(): FrameState {
    return this.#frame.state === 'finished' ? 'finished' : 'running';
  }

  /** Whether the frame is finished; in an `if` this unlocks `result`. */
  isFinished(): this is FinishedFrame {
    return this.state === 'finished';
  }

  /**
   * The result of the first rack. Protected so that reading it from a running frame does not compile; plain
   * JavaScript gets a `BowlingError`.
   */
  protected get result(): FinishedResult {
    const { result } = this.#frame;
    if (result === null) throw new BowlingError({ code: 'frame-running' });
    return RESULT_WORDS[result];
  }

  protected take(pins: number): void {
    this.#frame = orThrow(enterInFrame(this.#frame, ballOf(pins)));
  }

  /** The points, given the frames that followed. */
  protected points(following: readonly FrameOfRules[]): number {
    return pointsOf([this.#frame, ...following], 0).soFar;
  }
}
