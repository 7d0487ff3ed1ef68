import { isAsPrinted } from '../../core/game/as-printed.ts';
import { endsFirst } from '../../core/game/first-end.ts';
import { ok, type Result } from '../../core/line/result.ts';
import {
  gameBeside,
  type Failure,
  type GamePrint,
  type Notice,
  type PrintOrder,
  type PrintsWhat,
} from '../../contract/contract.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Games } from '../games/games.ts';
import type { NoticeList } from '../games/notice-list.ts';
import { inTime } from '../in-time.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import { dueSheets, endOrder, isOver, type EndedGame } from './due-sheets.ts';
import { PrintNotes, type PrintNotesDeps } from './print-notes.ts';
import { PrintNotices } from './print-notices.ts';
import type { Printing } from './printing.ts';
import type { SentJob } from './service/print-service.ts';

/** In milliseconds: between two looks at a job, and how long the end of the program waits for a sheet. */
const LOOK_AGAIN = 2_000;
const LAST_SHEET = 5_000;
/** After so many looks without a page, staff get a notice. */
const MOST_LOOKS = 60;

export interface PrintsAtEndDeps extends PrintNotesDeps {
  readonly games: Pick<Games, 'view' | 'newest'>;
  readonly settings: Pick<HouseSettings, 'current'>;
  readonly printing: Pick<Printing, 'send' | 'look'>;
  readonly notices: Pick<NoticeList, 'tell' | 'retell' | 'isUnread'>;
  /** Receives bugs in background work. */
  readonly log: (trouble: unknown) => void;
  /** Resolves when it is time for the next look at a job. */
  readonly pause?: () => Promise<void>;
}

/**
 * Prints what the house wants at the end of a game, without a press. A game that this run ended is noted on the disk
 * before anything is sent. So no crash, undo or correction prints it a second time. Games are printed one after
 * another; nothing in play waits for them. People learn of what fails, and no program tries it again by itself.
 */
export class PrintsAtEnd {
  readonly #deps: PrintsAtEndDeps;
  readonly #notes: PrintNotes;
  readonly #queue = new OneAtATime();
  readonly #noting = new OneAtATime();
  readonly #notices: PrintNotices;
  readonly #takenBack = new Set<string>();
  #isEnding = false;

  constructor(deps: PrintsAtEndDeps) {
    this.#deps = deps;
    this.#notes = new PrintNotes(deps);
    this.#notices = new PrintNotices(deps.notices);
  }

  /** What the newest games printed, oldest first. */
  get prints(): readonly GamePrint[] {
    return this.#notes.all;
  }

  /** Says what the run before did not print, or perhaps not; prints nothing. */
  async begin(): Promise<void> {
    const cut = this.prints.filter(({ state }) => state === 'printing');
    for (const { game } of cut) {
      const view = await this.#deps.games.view(game);
      if (view.ok) this.#notices.tellCut(view.value);
    }
    await this.#notes.cut(cut);
    for (const id of this.#deps.games.newest) await this.#findUnnoted(id);
    await this.#rules();
  }

  /** The house's choice may have changed: a game that was over before it prints nothing. */
  hear({ name }: Notice): void {
    if (name === 'settingsChanged') this.#rules().catch(this.#deps.log);
  }

  /** Called when a change that was just saved has ended a game. */
  ended(record: GameRecord): void {
    const { id, game } = record;
    const isLate = this.#takenBack.delete(id);
    if (this.#deps.settings.current.printsAt === 'never' || !(isLate || endsFirst(game))) return;
    const noted = this.#noting
      .run(() => (isLate ? this.#left(id) : this.#noteDue(record)))
      .catch(this.#deps.log);
    this.#later(async () => {
      const due = (await noted) ?? [];
      const ended = due.length === 0 ? null : await this.#game(id);
      if (ended === null) return;
      if (isOver(ended.game)) return this.#print(ended, due);
      // Its end was taken back before its turn: it has printed nothing yet, and does when it ends again.
      this.#takenBack.add(id);
      await this.#notes.missing(ended);
    });
  }

  /** Prints again what is missing of a game, or all its sheets if it has changed; null: what is missing of every game. */
  again(gameId: string | null): Promise<Result<null, Failure>> {
    const missing = this.prints.filter(isMissing).map(({ game }) => game);
    // A note that the disk refused is known to this run only.
    const asked = gameId === null ? new Set([...missing, ...this.#notices.unprinted]) : [gameId];
    for (const id of asked)
      this.#later(async () => {
        const ended = await this.#game(id);
        if (ended === null || !isOver(ended.game)) return;
        const kinds = this.#toPrintAgain(ended);
        if (kinds.length > 0) await this.#print(ended, kinds);
      });
    return Promise.resolve(ok(null));
  }

  /** Prints a sheet that somebody asked for; it is missing no more then. Fails as `Printing.send` does. */
  async byHand(order: PrintOrder): Promise<Result<null, Failure>> {
    const kind = wholeSheet(order.what);
    const isNoted = kind !== null && this.#notes.of(kind.gameId) !== null;
    // As it is now: a correction while the sheet is drawn may not be on it.
    const ended = isNoted ? await this.#game(kind.gameId) : null;
    const sent = await this.#deps.printing.send(order);
    if (!sent.ok) return sent;
    if (kind !== null && ended !== null && isOver(ended.game)) await this.#notes.byHand(kind.kind, ended);
    return ok(null);
  }

  #toPrintAgain(ended: EndedGame): readonly PrintsWhat[] {
    const print = this.#notes.of(ended.game.id);
    if (print === null) return dueSheets(ended, this.#deps.settings.current);
    return isAsPrinted(ended.game, print.generation) ? print.left : print.kinds;
  }

  /** Begins no further sheet, and waits a moment for the one under way. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await inTime(this.settled(), LAST_SHEET);
    await this.#noting.settled();
    await this.#notes.settled();
  }

  /** Resolves once all sheets asked for by now are sent or have failed. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #later(task: () => Promise<void>): void {
    this.#queue.run(() => (this.#isEnding ? Promise.resolve() : task())).catch(this.#deps.log);
  }

  async #rules(): Promise<void> {
    await this.#notes.rules(this.#deps.settings.current);
  }

  async #game(id: string): Promise<EndedGame | null> {
    const { games } = this.#deps;
    const view = await games.view(id);
    if (!view.ok) return null;
    const other = gameBeside(view.value.match, id);
    const beside = other === null ? null : await games.view(other);
    return { game: view.value, beside: beside?.ok === true ? beside.value : null };
  }

  /** What a game prints that has just ended, noted if the disk takes it. */
  async #noteDue({ id, game: { events } }: GameRecord): Promise<readonly PrintsWhat[]> {
    const found = await this.#game(id);
    if (found === null) return [];
    // As it ended, whatever is undone since.
    const ended = { ...found, game: { ...found.game, events } };
    const due = this.#due(ended);
    if (due.length > 0) await this.#notes.begin(ended, due);
    return due;
  }

  #left(id: string): Promise<readonly PrintsWhat[]> {
    return Promise.resolve(this.#notes.of(id)?.left ?? []);
  }

  #due(ended: EndedGame): readonly PrintsWhat[] {
    // On a pair of lanes the other game may have printed the sheet of both.
    const printed = this.#notes.of(ended.game.id)?.kinds ?? [];
    return dueSheets(ended, this.#deps.settings.current).filter((kind) => !printed.includes(kind));
  }

  /** Says that a game is not printed whose last ball was saved, if the program ended before it could be noted. */
  async #findUnnoted(id: string): Promise<void> {
    const rule = this.#notes.ruleIn(this.#deps.settings.current);
    const ended = await this.#game(id);
    if (rule === null || ended === null || !endsFirst(ended.game)) return;
    const last = ended.game.events.at(-1)?.at ?? '';
    const due = this.#due(ended);
    if (last < rule.since || due.length === 0) return;
    await this.#notes.begin(ended, due, 'failed');
    this.#notices.tellUnprinted(ended.game, { code: 'program-ended' });
  }

  async #print(ended: EndedGame, kinds: readonly PrintsWhat[]): Promise<void> {
    const { settings, printing } = this.#deps;
    if (!(await this.#notes.begin(ended, kinds))) {
      this.#notices.tellUnprinted(ended.game, { code: 'not-saved' });
      return;
    }
    let failure: Failure | null = null;
    for (const kind of kinds) {
      const sent = await printing.send(endOrder(kind, ended.game.id, settings.current));
      if (!sent.ok) {
        failure ??= sent.error;
        continue;
      }
      await this.#notes.sent(kind, ended);
      if (sent.value !== null) this.#follow(sent.value, kind, ended).catch(this.#deps.log);
    }
    await this.#notes.missing(ended);
    if (failure !== null) this.#notices.tellUnprinted(ended.game, failure);
  }

  /** Looks at a job until it has come out or its printer has stopped. A printer that is ready again prints the rest. */
  async #follow(job: SentJob, kind: PrintsWhat, ended: EndedGame): Promise<void> {
    const { printing, pause = later } = this.#deps;
    for (let looks = 0; !this.#isEnding; looks += 1) {
      const state = await printing.look(job);
      if (state === null || state.state === 'done') return;
      if (state.state === 'ended') {
        await this.#notes.gaveUp(kind, ended);
        this.#notices.tellUnprinted(ended.game, { code: 'gave-up' });
        return;
      }
      if (state.state === 'stopped' || looks === MOST_LOOKS) {
        this.#notices.tellStopped(ended.game, state);
        return;
      }
      await pause();
    }
  }
}

function isMissing({ state }: GamePrint): boolean {
  return state === 'failed' || state === 'cut';
}

/** The sheet of a game or of all its bowlers; null: one bowler's, or no game's. */
function wholeSheet(what: PrintOrder['what']): { readonly kind: PrintsWhat; readonly gameId: string } | null {
  if (!('gameId' in what) || ('player' in what && what.player !== null)) return null;
  return what;
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN).unref();
  });
}
