// @ts-check
/** Random delays, and the order that they keep. */
import { AsyncResource } from 'node:async_hooks';

/** @typedef {(this: any, ...values: any[]) => any} Call */

/** Taken before anybody delays or fakes them. */
export const { setTimeout: later } = globalThis;
const { setImmediate: soon } = globalThis;
const now = performance.now.bind(performance);

/**
 * Draws delays in milliseconds: mostly none, often up to 5, seldom 50 to 400. The same seed and kind draw the same
 * again.
 * @param {string} seed
 * @param {string} kind each has numbers of its own, so that one kind does not shift another's
 * @param {{ readonly often: number, readonly seldom: number }} shares of all delays
 * @returns {() => number}
 */
export function drawsOf(seed, kind, { often, seldom }) {
  const draw = numbersFrom(`${seed} ${kind}`);
  return () => {
    const [share, size] = [draw(), draw()];
    if (share < seldom) return Math.round(50 + size * 350);
    return share < seldom + often ? Math.round(size * 5) : 0;
  };
}

/**
 * Runs tasks in the order in which they came, none before its delay is over; at once if it has none and nobody waits.
 * Delays pass side by side, so many of them do not add up.
 */
export class Lane {
  /** @type {{ readonly task: () => void, readonly at: number }[]} */
  #waiting = [];

  /**
   * @param {number} delay in milliseconds
   * @param {() => void} task
   */
  run(delay, task) {
    if (delay === 0 && this.#waiting.length === 0) {
      task();
      return;
    }
    // What a library keeps of the caller (AsyncLocalStorage) is there again when the task runs.
    this.#waiting.push({ task: AsyncResource.bind(task), at: now() + delay });
    if (this.#waiting.length === 1) this.#next();
  }

  /**
   * @param {number} delay
   * @returns {Promise<void>}
   */
  wait(delay) {
    return new Promise((resolve) => {
      this.run(delay, resolve);
    });
  }

  #next() {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const left = first.at - now();
    const act = () => {
      try {
        first.task();
      } finally {
        this.#waiting.shift();
        this.#next();
      }
    };
    // Each in a turn of its own, as Node runs them.
    if (left > 0) later(act, left);
    else soon(act);
  }
}

/**
 * Gives every object a lane of its own.
 * @returns {(owner: object) => Lane}
 */
export function laneKeeper() {
  /** @type {WeakMap<object, Lane>} */
  const lanes = new WeakMap();
  return (owner) => {
    const lane = lanes.get(owner) ?? new Lane();
    lanes.set(owner, lane);
    return lane;
  };
}

/**
 * Numbers from 0 to 1 (mulberry32, from FNV-1a of a text).
 * @param {string} text
 * @returns {() => number}
 */
function numbersFrom(text) {
  let state = 0x811c9dc5;
  for (const unit of text) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
