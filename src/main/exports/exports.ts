import { setImmediate } from 'node:timers/promises';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  MOST_PDF_GAMES,
  type ExportOrder,
  type ExportState,
  type ExportTrouble,
  type Failure,
  type Paper,
  type SavePlace,
  type SaveTrouble,
} from '../../contract/contract.ts';
import type { SavedGames } from '../games/saved-games.ts';
import { log } from '../log/log.ts';
import type { ExportFolder, GrowingFiles } from './export-folder.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { isExportName, nameOfMany, nameOfOne } from './export-name.ts';
import { dayOf, localTimeIn } from '../local-time.ts';
import { PdfParts } from './pdf-parts.ts';
import { isWritten, writingOf, type Writing } from './written-kinds.ts';

export interface ExportsDeps {
  readonly games: Pick<SavedGames, 'count' | 'records' | 'read'>;
  readonly folder: Pick<ExportFolder, 'grow' | 'isIn' | 'place'>;
  /** The sheets of games as one PDF. */
  readonly pdfOf: (gameIds: readonly string[], paper: Paper) => Promise<Result<Uint8Array, Failure>>;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Receives bugs. */
  readonly log: (trouble: unknown) => void;
}

/** What is to be exported, and how much of it there is. */
interface Subject {
  readonly records: AsyncIterable<GameRecord | null> | readonly GameRecord[];
  readonly count: number;
  readonly one: GameRecord | null;
}

type Ended = Extract<ExportState, { kind: 'done' | 'stopped' }>;

/**
 * Writes games into files, one export at a time. It reads and writes game by game, so that it needs little memory and a
 * ball waits for one game at most.
 */
export class Exports {
  readonly #deps: ExportsDeps;
  #state: ExportState = { kind: 'none' };
  #isStopped = false;
  #last: Promise<void> = Promise.resolve();
  #isBeginning = false;
  /** What no export may run beside. */
  #apart: Promise<unknown> = Promise.resolve();

  constructor(deps: ExportsDeps) {
    this.#deps = deps;
  }

  get state(): ExportState {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#isBeginning || this.#state.kind === 'running';
  }

  /** Begins an export, unless one runs; answers how far it is. Fails with `no-such-game`. */
  async make(order: ExportOrder): Promise<Result<ExportState, Failure>> {
    if (this.isBusy) return ok(this.#state);
    this.#isBeginning = true;
    this.#isStopped = false;
    try {
      await this.#apart;
      const subject = await this.#subjectOf(order);
      if (!subject.ok) return subject;
      await this.#begin(order, subject.value);
      return ok(this.#state);
    } finally {
      this.#isBeginning = false;
    }
  }

  /** Ends the export that runs; nothing of it stays. */
  async stop(): Promise<ExportState> {
    this.#isStopped = true;
    await this.#last;
    return this.#state;
  }

  /** Ends the export that runs, and lets none begin until this work is done: it changes what an export has read. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    await this.stop();
    const done = work();
    this.#apart = Promise.allSettled([done]);
    return done;
  }

  async #subjectOf({ what }: ExportOrder): Promise<Result<Subject, Failure>> {
    const { games } = this.#deps;
    if (what.kind === 'found') {
      const { found } = await games.count(what.filter);
      return ok({ records: games.records(what.filter), count: found, one: null });
    }
    const record = await games.read(what.gameId);
    if (record === null) return err({ code: 'no-such-game' });
    return ok({ records: [record], count: 1, one: record });
  }

  async #begin(order: ExportOrder, subject: Subject): Promise<void> {
    const { folder } = this.#deps;
    const fail = async (trouble: ExportTrouble): Promise<void> => {
      this.#failed(await folder.place(), trouble);
    };
    if (subject.count === 0) return fail('no-games');
    if (order.kinds.includes('pdf') && subject.count > MOST_PDF_GAMES) return fail('too-many-sheets');
    const files = await folder.grow(this.#textNames(order, subject), order.sticks, isExportName);
    if (!files.ok) return fail(files.error);
    this.#state = { kind: 'running', place: files.value.place, done: 0, of: subject.count };
    this.#last = this.#run(order, subject, files.value);
  }

  async #run(order: ExportOrder, subject: Subject, files: GrowingFiles): Promise<void> {
    const { place } = files;
    try {
      const ended = await this.#written(order, subject, files);
      if (ended.ok) this.#state = ended.value;
      else this.#failed(place, (await this.#deps.folder.isIn(place)) ? ended.error : 'stick-out');
      if (ended.ok && ended.value.kind === 'done') log('exported', { what: 'games', place: place.kind });
    } catch (error) {
      this.#deps.log(error);
      this.#failed(place, 'device-error');
    }
    if (this.#state.kind !== 'done') await files.set.abandon();
  }

  async #written(
    order: ExportOrder,
    subject: Subject,
    files: GrowingFiles,
  ): Promise<Result<Ended, ExportTrouble>> {
    const localTime = localTimeIn();
    const manner = { separator: order.separator, localTime, isOne: subject.one !== null };
    const writings = order.kinds.filter(isWritten).map((kind) => writingOf(kind, manner));
    const texts = new GrowingTexts(files.set, writings);
    const pdfs = new PdfParts({
      ...{ set: files.set, pdfOf: this.#deps.pdfOf, paper: order.paper, first: writings.length },
      isWanted: order.kinds.includes('pdf'),
      nameOf: (part) => this.#pdfName(subject, part),
    });
    let [games, left] = [0, 0];
    for await (const record of subject.records) {
      if (this.#isStopped) return ok({ kind: 'stopped' });
      if (record === null) left += 1;
      else {
        const added = await texts.add(record);
        const drawn = added.ok ? await pdfs.add(record.id) : added;
        if (!drawn.ok) return drawn;
        games += 1;
      }
      this.#state = { kind: 'running', place: files.place, done: games + left, of: subject.count };
      // Balls and presses come first.
      await setImmediate();
    }
    const rest = await texts.end();
    const drawn = rest.ok ? await pdfs.end() : rest;
    if (!drawn.ok) return drawn;
    if (this.#isStopped) return ok({ kind: 'stopped' });
    const named = await files.finish([...this.#textNames(order, subject), ...pdfs.names]);
    return named.ok ? ok({ kind: 'done', place: files.place, files: named.value, games, left }) : named;
  }

  #textNames({ kinds }: ExportOrder, { one }: Subject): readonly string[] {
    return kinds
      .filter(isWritten)
      .map((kind) => (one === null ? nameOfMany(kind, this.#today) : nameOfOne(kind, one.game.setup)));
  }

  #pdfName({ one }: Subject, part: number): string {
    return one === null ? nameOfMany('pdf', this.#today, part) : nameOfOne('pdf', one.game.setup);
  }

  get #today(): string {
    return dayOf(this.#deps.clock());
  }

  #failed(place: SavePlace, trouble: ExportTrouble): void {
    this.#state = { kind: 'failed', place, trouble };
    log('export-failed', { what: 'games', place: place.kind, trouble });
  }
}

/** In characters: as much of a file is kept until it is written. */
const MOST_KEPT = 64 * 1024;

/** The texts of an export, written in large pieces. */
class GrowingTexts {
  readonly #set: GrowingFiles['set'];
  readonly #texts: { readonly writing: Writing; text: string }[];

  /** The writings are the first files of the set, in their order. */
  constructor(set: GrowingFiles['set'], writings: readonly Writing[]) {
    this.#set = set;
    this.#texts = writings.map((writing) => ({ writing, text: writing.begin }));
  }

  /** Adds a game to each text. */
  async add(record: GameRecord): Promise<Result<null, SaveTrouble>> {
    for (const one of this.#texts) one.text += one.writing.add(record);
    return this.#write(MOST_KEPT);
  }

  /** Writes what is left. */
  end(): Promise<Result<null, SaveTrouble>> {
    return this.#write(1);
  }

  async #write(least: number): Promise<Result<null, SaveTrouble>> {
    for (const [number, one] of this.#texts.entries()) {
      if (one.text.length < least) continue;
      const written = await this.#set.write(number, new TextEncoder().encode(one.text));
      if (!written.ok) return written;
      one.text = '';
    }
    return ok(null);
  }
}
