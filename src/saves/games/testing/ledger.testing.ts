import { makeRecord, type GameRecord } from '../../record/game-record.ts';

/** What a crash may leave of a game. */
export interface Standing {
  /** The possible texts of its file: the acknowledged one, and later requested ones. Null: it may be missing. */
  readonly now: ReadonlySet<string | null>;
  /** Every text that was shown: what its `.prev` may be. */
  readonly shown: ReadonlySet<string>;
}

interface Entry {
  readonly after: number;
  readonly id: string;
  readonly standing: Standing;
}

const UNHEARD_OF: Standing = { now: new Set([null]), shown: new Set() };

/** What was requested and acknowledged for each game, and after which disk change (`CrashDisk.log`). */
export class Ledger {
  readonly #entries: Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.#entries = [...entries];
  }

  /** This state was requested and not yet acknowledged. */
  asked(after: number, record: GameRecord): void {
    const { now, shown } = this.#last(record.id);
    this.#enter(after, record, { now: new Set([...now, makeRecord(record)]), shown });
  }

  /** This state was acknowledged or shown; other requests were taken back. */
  acknowledged(after: number, record: GameRecord): void {
    const text = makeRecord(record);
    const shown = new Set([...this.#last(record.id).shown, text]);
    this.#enter(after, record, { now: new Set([text]), shown });
  }

  /** A removal was requested and not yet acknowledged. */
  unwanted(after: number, record: GameRecord): void {
    const { now, shown } = this.#last(record.id);
    this.#enter(after, record, { now: new Set([...now, null]), shown });
  }

  /** The game was refused for good and must not come back. */
  refused(after: number, record: GameRecord): void {
    this.#enter(after, record, UNHEARD_OF);
  }

  /** The ledger after this many changes. */
  until(after: number): Ledger {
    return new Ledger(this.#past(after));
  }

  /** The ledger's length after this many changes; without a new line, the expectations are the same. */
  lines(after: number): number {
    return this.#past(after).length;
  }

  /** The possible states after this many changes, by game. */
  at(after: number): ReadonlyMap<string, Standing> {
    return new Map(this.#past(after).map(({ id, standing }) => [id, standing]));
  }

  #past(after: number): readonly Entry[] {
    return this.#entries.filter((entry) => entry.after <= after);
  }

  #last(id: string): Standing {
    return this.#entries.findLast((entry) => entry.id === id)?.standing ?? UNHEARD_OF;
  }

  #enter(after: number, { id }: GameRecord, standing: Standing): void {
    this.#entries.push({ after, id, standing });
  }
}
