/**
 * The only place that names a call between a window and main. The preload builds `window.lane` from `CALL_NAMES`. The
 * project does not compile unless main gives each call its callers, parser, staff rule and handler, and the tests its
 * hostile requests. Only plain data crosses; no call takes or returns a path.
 */
import type { Command } from '../core/game/event.ts';
import type { Result } from '../core/line/result.ts';
import type { OpaqueId } from '../core/players/opaque-id.ts';
import type { CopyOrder, CopyState } from './copies.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ExportOrder, ExportState } from './exports.ts';
import type { Failure } from './failure.ts';
import type { HelpAsked } from './front-desk.ts';
import type { GameNews } from './game-news.ts';
import type { BowlerLines, FiguresQuery, GamesCount, GamesFilter, GamesPage, GamesQuery } from './archive.ts';
import type { GameView, NewGameOrder, SheetText } from './games.ts';
import type { Half, Halves } from './halves.ts';
import type { FoundHouse, HouseState, PairOrder } from './house.ts';
import type { ImportChoice, ImportProgress, ImportReport, ImportSources, SourceEncoding } from './imports.ts';
import type { FileToRead, KeepAnswer, KeepOrder, LeagueFiles, LeagueList, ReadAnswer } from './leagues.ts';
import type { Logo, LogoOrder } from './logo.ts';
import type { RollOffOrder, SavedResult, SignOffOrder, TakeBackOrder } from './matches.ts';
import type { Notice } from './notices.ts';
import type { PracticeChange, PracticeOrder, Practices } from './practice.ts';
import type {
  DrawnSheet,
  PdfOrder,
  PreviewOrder,
  PrinterInfo,
  PrintJobState,
  PrintOrder,
} from './printing.ts';
import type { SavedFile, SavePlace } from './saved-file.ts';
import type { ProgramState } from './program-state.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { SheetOrder } from './sheet.ts';
import type { ProgramOrder, RemovedGames, RemoveOrder, StaffAnswer, StaffOrder } from './staff.ts';
import type { TakeOverOrder, TakeOverQuestion } from './take-over.ts';
import type { InstalledVersion } from './update.ts';

/**
 * When the press for a change of the game was made, in milliseconds of the wall clock; main refuses it if it is too
 * old by then. Later requests of the same press come without it.
 */
export type PressedAt = [pressed?: number];

/** A call's arguments and answer. */
export interface Call<Args extends readonly unknown[], Answer> {
  readonly args: Args;
  readonly answer: Answer;
}

export interface Calls {
  program: {
    /** The state that a window begins with. */
    load: Call<[], ProgramState>;
    /** Answers whether the window fills the screen. */
    order: Call<[order: ProgramOrder], boolean>;
  };
  games: {
    new: Call<[order: NewGameOrder, ...PressedAt], GameNews>;
    apply: Call<[gameId: string, generation: number, command: Command, ...PressedAt], GameNews>;
    tryAgain: Call<[gameId: string, generation: number, ...PressedAt], GameNews>;
    takeBack: Call<[gameId: string, generation: number, ...PressedAt], GameNews>;
    /** Takes the last ball of a pair's game back and enters it in the other one; answers that one. */
    moveToOtherHalf: Call<[gameId: string, generation: number, ...PressedAt], GameNews>;
    page: Call<[query: GamesQuery], GamesPage>;
    count: Call<[filter: GamesFilter], GamesCount>;
    /** How many found games began between each of these times, oldest first, and the next; at most `MOST_DAYS` of them. */
    days: Call<[filter: GamesFilter, bounds: readonly string[]], readonly number[]>;
    /** One bowler's lines in saved games, for statistics. */
    figures: Call<[query: FiguresQuery], BowlerLines>;
    /** A saved game to look at; the boards stay as they are. */
    view: Call<[gameId: string], GameView>;
    /** The sheet text of a newer program's game: at most `MOST_LINES_A_PAGE` lines after the first `from`. */
    sheetText: Call<[gameId: string, from: number], SheetText>;
    open: Call<[gameId: string, ...PressedAt], GameNews>;
    remove: Call<[order: RemoveOrder], RemovedGames>;
  };
  /** The match of the game on the board. */
  matches: {
    signOff: Call<[order: SignOffOrder], GameNews>;
    takeBack: Call<[order: TakeBackOrder], GameNews>;
    rollOff: Call<[order: RollOffOrder], GameNews>;
    /** Saves the night's result on a stick, else in the export folder. */
    export: Call<[gameId: string], SavedResult>;
    /** Tries again to save it among the lane's own results, or to withdraw it. */
    keep: Call<[gameId: string], null>;
  };
  /** Balls before a game, without a score. Each answers once it is saved. */
  practice: {
    begin: Call<[order: PracticeOrder, ...PressedAt], Practices>;
    change: Call<[half: Half, change: PracticeChange, ...PressedAt], Practices>;
  };
  settings: {
    change: Call<[change: SettingsChange], Settings>;
  };
  leagues: {
    /** The kept leagues, and everybody who can be picked for a line-up. */
    list: Call<[], LeagueList>;
    /** Looks for files on sticks and in the import folder. */
    files: Call<[], LeagueFiles>;
    /** Reads some of them together; nothing is kept. */
    read: Call<[files: readonly FileToRead[]], ReadAnswer>;
    /** Answers once the league is saved, or with what is wrong with it. */
    keep: Call<[order: KeepOrder], KeepAnswer>;
    /** Removes a kept league and its names for good. */
    forget: Call<[league: OpaqueId], null>;
  };
  /** Games of other lanes, and games on paper. */
  imports: {
    /** Looks for files, data folders and copies on sticks and in the import folder. */
    sources: Call<[], ImportSources>;
    /** Counts and compares their games; nothing is added. Files whose encoding is not clear are asked about. */
    read: Call<[sources: readonly OpaqueId[], encodings: readonly SourceEncoding[]], ImportReport>;
    /** Adds what was read and is not here, and what staff chose of the rest. */
    add: Call<[look: OpaqueId, choices: readonly ImportChoice[]], ImportReport>;
    /** How far the running import is; null while none runs. */
    progress: Call<[], ImportProgress | null>;
    /** Ends the running import; what was added stays. */
    stop: Call<[], null>;
  };
  logo: {
    /** Answers once the logo is saved or the dialog was cancelled. */
    order: Call<[order: LogoOrder], Logo | null>;
  };
  notices: {
    /** Marks a notice as read; no window shows it again. */
    read: Call<[id: number], null>;
  };
  printing: {
    printers: Call<[], readonly PrinterInfo[]>;
    /** Answers once the print service has the job. */
    print: Call<[order: PrintOrder], null>;
    /** How far the newest print job is; null before the first one, and where the print service does not tell. */
    look: Call<[], PrintJobState | null>;
    /** What a sheet's window would draw, for a window that draws it itself. */
    preview: Call<[order: PreviewOrder], SheetOrder>;
    /**
     * Prints again what a game printed by itself: what is missing, or all sheets once the game has changed. Null: what is
     * missing of every game. Answers at once.
     */
    again: Call<[gameId: string | null], null>;
    pdfPlace: Call<[], SavePlace>;
    savePdf: Call<[order: PdfOrder], SavedFile>;
  };
  /** Games into files, one export at a time. */
  exports: {
    /** Begins one, unless one runs; answers how far it is. */
    make: Call<[order: ExportOrder], ExportState>;
    look: Call<[], ExportState>;
    /** Answers once the export is over and nothing half is left. */
    stop: Call<[], ExportState>;
  };
  sheet: {
    order: Call<[], SheetOrder>;
    /** The sheet's window has drawn, fonts included. */
    drawn: Call<[sheet: DrawnSheet], null>;
  };
  copy: {
    /** Answers once the copy has begun; `look` reports its state. */
    order: Call<[order: CopyOrder], CopyState>;
  };
  diagnostics: {
    /** The lane's state, and the newest lines of its log. */
    look: Call<[], Diagnostics>;
    /** Saves the same and the whole log on a stick, else in the export folder. */
    export: Call<[], SavedFile>;
  };
  update: {
    /** The other version that is installed; null when there is none. */
    look: Call<[], InstalledVersion | null>;
    /** Starts it, even in the middle of a game; false without one. Fails with `waiting`. */
    start: Call<[], boolean>;
  };
  /** Help from the front desk, and its messages. */
  frontDesk: {
    /** Fails with `no-front-desk` where nobody would hear. */
    askHelp: Call<[half: Half], Halves<HelpAsked | null>>;
    /** Help came, or is not needed. */
    dismissHelp: Call<[half: Half], Halves<HelpAsked | null>>;
    /** Somebody has read the message. */
    dismissMessage: Call<[id: OpaqueId], null>;
  };
  /** The house of lanes that this PC is paired with. */
  house: {
    status: Call<[], HouseState>;
    /** Asks at an address, as typed, which house is there; nothing is kept. */
    find: Call<[address: string], FoundHouse>;
    /** Answers once the pairing is saved. */
    pair: Call<[order: PairOrder], HouseState>;
    /** The lane works alone from now on; what the house has stays there. */
    unpair: Call<[], HouseState>;
  };
  staff: {
    order: Call<[order: StaffOrder], StaffAnswer>;
  };
  takeOver: {
    /** Before the folder is ours: staff say whether the silent holder's PC is off. */
    order: Call<[order: TakeOverOrder], TakeOverQuestion>;
  };
}

export type Noun = keyof Calls;

/** A call's name on the bridge: noun and verb. */
export type CallName<N extends Noun = Noun> = { [M in N]: `${M}.${keyof Calls[M] & string}` }[N];

type Named = {
  [C in CallName]: C extends `${infer N extends Noun}.${infer V}` ? Calls[N][V & keyof Calls[N]] : never;
};

export type ArgsOf<C extends CallName> = Named[C]['args'];

export type AnswerOf<C extends CallName> = Result<Named[C]['answer'], Failure>;

/** `window.lane`: every call resolves with a result and never rejects; `listen` returns the function that ends it. */
export type LaneBridge = {
  readonly [N in Noun]: {
    readonly [V in keyof Calls[N]]: Calls[N][V] extends Call<infer Args, infer Answer>
      ? (...args: Args) => Promise<Result<Answer, Failure>>
      : never;
  };
} & { readonly listen: (hear: (notice: Notice) => void) => () => void };

/** Every call by noun and verb. A record, so that a missing call does not compile. */
export const CALL_NAMES: { readonly [N in Noun]: Readonly<Record<keyof Calls[N], true>> } = {
  program: { load: true, order: true },
  games: {
    ...{ new: true, apply: true, tryAgain: true, takeBack: true, moveToOtherHalf: true },
    ...{
      page: true,
      count: true,
      days: true,
      figures: true,
      view: true,
      sheetText: true,
      open: true,
      remove: true,
    },
  },
  matches: { signOff: true, takeBack: true, rollOff: true, export: true, keep: true },
  practice: { begin: true, change: true },
  settings: { change: true },
  leagues: { list: true, files: true, read: true, keep: true, forget: true },
  imports: { sources: true, read: true, add: true, progress: true, stop: true },
  logo: { order: true },
  notices: { read: true },
  printing: {
    ...{ printers: true, print: true, look: true, preview: true },
    ...{ again: true, pdfPlace: true, savePdf: true },
  },
  exports: { make: true, look: true, stop: true },
  sheet: { order: true, drawn: true },
  copy: { order: true },
  diagnostics: { look: true, export: true },
  update: { look: true, start: true },
  frontDesk: { askHelp: true, dismissHelp: true, dismissMessage: true },
  house: { status: true, find: true, pair: true, unpair: true },
  staff: { order: true },
  takeOver: { order: true },
};

const NAMES: ReadonlySet<string> = new Set(
  Object.entries(CALL_NAMES).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`)),
);

export function isCallName(name: string): name is CallName {
  return NAMES.has(name);
}

export const CALLS: readonly CallName[] = [...NAMES].filter(isCallName);
