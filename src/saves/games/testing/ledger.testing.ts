import { makeRecord, type GameRecord } from '../../record/game-record.ts';

/** What a crash may leave of a game. */
export interface Standing {
  /** The texts that may be its file: the acknowledged one, and what was asked for since. Null: none need be there. */
  readonly now: ReadonlySet<string | null>;
  /** The texts that people were ever shown: what its `.prev` may be. */
  readonly shown: ReadonlySet<string>;
}

interface Entry {
  readonly after: number;
  readonly id: string;
  readonly standing: Standing;
}

const UNHEARD_OF: Standing = { now: new Set([null]), shown: new Set() };

/** What people were told of each game, and after which change of the disk (`CrashDisk.log`). */
export class Ledger {
  readonly #entries: Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.#entries = [...entries];
  }

  /** The game is asked for as it would then be; nobody was told that it is. */
  asked(after: number, record: GameRecord): void {
    const { now, shown } = this.#last(record.id);
    this.#enter(after, record, { now: new Set([...now, makeRecord(record)]), shown });
  }

  /** The game was acknowledged or shown as this; what was asked for otherwise was taken back. */
  acknowledged(after: number, record: GameRecord): void {
    const text = makeRecord(record);
    const shown = new Set([...this.#last(record.id).shown, text]);
    this.#enter(after, record, { now: new Set([text]), shown });
  }

  /** The game is asked to be gone; nobody was told that it is. */
  unwanted(after: number, record: GameRecord): void {
    const { now, shown } = this.#last(record.id);
    this.#enter(after, record, { now: new Set([...now, null]), shown });
  }

  /** The game was refused for good: it must not come back. */
  refused(after: number, record: GameRecord): void {
    this.#enter(after, record, UNHEARD_OF);
  }

  /** The ledger as it was after so many changes. */
  until(after: number): Ledger {
    return new Ledger(this.#past(after));
  }

  /** How many lines the ledger had after so many changes: while there is no new one, people expect the same. */
  lines(after: number): number {
    return this.#past(after).length;
  }

  /** What may be found after so many changes, game by game. */
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
