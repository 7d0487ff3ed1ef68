import { connect } from 'node:net';
import type { Request } from './recorded.ts';

/** Sends the bytes of a request to a port on loopback; resolves with the status of its answer, null where none came. */
export async function postAgain(port: number, request: Request): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.once('data', (answer: Buffer) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer.toString('latin1', 0, 20))?.[1] ?? NaN));
      socket.destroy();
    });
    socket.once('close', () => {
      resolve(null);
    });
    socket.write(request);
  });
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Asks the house with a key; null where no whole answer came. */
export async function postWith(
  port: number,
  key: string,
  { path, body }: { readonly path: string; readonly body: string },
): Promise<Answered | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return { status: reply.status, body: await reply.json() };
  } catch {
    return null;
  }
}
