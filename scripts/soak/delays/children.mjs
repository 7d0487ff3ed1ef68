// @ts-check
import { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { laneKeeper } from '../lane.mjs';

const LATE = new Set(['exit', 'close']);

/**
 * Delays the news that a child process has ended; `close` still follows `exit`.
 * @param {() => number} draw
 */
export function delayChildren(draw) {
  const laneOf = laneKeeper();
  const { emit } = EventEmitter.prototype;
  ChildProcess.prototype.emit = function (
    /** @type {string | symbol} */ name,
    /** @type {unknown[]} */ ...values
  ) {
    if (!LATE.has(String(name))) return emit.call(this, name, ...values);
    laneOf(this).run(name === 'exit' ? draw() : 0, () => {
      emit.call(this, name, ...values);
    });
    return true;
  };
}
