import { isErased, type Persons } from '../../core/chain/erasing.ts';
import type { Setup } from '../../core/game/event.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Rewriting } from '../archive/month-file.ts';
import { asBuffer } from '../archive/pieces.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GamesFolder } from './games-folder.ts';
import type { Removed } from './name-removal.ts';
import { calledInRecord, withoutPersons } from './without-bowler.ts';

const BOWLER = /"bowler":"([0-9a-f]+)"/gu;

/** Who is to be erased: whoever bowled under this name in a game that counts, and bowlers by their ids. */
export interface Wanted {
  readonly name: string | null;
  readonly bowlers: readonly BowlerId[];
  /** Whether a namesake in the game with this id is meant too: not while it runs, as that may be somebody else. */
  readonly counts: (gameId: string) => boolean;
}

/** Everybody found, and the games that have one of them. */
export interface Found {
  readonly persons: Persons;
  readonly games: readonly Setup[];
}

/** A part of the erasing. */
export interface ErasingStep {
  readonly persons: Persons;
  /** Whether a game has its turn in this part. */
  readonly has: (record: GameRecord) => boolean;
  /** A game on a board belongs to its owner. */
  readonly isShown: (gameId: string) => boolean;
  readonly other: (id: string) => string;
}

/**
 * Takes bowlers out of all saved games, by the rule of `core/chain/erasing.ts`. One game or month is a step, so that a
 * ball waits for one at most.
 */
export class BowlerRemoval {
  readonly #folder: GamesFolder;

  constructor(folder: GamesFolder) {
    this.#folder = folder;
  }

  /** Looks for them, first by the name and then by their ids, under which they may have had other names. */
  async *find({ name, bowlers, counts }: Wanted): AsyncGenerator<Result<null, SaveTrouble>, Found> {
    const ids = new Set<string>(bowlers);
    const names = new Set(name === null ? [] : [name]);
    const games = new Map<string, Setup>();
    const named = (record: GameRecord): void => {
      for (const one of calledInRecord(record))
        if (one.name === name && one.bowler !== null && counts(record.id)) ids.add(one.bowler);
    };
    if (name !== null) yield* this.#look((line) => hasName(line, name), named);
    const persons = { bowlers: ids, names };
    const note = (record: GameRecord): void => {
      const gone = calledInRecord(record).filter((one) => isErased(one, persons));
      for (const one of gone) if (one.bowler !== null) names.add(one.name);
      if (gone.length > 0) games.set(record.id, record.game.setup);
    };
    yield* this.#look((line) => mayHave(line, persons), note);
    return { persons, games: [...games.values()] };
  }

  /** Erases them in the games of `games/` and in the archive. */
  async *erase({ persons, has, isShown, other }: ErasingStep): AsyncGenerator<Removed> {
    const change = (record: GameRecord): GameRecord | null =>
      has(record) ? withoutPersons(record, persons, other) : null;
    // Newest games first: one archived meanwhile arrives without the name.
    for (const { id } of this.#folder.games()) if (!isShown(id)) yield await this.#inFile(id, change);
    const rewriting: Rewriting = { concerns: (line) => mayHave(line, persons), change };
    for (const month of this.#folder.archive.months())
      yield await this.#folder.archive.rewrite(month, rewriting);
  }

  async save(record: GameRecord): Promise<Removed> {
    const saved = await this.#folder.rewrite(record);
    return saved.ok ? ok(1) : err(saved.error.trouble);
  }

  async *#look(
    concerns: Rewriting['concerns'],
    look: (record: GameRecord) => void,
  ): AsyncGenerator<Result<null, SaveTrouble>> {
    for (const record of this.#folder.durable()) look(record);
    const change = (record: GameRecord): null => {
      look(record);
      return null;
    };
    for (const month of this.#folder.archive.months()) {
      const looked = await this.#folder.archive.rewrite(month, { concerns, change });
      yield looked.ok ? ok(null) : looked;
    }
  }

  async #inFile(id: string, change: (record: GameRecord) => GameRecord | null): Promise<Removed> {
    const { record } = await this.#folder.read(id);
    const changed = record === null ? null : change(record);
    return changed === null ? ok(0) : this.save(changed);
  }
}

function mayHave(line: Uint8Array, { bowlers, names }: Persons): boolean {
  if ([...names].some((name) => hasName(line, name))) return true;
  // Read once: a common name has thousands of ids.
  const ids = [...asBuffer(line).toString('latin1').matchAll(BOWLER)].map(([, id = '']) => id);
  // Lines of versions 1 to 4 have no ids: these are made as they are read.
  return ids.length === 0 || ids.some((id) => bowlers.has(id));
}

function hasName(line: Uint8Array, name: string): boolean {
  return asBuffer(line).includes(JSON.stringify(name));
}
