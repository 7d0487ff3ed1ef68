/** Lines of one kind in a minute, so that whoever fails a thousand times does not fill the disk. */
const MOST_LINES = 20;
const MINUTE = 60_000;

interface Written {
  readonly minute: number;
  readonly most: number;
  lines: number;
}

/** A log whose lines are limited by kind and minute. Lines left out are counted in a line of their own. */
export class LimitedLog {
  readonly #log: (line: string) => void;
  readonly #kinds = new Map<string, Written>();

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** `kind` is one of few, made of what the service has and never of what somebody sent. */
  write(kind: string, line: string, most = MOST_LINES): void {
    const minute = Math.floor(Date.now() / MINUTE);
    this.#countUntil(minute);
    const written = this.#kinds.get(kind) ?? { minute, most, lines: 0 };
    written.lines += 1;
    this.#kinds.set(kind, written);
    if (written.lines <= most) this.#log(line);
  }

  /** Writes what was left out, also of this minute. */
  end(): void {
    this.#countUntil(Infinity);
  }

  #countUntil(minute: number): void {
    for (const [kind, written] of this.#kinds) {
      if (written.minute >= minute) continue;
      this.#kinds.delete(kind);
      const more = written.lines - written.most;
      if (more > 0) this.#log(`${kind}: ${String(more)} more in a minute`);
    }
  }
}
