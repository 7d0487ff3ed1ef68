// @ts-check
import promises from 'node:timers/promises';
import timers from 'node:timers';
import { Lane } from '../lane.mjs';

/** @typedef {import('../lane.mjs').Call} Call */

/**
 * Delays timers and turns of the event loop. A late timer makes those behind it wait, so that all of them act in the
 * order in which Node fires them.
 * @param {() => number} draw for timers
 * @param {() => number} drawTurn for `setImmediate`
 */
export function delayTimers(draw, drawTurn) {
  const [lane, turns] = [new Lane(), new Lane()];
  /** Counts how often a timer was cleared or begun anew: what waits from before is void. @type {WeakMap<object, number>} */
  const epochs = new WeakMap();
  /** @param {unknown} timer */
  const annul = (timer) => {
    if (typeof timer === 'object' && timer !== null) epochs.set(timer, (epochs.get(timer) ?? 0) + 1);
  };

  /** @param {Call} set @param {Lane} of @param {() => number} drawn @returns {Call} */
  const late = (set, of, drawn) => {
    /** @type {Call} */
    const call = (act, ...rest) => {
      if (typeof act !== 'function') return set(act, ...rest);
      let isWaiting = false;
      const timer = set(
        (/** @type {unknown[]} */ ...values) => {
          // A late interval misses a beat.
          if (isWaiting) return;
          isWaiting = true;
          const epoch = epochs.get(timer);
          of.run(drawn(), () => {
            isWaiting = false;
            if (epochs.get(timer) === epoch) act.apply(timer, values);
          });
        },
        ...rest,
      );
      return timer;
    };
    return Object.defineProperties(call, Object.getOwnPropertyDescriptors(set));
  };
  /** @param {Call} clear @returns {Call} */
  const clearing = (clear) => (timer) => {
    annul(timer);
    clear(timer);
  };

  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = timers;
  const own = {
    setTimeout: late(setTimeout, lane, draw),
    setInterval: late(setInterval, lane, draw),
    setImmediate: late(setImmediate, turns, drawTurn),
    clearTimeout: clearing(clearTimeout),
    clearInterval: clearing(clearInterval),
    clearImmediate: clearing(clearImmediate),
  };
  Object.assign(timers, own);
  Object.assign(globalThis, own);

  const probe = setTimeout(() => undefined, 1);
  clearTimeout(probe);
  const prototype = Object.getPrototypeOf(probe);
  for (const name of ['close', 'refresh', Symbol.dispose]) {
    const call = prototype[name];
    if (call === undefined) continue;
    prototype[name] = function () {
      annul(this);
      return call.call(this);
    };
  }

  const { setTimeout: wait, setImmediate: turn } = promises;
  Object.assign(promises, {
    setTimeout: async (/** @type {any[]} */ ...values) => {
      const value = await wait(...values);
      await lane.wait(draw());
      return value;
    },
    setImmediate: async (/** @type {any[]} */ ...values) => {
      const value = await turn(...values);
      await turns.wait(drawTurn());
      return value;
    },
  });
}
