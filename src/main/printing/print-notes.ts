import { isAsPrinted } from '../../core/game/as-printed.ts';
import type {
  GamePrint,
  GameView,
  Notice,
  PrintRule,
  PrintsWhat,
  Settings,
} from '../../contract/contract.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { noting, type PrintsFile } from '../../saves/settings/prints-file.ts';
import { gamesOn, type EndedGame } from './due-sheets.ts';

export interface PrintNotesDeps {
  readonly file: Pick<PrintsFile, 'current' | 'change' | 'settled'>;
  readonly announce: (notice: Notice) => void;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
}

/** What games print by themselves, noted on the disk: one change after another. */
export class PrintNotes {
  readonly #deps: PrintNotesDeps;
  readonly #queue = new OneAtATime();

  constructor(deps: PrintNotesDeps) {
    this.#deps = deps;
  }

  /** Oldest first. */
  get all(): readonly GamePrint[] {
    return this.#deps.file.current().prints;
  }

  of(gameId: string): GamePrint | null {
    return this.all.find(({ game }) => game === gameId) ?? null;
  }

  /** What the house prints by itself, if that is as it was when it was noted; null where nothing is. */
  ruleIn({ printsAt, prints }: Pick<Settings, 'printsAt' | 'prints'>): PrintRule | null {
    const { rule } = this.#deps.file.current();
    return rule?.printsAt === printsAt && String(rule.prints) === String(prints) ? rule : null;
  }

  /** Notes since when the house prints this. */
  rules(settings: Pick<Settings, 'printsAt' | 'prints'>): Promise<void> {
    return this.#queue.run(async () => {
      const { file, clock } = this.#deps;
      const { printsAt, prints } = settings;
      if (this.ruleIn(settings) !== null) return;
      await file.change({ rule: printsAt === 'never' ? null : { since: clock(), printsAt, prints } });
    });
  }

  /** Notes what is about to be sent, of every game that is on it. Whether the disk took it. */
  begin(
    ended: EndedGame,
    kinds: readonly PrintsWhat[],
    state: GamePrint['state'] = 'printing',
  ): Promise<boolean> {
    return this.#note(() =>
      [ended.game, ended.beside].flatMap((view): readonly GamePrint[] => {
        const own = kinds.filter((kind) => view !== null && gamesOn(kind, ended).includes(view));
        if (view === null || own.length === 0) return [];
        const before = this.of(view.id);
        // Of what was missing before, only the same game can be printed as it was.
        const missing = before !== null && isAsPrinted(view, before.generation) ? before.left : [];
        return [
          {
            ...{ game: view.id, generation: view.events.length, state },
            kinds: [...new Set([...(before?.kinds ?? []), ...own])],
            left: [...new Set([...missing, ...own])],
          },
        ];
      }),
    );
  }

  /** The print service has the sheet. */
  sent(kind: PrintsWhat, ended: EndedGame): Promise<boolean> {
    return this.#note(() => this.#on(kind, ended).map(([, print]) => without(print, kind)));
  }

  /** Sheets that the print service does not have by now are missing. */
  missing(ended: EndedGame): Promise<boolean> {
    return this.#note(() =>
      this.#of(ended)
        .filter(([, { left }]) => left.length > 0)
        .map(([, print]) => ({ ...print, state: 'failed' })),
    );
  }

  /** The printer did not print the sheet. */
  gaveUp(kind: PrintsWhat, ended: EndedGame): Promise<boolean> {
    return this.#note(() =>
      this.#on(kind, ended).map(([, print]) => ({
        ...print,
        left: [...new Set([...print.left, kind])],
        state: 'failed',
      })),
    );
  }

  /** Somebody has printed the sheet of these games by hand. It stands for the changed game if it is its only sheet. */
  byHand(kind: PrintsWhat, ended: EndedGame): Promise<boolean> {
    return this.#note(() =>
      this.#on(kind, ended).flatMap(([view, print]): readonly GamePrint[] => {
        if (isAsPrinted(view, print.generation)) return [without(print, kind)];
        const isOnly = print.kinds.every((one) => one === kind);
        return isOnly ? [without({ ...print, generation: view.events.length }, kind)] : [];
      }),
    );
  }

  /** The run before ended while it printed these. */
  cut(prints: readonly GamePrint[]): Promise<boolean> {
    return this.#note(() => prints.map((print) => ({ ...print, state: 'cut' })));
  }

  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#deps.file.settled();
  }

  #of({ game, beside }: EndedGame): readonly (readonly [GameView, GamePrint])[] {
    return [game, beside].flatMap((view) => {
      const print = view === null ? null : this.of(view.id);
      return view === null || print === null ? [] : [[view, print] as const];
    });
  }

  #on(kind: PrintsWhat, ended: EndedGame): readonly (readonly [GameView, GamePrint])[] {
    return this.#of(ended).filter(([view]) => gamesOn(kind, ended).includes(view));
  }

  #note(make: () => readonly GamePrint[]): Promise<boolean> {
    return this.#queue.run(async () => {
      const prints = make();
      if (prints.length === 0) return true;
      const noted = await this.#deps.file.change(noting(prints));
      if (noted.ok) this.#deps.announce({ name: 'printsChanged', value: noted.value.prints });
      return noted.ok;
    });
  }
}

/** With this sheet sent; without any that is missing, everything is. */
function without(print: GamePrint, kind: PrintsWhat): GamePrint {
  const left = print.left.filter((one) => one !== kind);
  return { ...print, left, state: left.length === 0 ? 'sent' : print.state };
}
