// @ts-check
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets one set-up at a time work in a checkout; a second one waits.
 * @param {string} root the checkout
 * @param {number} patience milliseconds to wait for another set-up
 */
export async function holdLock(root, patience = 15 * 60_000) {
  const end = Date.now() + patience;
  for (let round = 0; (await takeLock(root, 'set-up', '')) !== null; round += 1) {
    if (round === 0) console.error('set-up: another set-up is at work in this checkout; waiting for it');
    if (Date.now() > end)
      throw new Error(
        'the other set-up in this checkout does not come to an end: please stop it and try again.',
      );
    await wait(200);
  }
}

/**
 * Takes a lock of a checkout. It is a listening socket without a file (Linux) or a named pipe (Windows), which the
 * system releases however the holder ends, so it can never be stale.
 * @param {string} root the checkout
 * @param {string} what names the lock
 * @param {string} greeting what others who want it are told
 * @returns {Promise<string | null>} null if it is ours now, or else its holder's greeting
 */
export async function takeLock(root, what, greeting) {
  const name = `headpin-${what}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const address = addressOn(process.platform, name);
  if (address === undefined || (await tryListen(address, greeting))) return null;
  return greetingAt(address);
}

/**
 * @param {NodeJS.Platform} platform
 * @param {string} name
 * @returns {string | undefined} nothing where such a socket does not exist
 */
function addressOn(platform, name) {
  if (platform === 'linux') return `\0${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : undefined;
}

/**
 * @param {string} address
 * @param {string} greeting
 * @returns {Promise<boolean>} false while somebody else listens there
 */
function tryListen(address, greeting) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Whoever asks may leave before the answer.
      socket.on('error', () => undefined).end(greeting);
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
  });
}

/**
 * @param {string} address
 * @returns {Promise<string>} empty if the holder has just ended
 */
async function greetingAt(address) {
  try {
    const socket = connect(address);
    // A stopped process accepts and says nothing.
    socket.setTimeout(2000, () => socket.destroy());
    return await text(socket);
  } catch {
    return '';
  }
}
