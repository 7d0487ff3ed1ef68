// @ts-check
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { laneKeeper, later } from '../lane.mjs';

/** These events come late, in one order with the data. */
const LATE = new Set(['connect', 'ready', 'close']);

/**
 * Delays what sockets and pipes hear and what they write.
 * @param {() => number} draw
 */
export function delaySockets(draw) {
  const laneOf = laneKeeper();
  /** @type {WeakMap<object, () => void>} */
  const lateWrites = new WeakMap();
  const prototype = /** @type {Record<string, import('../lane.mjs').Call>} */ (
    /** @type {unknown} */ (Socket.prototype)
  );
  const { push, _writeGeneric: write, _destroy: close } = prototype;
  const { emit } = EventEmitter.prototype;
  if (push === undefined || write === undefined || close === undefined)
    throw new Error('this Node has other sockets');

  // Every chunk from the system, and the end (null), enters the stream here.
  prototype['push'] = function (chunk, encoding) {
    let wantsMore = true;
    laneOf(this).run(draw(), () => {
      if (this.destroyed && chunk !== null) return;
      wantsMore = push.call(this, chunk, encoding);
      // Node does this after an end that is not late.
      if (chunk === null) this.read(0);
    });
    return wantsMore;
  };

  prototype['emit'] = function (name, ...values) {
    if (!LATE.has(name)) return emit.call(this, name, ...values);
    laneOf(this).run(draw(), () => {
      emit.call(this, name, ...values);
    });
    return true;
  };

  // A stream waits for each write before the next one, so none overtakes. What a program prints is never late: it has
  // to be out when the program ends.
  prototype['_writeGeneric'] = function (...values) {
    const delay = this._isStdio === true ? 0 : draw();
    if (delay === 0) {
      write.apply(this, values);
      return;
    }
    const send = () => {
      if (lateWrites.delete(this)) write.apply(this, values);
    };
    lateWrites.set(this, send);
    later(send, delay);
  };

  // A system takes a write at once, so what was written before a socket is destroyed has left.
  prototype['_destroy'] = function (...values) {
    lateWrites.get(this)?.();
    close.apply(this, values);
  };
}
