import type { FindingCode } from '../../text/terminal/check.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { JOURNALS, withoutSpaces } from '../games/journal.ts';
import { counterOf, gameIn } from '../record/game-id.ts';
import { type GameRecord, parseRecord } from '../record/game-record.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { type Damage, damaged, type Reading } from '../record/sealed-text.ts';
import { type GameState, stateOf } from './game-state.ts';
import type { Looking } from './looking.ts';

/** The checked games of `games/`. */
export interface CheckedGames {
  /** Games that the program would use, each at the generation that it would use. */
  readonly states: ReadonlyMap<string, GameState>;
  readonly newer: number;
  /** The files that the program would move to quarantine. */
  readonly aside: readonly string[];
}

/** Checks both generations of every game in `games/`; `quarantined` names the files already in quarantine. */
export async function checkGames(looking: Looking, quarantined: readonly string[]): Promise<CheckedGames> {
  const names = await looking.names('games');
  const journaled = await checkJournals(looking, names);
  const journals = Object.values(JOURNALS);
  for (const name of names.filter((one) => !journals.includes(one))) {
    if (gameIn(name) === null) looking.stray('games', name, (file) => gameIn(file) !== null);
    else await looking.meet(`games/${name}`);
  }
  const games = new CheckGames(looking, quarantined);
  for (const id of new Set(names.flatMap((name) => gameIn(name) ?? []))) await games.check(id);
  for (const { file, record } of journaled) games.compare(file, record);
  tellSameCounters(looking, [...games.states.keys()]);
  return games;
}

type Damaged = Extract<Reading<never>, { kind: 'damaged' }>;

class CheckGames implements CheckedGames {
  readonly states = new Map<string, GameState>();
  readonly aside: string[] = [];
  newer = 0;
  readonly #looking: Looking;
  readonly #quarantined: readonly string[];

  constructor(looking: Looking, quarantined: readonly string[]) {
    this.#looking = looking;
    this.#quarantined = quarantined;
  }

  /** Chooses the file as `GameFiles.read` does. */
  async check(id: string): Promise<void> {
    const [newest, previous] = [`games/${id}.json`, `games/${id}.json.prev`];
    // The older generation first: if the lane saves meanwhile, the newer one can only be newer still.
    const before = await readGame(this.#looking, id, previous);
    const current = await readGame(this.#looking, id, newest);
    if (current?.kind === 'newer') this.#newer(newest);
    else if (current?.kind === 'read') this.#whole(current.value, before, previous);
    else this.#fallBack(id, current, before);
  }

  /** If a journal has a newer state of a game than its files, that state is used. */
  compare(file: string, journaled: GameRecord): void {
    const state = stateOf(journaled);
    const there = this.states.get(journaled.id)?.generation ?? (this.#hasFiles(journaled.id) ? -1 : Infinity);
    if (state.generation <= there) return;
    this.states.set(journaled.id, state);
    this.#find(file, 'journal-ahead', null);
  }

  /** Whether the game has files and all of them are damaged. */
  #hasFiles(id: string): boolean {
    return this.aside.some((file) => file.startsWith(`games/${id}.json`));
  }

  /** The newest save is damaged or missing. */
  #fallBack(id: string, current: Damaged | null, before: Reading<GameRecord> | null): void {
    const [newest, previous] = [`games/${id}.json`, `games/${id}.json.prev`];
    if (current !== null) this.aside.push(newest);
    if (before?.kind === 'damaged') this.aside.push(previous);
    if (before?.kind === 'read') this.states.set(id, stateOf(before.value));
    if (current !== null)
      this.#find(newest, before?.kind === 'read' ? 'save-damaged' : 'saves-damaged', current.reason);
    else if (before?.kind === 'damaged') this.#find(previous, 'saves-damaged', before.reason);
    else if (before?.kind === 'read')
      this.#find(newest, this.#isAside(`${id}.json`) ? 'save-aside' : 'save-gone', null);
    if (before?.kind === 'newer') this.#newer(previous);
  }

  #whole(current: GameRecord, before: Reading<GameRecord> | null, previous: string): void {
    const state = stateOf(current);
    this.states.set(current.id, state);
    if (before === null || before.kind === 'newer') return;
    if (before.kind === 'damaged') this.#find(previous, 'previous-damaged', before.reason);
    else if (stateOf(before.value).generation > state.generation)
      this.#find(previous, 'previous-newer', null);
  }

  #newer(file: string): void {
    this.newer += 1;
    this.#looking.find(file, 'newer');
  }

  #find(file: string, code: FindingCode, reason: Damage | null): void {
    this.#looking.find(file, code, { reason });
  }

  #isAside(name: string): boolean {
    return this.#quarantined.some((file) => file.startsWith(`${name}.`) && !file.startsWith(`${name}.prev.`));
  }
}

/** A game's file; null if there is none. A file that cannot be read counts as damaged, as at a start. */
async function readGame(looking: Looking, id: string, file: string): Promise<Reading<GameRecord> | null> {
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_RECORD);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') return document;
  const reading = parseRecord(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}

/** Two data folders were mixed. Both games stay, but their order is arbitrary. */
function tellSameCounters(looking: Looking, ids: readonly string[]): void {
  const first = new Map<number, string>();
  for (const id of ids) {
    const counter = counterOf(id) ?? 0;
    if (first.has(counter)) looking.find(`games/${id}.json`, 'same-counter');
    else first.set(counter, id);
  }
}

export const JOURNAL_FILE = `games/${JOURNALS.left}`;

/** A game as a journal has it. */
interface CheckedJournal {
  readonly file: string;
  readonly record: GameRecord;
}

/** The games of the journals whose text is complete. A text torn by a power cut is not damage. */
async function checkJournals(looking: Looking, names: readonly string[]): Promise<readonly CheckedJournal[]> {
  const found: CheckedJournal[] = [];
  for (const name of Object.values(JOURNALS)) {
    if (!names.includes(name)) continue;
    const file = `games/${name}`;
    const record = await checkJournal(looking, file);
    if (record !== null) found.push({ file, record });
  }
  return found;
}

async function checkJournal(looking: Looking, file: string): Promise<GameRecord | null> {
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_RECORD);
  if (document.kind === 'missing') return null;
  if (document.kind === 'damaged') {
    looking.find(file, document.reason === 'unreadable' ? 'unreadable' : 'unknown');
    return null;
  }
  await looking.meet(file);
  const reading = parseRecord(withoutSpaces(document.bytes));
  if (reading.kind === 'newer') looking.find(file, 'newer');
  return reading.kind === 'read' ? reading.value : null;
}
