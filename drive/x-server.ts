import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds; on a busy machine a server starts in tens of seconds. */
const PATIENCE = 120_000;

/** The display number, which an X server writes as a line to file descriptor 3 once it accepts connections. */
export async function displayNumber(server: ChildProcess): Promise<string> {
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const answer = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(server, 'error').then(([error]) => {
      throw new Error(`The X server could not be started: ${String(error)}`);
    }),
    once(server, 'exit').then(() => {
      throw new Error(`The X server ended at once: ${complaint.trim()}`);
    }),
    wait(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('The X server did not come up in time');
    }),
  ]);
  return answer.trim();
}

/** An authority file (Xauthority(5)) with one entry for every host and display (family FamilyWild). */
export function cookieFile(cookie: Buffer): Buffer {
  const field = (value: Buffer): Buffer[] => [Buffer.from([value.length >> 8, value.length & 0xff]), value];
  const wild = Buffer.from([0xff, 0xff]);
  const empty = Buffer.alloc(0);
  return Buffer.concat([
    wild,
    ...field(empty),
    ...field(empty),
    ...field(Buffer.from('MIT-MAGIC-COOKIE-1')),
    ...field(cookie),
  ]);
}
