import { request, type IncomingMessage } from 'node:http';
import { err, ok, type Result } from '../../../core/line/result.ts';
import type { CupsAddress } from './cups-address.ts';

const LARGEST_ANSWER = 4 * 1024 * 1024;
const NOT_THERE = ['ENOENT', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

export type NoAnswer =
  | { readonly why: 'nobody' }
  /** The time was up before the answer was complete. */
  | { readonly why: 'silent' }
  /** It hung up or sent something else. */
  | { readonly why: 'bad'; readonly detail: string };

/** Sends bytes to the print service; resolves with its whole answer, or why there is none within `limit` ms. */
export function exchange(
  address: CupsAddress,
  path: string,
  bytes: Buffer,
  limit: number,
): Promise<Result<Buffer, NoAnswer>> {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/ipp',
      'Content-Length': bytes.length,
      Host: 'localhost',
      Connection: 'close',
    };
    const asked = request({ ...address, method: 'POST', path, headers, agent: false });
    const end = (answer: Result<Buffer, NoAnswer>): void => {
      clearTimeout(timer);
      resolve(answer);
      asked.destroy();
    };
    // One limit for the whole exchange: a service that trickles counts as silent.
    const timer = setTimeout(() => {
      end(err({ why: 'silent' }));
    }, limit);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      end(err(noAnswer(error)));
    });
    asked.on('response', (response) => {
      hear(response).then(end, (error: unknown) => {
        end(err({ why: 'bad', detail: error instanceof Error ? error.message : String(error) }));
      });
    });
    asked.end(bytes);
  });
}

async function hear(response: IncomingMessage): Promise<Result<Buffer, NoAnswer>> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) return err({ why: 'bad', detail: `HTTP ${String(statusCode)}` });
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > LARGEST_ANSWER) return err({ why: 'bad', detail: 'an answer without end' });
  }
  return ok(Buffer.concat(pieces));
}

function noAnswer({ code = '', message }: NodeJS.ErrnoException): NoAnswer {
  return NOT_THERE.includes(code) ? { why: 'nobody' } : { why: 'bad', detail: code === '' ? message : code };
}
