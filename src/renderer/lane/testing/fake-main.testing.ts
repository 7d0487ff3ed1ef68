import { USUAL_FORMAT } from '../../../core/formats/formats.ts';
import { applyCommand } from '../../../core/game/command.ts';
import type { Command, GameEvent } from '../../../core/game/event.ts';
import { newGame, phaseOf, replay, type Game } from '../../../core/game/game.ts';
import { ballsIn } from '../../../core/testing/notation.testing.ts';
import { occasion, setupOf } from '../../../core/testing/setup.testing.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import type { EarlierGame } from '../../../core/players/bowler-series.ts';
import { lineUp } from '../../../core/players/player.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import {
  HALVES,
  counted,
  newsOf,
  plainSettings,
  wholeNews,
  type AnswerOf,
  type CopyState,
  type Diagnostics,
  type ExportOrder,
  type ExportState,
  type Failure,
  type GameNews,
  type GamePrint,
  type GameView,
  type Half,
  type ImportChoice,
  type ImportSources,
  type SourceEncoding,
  type InstalledVersion,
  type KeepAnswer,
  type KeepOrder,
  type LeagueList,
  type Logo,
  type LogoOrder,
  type LaneBridge,
  type MatchView,
  type RollOffOrder,
  type SignOffOrder,
  type TakeBackOrder,
  type Practices,
  type PracticeView,
  type ProgramState,
  type NewGameOrder,
  type Notice,
  type SavePlace,
  type PrinterInfo,
  type PrintJobState,
  type SheetOrder,
  type SavedFile,
  type SaveTrouble,
  type Settings,
  type SettingsChange,
  type SheetText,
  type StaffAnswer,
  type StaffOrder,
  type StaffState,
} from '../../../contract/contract.ts';
import { bridgeOf } from './bridge.testing.ts';
import { FakeHouse } from './fake-house.testing.ts';
import { changesPractice, practises } from './fake-practice.testing.ts';

const AT = '2026-03-21T19:42:07.000Z';

/** The settings of a new lane. */
export const SETTINGS: Settings = { ...plainSettings('en'), lane: 12 };

/** It runs on the pinned Electron version. */
export const RUNTIME = { version: '0.1.0', electron: '45.4.1', pinned: '45.4.1' };

/** The recovery code of every PIN here. */
export const RECOVERY = '482109375562';

/** The logo that staff choose here. */
export const LOGO: Logo = { id: '00112233445566ff', width: 300, height: 100, plate: 'white' };

/**
 * A main process in memory: the real rules, no disk. On request it answers late, fails to save or makes changes of
 * its own.
 */
export class FakeMain extends FakeHouse {
  game: Game | null = null;
  /** The half that shows its game. */
  half: Half = 'left';
  id = 0;
  revision = 0;
  private shown: GameView | null = null;
  earlier: readonly EarlierGame[] = [];
  match: MatchView | null = null;
  /** The orders about the match, oldest first. */
  readonly matchOrders: (SignOffOrder | TakeBackOrder | RollOffOrder | string)[] = [];
  waiting: { event: GameEvent; next: Game; trouble: SaveTrouble } | null = null;
  settings: Settings;
  state: Partial<ProgramState> = {};
  printersFound: Result<readonly PrinterInfo[], Failure> = ok([]);
  job: PrintJobState | null = null;
  /** What games printed by themselves, and which were printed again. */
  prints: readonly GamePrint[] = [];
  readonly printedAgain: (string | null)[] = [];
  previewed: Result<SheetOrder, Failure> = err({ code: 'no-such-game' });
  sheetText: SheetText = { lines: null, more: false };
  /** The orders of exports, and how far the export is. */
  readonly exported: ExportOrder[] = [];
  exporting: ExportState = { kind: 'none' };
  pdfPlace: SavePlace = { kind: 'stick', name: 'KINGSTON' };
  copyState: CopyState = {
    ...{ place: null, copying: false, copiedAt: null },
    ...{ damaged: 0, trouble: null, stickIn: false, sticksKnown: true },
  };
  /** Another version that is installed, and whether staff started it. */
  installed: InstalledVersion | null = null;
  updateStarted = false;
  importSources: ImportSources = { sources: [], more: 0, sticksKnown: true };
  /** What reading and adding answer. */
  importReports: { read: AnswerOf<'imports.read'>; added: AnswerOf<'imports.add'> } = {
    read: err({ code: 'no-such-file' }),
    added: err({ code: 'no-such-file' }),
  };
  /** What staff chose for games that differ. */
  importChoices: readonly ImportChoice[] = [];
  /** In which encodings staff said that files are. */
  importEncodings: readonly SourceEncoding[] = [];
  leagueList: LeagueList = { leagues: [], bowlers: [], bowled: [] };
  /** The leagues to be kept, in order. */
  readonly kept: KeepOrder[] = [];
  /** The lane's state; null: the user has no permission to see it. */
  diagnostics: Diagnostics | null = null;
  logo: Logo | null = null;
  practices: Practices = { left: null, right: null };
  /** When set, saving fails. */
  trouble: SaveTrouble | null = null;
  /** The PIN; null: everything is open. */
  pin: string | null = null;
  staffOn = false;
  /** Whether only staff may change a game. */
  guarded = false;
  /** Whether a deleted name is in the running game. */
  stillBowling = false;
  /** The new games asked for, in order. */
  readonly orders: NewGameOrder[] = [];
  /** The commands received, in order. */
  readonly commands: Command[] = [];
  bridge: LaneBridge;
  private gate: Promise<void> = Promise.resolve();

  constructor(settings: Partial<Settings> = {}) {
    super();
    this.settings = { ...SETTINGS, ...settings };
    this.bridge = this.build();
  }

  /** Delays every answer until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** A change from elsewhere. */
  elsewhere(command: Command): void {
    if (this.game === null) throw new Error('no game');
    const applied = applyCommand(this.game, command, occasion(AT, 'staff'));
    if (!applied.ok) throw new Error(applied.error.code);
    this.game = applied.value.game;
    this.announce();
  }

  begin(order: NewGameOrder, gameNumber = this.numberOf(order)): Result<GameNews, Failure> {
    this.orders.push(order);
    const { format = USUAL_FORMAT } = order;
    const names = order.players.map(({ name }) => name);
    if (this.game !== null && phaseOf(this.game) === 'running') return err({ code: 'game-running' });
    for (const half of HALVES) if (this.practices[half] !== null) this.practiceIs(null, half);
    const players = lineUp(names);
    if (!players.ok) return err({ code: 'refused', refusal: players.error });
    const { lane } = this.settings;
    this.game = newGame(setupOf(names, { format, lane, gameNumber, startedAt: AT }));
    this.id += 1;
    return ok(this.announce());
  }

  private keep(order: KeepOrder): Result<KeepAnswer, Failure> {
    this.kept.push(order);
    if (order.league.kind !== 'typed') return err({ code: 'no-such-league' });
    const league = {
      id: '00112233445566778899aabb',
      keptAt: AT,
      league: order.league.league,
      shortNames: [],
    };
    return ok({ kind: 'kept', league });
  }

  private numberOf({ follows }: NewGameOrder): number {
    return follows === null ? 1 : (this.game?.setup.gameNumber ?? 0) + 1;
  }

  /** Only plain data crosses: a window must not share main's objects. */
  view(): GameNews | null {
    const view = this.own();
    return view === null ? null : structuredClone(wholeNews(view));
  }

  private own(): GameView | null {
    if (this.game === null) return null;
    const { setup, events } = this.game;
    const waiting =
      this.waiting === null ? null : { event: this.waiting.event, trouble: this.waiting.trouble };
    const place = { revision: this.revision, id: `g${String(this.id)}`, counter: this.id, newest: this.id };
    return {
      half: this.half,
      ...place,
      setup,
      events,
      earlier: this.earlier,
      match: this.match,
      savedAt: AT,
      waiting,
    };
  }

  private announce(): GameNews {
    this.revision += 1;
    const view = this.own();
    if (view === null) throw new Error('there is no game to announce');
    const news = newsOf(view, this.shown);
    this.shown = view;
    this.hear?.({ name: 'gameChanged', value: structuredClone(news) });
    return structuredClone(news);
  }

  private apply(id: string, generation: number, command: Command): Result<GameNews, Failure> {
    this.commands.push(command);
    if (this.guarded && this.pin !== null && !this.staffOn) return err({ code: 'staff-only' });
    if (this.game === null || id !== `g${String(this.id)}`) return err({ code: 'no-such-game' });
    if (this.waiting !== null) return err({ code: 'waiting' });
    const now = this.game.events.length;
    if (generation !== now) return err({ code: 'stale', generation: now });
    const applied = applyCommand(this.game, command, occasion(AT));
    if (!applied.ok) return err({ code: 'refused', refusal: applied.error });
    if (this.trouble !== null) {
      this.waiting = { event: applied.value.event, next: applied.value.game, trouble: this.trouble };
      this.announce();
      return err({ code: 'not-saved', trouble: this.trouble });
    }
    this.game = applied.value.game;
    return ok(this.announce());
  }

  /** Practice as it is now, told to the page. */
  practiceIs(view: PracticeView | null, half: Half = 'left'): void {
    this.practices = { ...this.practices, [half]: view };
    this.hear?.({ name: 'practiceChanged', value: structuredClone(this.practices) });
  }

  private ofMatch(order: SignOffOrder | TakeBackOrder | RollOffOrder): Result<GameNews, Failure> {
    this.matchOrders.push(order);
    return ok(this.announce());
  }

  private settle(take: boolean): Result<GameNews, Failure> {
    if (this.waiting === null) return err({ code: 'not-waiting' });
    if (take && this.trouble !== null) return err({ code: 'not-saved', trouble: this.trouble });
    if (take) this.game = this.waiting.next;
    this.waiting = null;
    return ok(this.announce());
  }

  get staff(): StaffState {
    return { pinSet: this.pin !== null, on: this.staffOn, wait: 0 };
  }

  private startUpdate(): Result<boolean, Failure> {
    if (this.pin !== null && !this.staffOn) return err({ code: 'staff-only' });
    this.updateStarted = this.installed !== null;
    return ok(this.updateStarted);
  }

  private staffOrder(order: StaffOrder): Result<StaffAnswer, Failure> {
    if (order.kind === 'enter' && order.pin !== this.pin) return err({ code: 'wrong-pin' });
    if (order.kind === 'recover' && order.code !== RECOVERY) return err({ code: 'wrong-recovery-code' });
    if (order.kind === 'setPin') this.pin = order.pin;
    if (order.kind === 'recover') this.pin = null;
    this.staffOn = order.kind !== 'leave' && this.pin !== null;
    this.hear?.({ name: 'staffChanged', value: this.staff });
    const isNew = order.kind === 'setPin' && order.pin !== null;
    return ok({ state: this.staff, recoveryCode: isNew ? RECOVERY : null });
  }

  private async late<T>(answer: () => Result<T, Failure>): Promise<Result<T, Failure>> {
    await this.gate;
    return answer();
  }

  private build(): LaneBridge {
    const load = (): Result<ProgramState, Failure> =>
      ok({
        games: { left: this.view(), right: null },
        practice: this.practices,
        settings: this.settings,
        logo: this.logo,
        staff: this.staff,
        house: this.houseState,
        frontDesk: this.frontDesk,
        unfinished: { left: null, right: null },
        ...{
          notices: [],
          prints: this.prints,
          screens: [],
          players: [],
          runtime: RUNTIME,
          fullScreen: false,
        },
        ...this.state,
      });
    const change = (part: SettingsChange): Result<Settings, Failure> => {
      if (this.pin !== null && !this.staffOn) return err({ code: 'staff-only' });
      this.settings = { ...this.settings, ...counted(part, this.id + 1) };
      this.hear?.({ name: 'settingsChanged', value: this.settings });
      return ok(this.settings);
    };
    const logoOrder = (order: LogoOrder): Result<Logo | null, Failure> => {
      if (this.pin !== null && !this.staffOn) return err({ code: 'staff-only' });
      this.logo = order === 'remove' ? null : LOGO;
      this.hear?.({ name: 'logoChanged', value: this.logo });
      return ok(this.logo);
    };
    const listen = (hear: (notice: Notice) => void): (() => void) => {
      this.hear = hear;
      return () => {
        this.hear = null;
      };
    };
    return bridgeOf(listen, {
      program: {
        load: () => this.late(load),
        order: (order) => this.late(() => ok(order.kind === 'fullScreen' && order.on)),
      },
      diagnostics: {
        look: () =>
          this.late(() => (this.diagnostics === null ? err({ code: 'staff-only' }) : ok(this.diagnostics))),
        export: () => this.late(() => ok({ file: 'headpin-diagnostics.txt', place: this.pdfPlace })),
      },
      games: {
        new: (order) => this.late(() => this.begin(order)),
        apply: (id, generation, command) => this.late(() => this.apply(id, generation, command)),
        tryAgain: () => this.late(() => this.settle(true)),
        takeBack: () => this.late(() => this.settle(false)),
        moveToOtherHalf: () => this.late(() => err({ code: 'no-second-lane' })),
        page: () => this.late(() => ok({ games: [], more: false })),
        count: () => this.late(() => ok({ found: 0, all: 0, lanes: [], rows: 0, leagues: [] })),
        days: (_filter, bounds) => this.late(() => ok(bounds.slice(1).map(() => 0))),
        figures: () => this.late(() => ok({ games: [], more: false })),
        view: () => this.late(() => err({ code: 'no-such-game' })),
        sheetText: () => this.late(() => ok(this.sheetText)),
        open: () => this.late(() => err({ code: 'no-such-game' })),
        remove: () => this.late(() => ok({ games: 0, stillBowling: this.stillBowling })),
      },
      matches: {
        signOff: (order) => this.late(() => this.ofMatch(order)),
        takeBack: (order) => this.late(() => this.ofMatch(order)),
        rollOff: (order) => this.late(() => this.ofMatch(order)),
        export: (gameId) => {
          this.matchOrders.push(gameId);
          const name = 'headpin-result-2026-03-21-lane-12-game-1';
          const saved = (ending: string): SavedFile => ({ file: `${name}.${ending}`, place: this.pdfPlace });
          return this.late(() => ok({ csv: saved('csv'), json: saved('json') }));
        },
        keep: (gameId) => {
          this.matchOrders.push(`keep ${gameId}`);
          return this.late(() => ok(null));
        },
      },
      practice: {
        begin: (order) => this.late(() => practises(this, order)),
        change: (half, change) => this.late(() => changesPractice(this, half, change)),
      },
      settings: { change: (part) => this.late(() => change(part)) },
      leagues: {
        list: () => this.late(() => ok(this.leagueList)),
        files: () => this.late(() => ok({ files: [], more: 0, sticksKnown: true })),
        read: () => this.late(() => err({ code: 'no-such-file' })),
        keep: (order) => this.late(() => this.keep(order)),
        forget: () => this.late(() => err({ code: 'no-such-league' })),
      },
      imports: {
        sources: () => this.late(() => ok(this.importSources)),
        read: (_sources, encodings) => {
          this.importEncodings = encodings;
          return this.late(() => this.importReports.read);
        },
        add: (_look, choices) => {
          this.importChoices = choices;
          return this.late(() => this.importReports.added);
        },
        progress: () => this.late(() => ok(null)),
        stop: () => this.late(() => ok(null)),
      },
      logo: { order: (order) => this.late(() => logoOrder(order)) },
      notices: { read: () => this.late(() => ok(null)) },
      printing: {
        printers: () => this.late(() => this.printersFound),
        print: () =>
          this.late(() => {
            if (!this.printersFound.ok) return this.printersFound;
            return this.printersFound.value.length === 0 ? err({ code: 'no-printer' }) : ok(null);
          }),
        look: () => this.late(() => ok(this.job)),
        preview: () => this.late(() => this.previewed),
        again: (gameId) => {
          this.printedAgain.push(gameId);
          return this.late(() => ok(null));
        },
        pdfPlace: () => this.late(() => ok(this.pdfPlace)),
        savePdf: () => this.late(() => ok({ file: 'lane-12-game-2.pdf', place: this.pdfPlace })),
      },
      exports: {
        make: (order) => {
          this.exported.push(order);
          return this.late(() => ok(this.exporting));
        },
        look: () => this.late(() => ok(this.exporting)),
        stop: () => this.late(() => ok((this.exporting = { kind: 'stopped' }))),
      },
      copy: { order: () => this.late(() => ok(this.copyState)) },
      ...this.houseCalls((answer) => this.late(answer)),
      update: {
        look: () => this.late(() => ok(this.installed)),
        start: () => this.late(() => this.startUpdate()),
      },
      staff: { order: (order) => this.late(() => this.staffOrder(order)) },
    });
  }
}

/** The game after these balls: `X`, `/`, `-`, `F`, `F(9)` and digits in bowling order. */
export function bowled(names: readonly string[], balls: string): FakeMain {
  const main = new FakeMain();
  const begun = main.begin(orderOf(names), 2);
  if (!begun.ok) throw new Error(begun.error.code);
  for (const { entry } of ballsIn(balls)) main.elsewhere({ kind: 'roll', entry });
  return main;
}

/** Replays a view, to compare both sides of the bridge. */
export function gameOf(view: GameView): Game {
  const game = replay(view.setup, view.events);
  if (!game.ok) throw new Error(game.error.refusal.code);
  return game.value;
}
