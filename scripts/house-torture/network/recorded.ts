/** Requests of lanes as they went over the network, so that they can come again, and in another order. */

/** One whole request: head and body. */
export type Request = Buffer;

/** Of one address. */
const MOST_KEPT = 100;
const LARGEST = 256 * 1024;
const HEAD_END = Buffer.from('\r\n\r\n');

/** The last requests that a proxy heard, cut out of the bytes of each connection. */
export class Recorded {
  readonly #begun = new WeakMap<object, Buffer>();
  readonly #requests = new Map<string, Request[]>();

  /** Keeps requests to these addresses. */
  constructor(paths: readonly string[]) {
    for (const path of paths) this.#requests.set(path, []);
  }

  add(connection: object, bytes: Buffer): void {
    let rest = Buffer.concat([this.#begun.get(connection) ?? Buffer.alloc(0), bytes]);
    for (;;) {
      const length = lengthOf(rest);
      if (length === null || length > rest.length) break;
      this.#keep(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    // Only requests of ours are kept.
    this.#begun.set(connection, rest.length > LARGEST ? Buffer.alloc(0) : rest);
  }

  /** The last ones to this address, oldest first. */
  last(path: string, count: number): readonly Request[] {
    return (this.#requests.get(path) ?? []).slice(-count);
  }

  #keep(request: Request): void {
    const path = /^POST (\S+) /u.exec(request.toString('latin1', 0, 100))?.[1] ?? '';
    const kept = this.#requests.get(path);
    kept?.push(request);
    if (kept !== undefined && kept.length > MOST_KEPT) kept.shift();
  }
}

/** The bytes of the first request in this; null where its head is not whole. */
function lengthOf(bytes: Buffer): number | null {
  const head = bytes.indexOf(HEAD_END);
  if (head < 0) return null;
  const said = /^content-length: *(\d+)/imu.exec(bytes.toString('latin1', 0, head))?.[1];
  return head + HEAD_END.length + Number(said ?? 0);
}
