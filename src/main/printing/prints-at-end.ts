import { endsFirst } from '../../core/game/first-end.ts';
import { ok, type Result } from '../../core/line/result.ts';
import {
  gameBeside,
  type Failure,
  type GamePrint,
  type Notice,
  type PrintsWhat,
} from '../../contract/contract.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { PrintsFile } from '../../saves/settings/prints-file.ts';
import type { Games } from '../games/games.ts';
import type { NoticeList } from '../games/notice-list.ts';
import { inTime } from '../in-time.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import { dueSheets, endOrder, gamesOn, isOver, type EndedGame } from './due-sheets.ts';
import { PrintNotices } from './print-notices.ts';
import type { Printing } from './printing.ts';
import type { SentJob } from './service/print-service.ts';

/** In milliseconds: between two looks at a job, and how long the end of the program waits for a sheet. */
const LOOK_AGAIN = 2_000;
const LAST_SHEET = 5_000;
/** A job that has not come out after so many looks is told of. */
const MOST_LOOKS = 60;

export interface PrintsAtEndDeps {
  readonly file: Pick<PrintsFile, 'current' | 'of' | 'note' | 'settled'>;
  readonly games: Pick<Games, 'view'>;
  readonly settings: Pick<HouseSettings, 'current'>;
  readonly printing: Pick<Printing, 'send' | 'look'>;
  readonly notices: Pick<NoticeList, 'tell' | 'retell' | 'isUnread'>;
  readonly announce: (notice: Notice) => void;
  /** Receives bugs in background work. */
  readonly log: (trouble: unknown) => void;
  /** Resolves when it is time for the next look at a job. */
  readonly pause?: () => Promise<void>;
}

/**
 * Prints what the house wants at the end of a game, without a press. A game that a ball or a ruling of this run ended is
 * noted on the disk before anything is sent, so that no crash, undo or correction prints it a second time. Games are
 * printed one after another; nothing in play waits for them, and what fails is told and never tried again by itself.
 */
export class PrintsAtEnd {
  readonly #deps: PrintsAtEndDeps;
  readonly #queue = new OneAtATime();
  readonly #notices: PrintNotices;
  #isEnding = false;

  constructor(deps: PrintsAtEndDeps) {
    this.#deps = deps;
    this.#notices = new PrintNotices(deps.notices);
  }

  /** What the newest games printed, oldest first. */
  get prints(): readonly GamePrint[] {
    return this.#deps.file.current().prints;
  }

  /** Tells of the games that the run before was printing when it ended; whether their sheets came out, nobody knows. */
  async begin(): Promise<void> {
    const cut = this.prints.filter(({ state }) => state === 'printing');
    if (cut.length === 0) return;
    for (const { game } of cut) {
      const view = await this.#deps.games.view(game);
      if (view.ok) this.#notices.tellCut(view.value);
    }
    await this.#note(cut.map((print) => ({ ...print, state: 'cut' })));
  }

  /** Called when a change that was just saved has ended a game. */
  ended({ id, game }: GameRecord): void {
    if (this.#deps.settings.current.printsAt === 'never' || !endsFirst(game)) return;
    this.#later(async () => {
      const ended = await this.#game(id);
      if (ended === null || !isOver(ended.game)) return;
      // On a pair of lanes the other game may have printed the sheet of both.
      const printed = this.#deps.file.of(id)?.kinds ?? [];
      const due = dueSheets(ended, this.#deps.settings.current).filter((kind) => !printed.includes(kind));
      if (due.length > 0) await this.#print(ended, due);
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

  #toPrintAgain(ended: EndedGame): readonly PrintsWhat[] {
    const print = this.#deps.file.of(ended.game.id);
    if (print === null) return dueSheets(ended, this.#deps.settings.current);
    return ended.game.events.length === print.generation ? print.left : print.kinds;
  }

  /** Begins no further sheet, and waits a moment for the one under way. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await inTime(this.settled(), LAST_SHEET);
    await this.#deps.file.settled();
  }

  /** Resolves once all sheets asked for by now are sent or have failed. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #later(task: () => Promise<void>): void {
    this.#queue.run(() => (this.#isEnding ? Promise.resolve() : task())).catch(this.#deps.log);
  }

  async #game(id: string): Promise<EndedGame | null> {
    const { games } = this.#deps;
    const view = await games.view(id);
    if (!view.ok) return null;
    const other = gameBeside(view.value.match, id);
    const beside = other === null ? null : await games.view(other);
    return { game: view.value, beside: beside?.ok === true ? beside.value : null };
  }

  async #print(ended: EndedGame, kinds: readonly PrintsWhat[]): Promise<void> {
    const { settings, printing } = this.#deps;
    const noted = await this.#noteBoth(ended, kinds);
    if (!noted) {
      this.#notices.tellUnprinted(ended.game, { code: 'not-saved' });
      return;
    }
    let failure: Failure | null = null;
    for (const kind of kinds) {
      const sent = await printing.send(endOrder(kind, ended.game.id, settings.current));
      if (!sent.ok) failure ??= sent.error;
      else await this.#noteSent(kind, ended, sent.value);
    }
    const missing = this.#printsOf(ended).filter(({ left }) => left.length > 0);
    if (missing.length > 0) await this.#note(missing.map((print) => ({ ...print, state: 'failed' })));
    if (failure !== null) this.#notices.tellUnprinted(ended.game, failure);
  }

  /** Notes durably what is about to be sent, of every game that is on it. */
  #noteBoth(ended: EndedGame, kinds: readonly PrintsWhat[]): Promise<boolean> {
    const views = [ended.game, ended.beside].flatMap((view) => view ?? []);
    const prints = views.flatMap((view): readonly GamePrint[] => {
      const own = kinds.filter((kind) => gamesOn(kind, ended).includes(view));
      if (own.length === 0) return [];
      const before = this.#deps.file.of(view.id);
      const generation = view.events.length;
      // Of what was missing before, only the same game can be printed as it was.
      const missing = before?.generation === generation ? before.left : [];
      return [
        {
          ...{ game: view.id, generation, state: 'printing' },
          kinds: [...new Set([...(before?.kinds ?? []), ...own])],
          left: [...new Set([...missing, ...own])],
        },
      ];
    });
    return this.#note(prints);
  }

  async #noteSent(kind: PrintsWhat, ended: EndedGame, job: SentJob | null): Promise<void> {
    const ids = gamesOn(kind, ended).map(({ id }) => id);
    await this.#note(
      this.#printsOf(ended)
        .filter(({ game }) => ids.includes(game))
        .map((print) => withLeft(print, (left) => left.filter((one) => one !== kind))),
    );
    if (job !== null) this.#follow(job, kind, ended).catch(this.#deps.log);
  }

  #printsOf({ game, beside }: EndedGame): readonly GamePrint[] {
    return [game, beside].flatMap((view) => (view === null ? [] : (this.#deps.file.of(view.id) ?? [])));
  }

  /** Whether the disk took it. */
  async #note(prints: readonly GamePrint[]): Promise<boolean> {
    const noted = await this.#deps.file.note(prints);
    if (noted.ok) this.#deps.announce({ name: 'printsChanged', value: noted.value.prints });
    return noted.ok;
  }

  /** Looks at a job until it has come out or its printer has stopped. A printer that is ready again goes on by itself. */
  async #follow(job: SentJob, kind: PrintsWhat, ended: EndedGame): Promise<void> {
    const { printing, pause = later } = this.#deps;
    for (let looks = 0; !this.#isEnding; looks += 1) {
      const state = await printing.look(job);
      if (state === null || state.state === 'done') return;
      if (state.state === 'ended') return this.#gaveUp(kind, ended);
      if (state.state === 'stopped' || looks === MOST_LOOKS) {
        this.#notices.tellStopped(ended.game, state);
        return;
      }
      await pause();
    }
  }

  async #gaveUp(kind: PrintsWhat, ended: EndedGame): Promise<void> {
    await this.#queue.run(() => {
      const ids = gamesOn(kind, ended).map(({ id }) => id);
      const prints = this.#printsOf(ended).filter(({ game }) => ids.includes(game));
      return this.#note(
        prints.map((print) => ({ ...withLeft(print, (left) => [...left, kind]), state: 'failed' })),
      );
    });
    this.#notices.tellUnprinted(ended.game, { code: 'gave-up' });
  }
}

function isMissing({ state }: GamePrint): boolean {
  return state === 'failed' || state === 'cut';
}

/** With other sheets missing; without any, everything is sent. */
function withLeft(
  print: GamePrint,
  change: (left: readonly PrintsWhat[]) => readonly PrintsWhat[],
): GamePrint {
  const left = [...new Set(change(print.left))];
  return { ...print, left, state: left.length === 0 ? 'sent' : print.state };
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN).unref();
  });
}
