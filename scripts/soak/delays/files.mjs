// @ts-check
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laneKeeper } from '../lane.mjs';

/** @typedef {import('../lane.mjs').Call} Call */
/** @typedef {Record<string, Call>} Calls */

/** @param {string} names */
const words = (names) => names.split(/\s+/u);
const CALLS = words(`access appendFile chmod chown copyFile cp link lstat lutimes mkdir mkdtemp open opendir
  readFile readdir readlink realpath rename rm rmdir stat statfs symlink truncate unlink utimes writeFile`);
const ON_DESCRIPTORS = words(
  'close fchmod fchown fdatasync fstat fsync ftruncate futimes read readv write writev',
);
const ON_HANDLES = words(`appendFile chmod chown datasync read readFile readv stat sync truncate
  utimes write writeFile writev`);

/**
 * Delays calls of files before and after. Those on one handle or descriptor begin in the order of their calls and end
 * in the order in which the system ends them.
 * @param {() => number} draw
 */
export async function delayFiles(draw) {
  const [before, after] = [laneKeeper(), laneKeeper()];
  /** @type {Map<number, object>} */
  const descriptors = new Map();
  /** @param {unknown} on */
  const ownerOf = (on) => {
    // Paths promise no order.
    if (typeof on !== 'number') return {};
    const owner = descriptors.get(on) ?? {};
    descriptors.set(on, owner);
    return owner;
  };

  /** @param {Call} call @param {boolean} isHandle @returns {Call} */
  const promised = (call, isHandle) =>
    async function (...values) {
      const owner = isHandle ? this : {};
      await before(owner).wait(draw());
      try {
        return await call.apply(this, values);
      } finally {
        await after(owner).wait(draw());
      }
    };

  /** @param {Call} call @returns {Call} */
  const calledBack = (call) =>
    function (...values) {
      const callback = values.at(-1);
      // What Node refuses, it refuses at once.
      if (typeof callback !== 'function' || !isPlace(values[0])) return call.apply(this, values);
      const owner = ownerOf(values[0]);
      before(owner).run(draw(), () => {
        call.call(this, ...values.slice(0, -1), (/** @type {unknown[]} */ ...answers) => {
          after(owner).run(draw(), () => callback(...answers));
        });
      });
    };

  const handle = await fs.promises.open(fileURLToPath(import.meta.url));
  const handles = Object.getPrototypeOf(handle);
  await handle.close();
  replace(handles, ON_HANDLES, (call) => promised(call, true));
  const withPromises = /** @type {Calls} */ (/** @type {unknown} */ (fs.promises));
  replace(withPromises, CALLS, (call) => promised(call, false));
  // Each handle has a `close` of its own.
  replace(withPromises, ['open'], (call) => async (...values) => {
    const opened = await call(...values);
    opened.close = promised(opened.close, true);
    return opened;
  });
  replace(/** @type {Calls} */ (/** @type {unknown} */ (fs)), [...CALLS, ...ON_DESCRIPTORS], calledBack);
}

/** @param {Calls} calls @param {readonly string[]} names @param {(call: Call) => Call} by */
function replace(calls, names, by) {
  for (const name of names) {
    const call = calls[name];
    // Not every Node has every call.
    if (call === undefined) continue;
    // With what hangs on it, such as `realpath.native` and how it is made a promise.
    calls[name] = Object.defineProperties(by(call), Object.getOwnPropertyDescriptors(call));
  }
}

/** @param {unknown} value */
function isPlace(value) {
  if (typeof value === 'string') return value !== '' && !value.includes('\0');
  return typeof value === 'number' || value instanceof URL;
}
