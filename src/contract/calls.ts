/**
 * The only place that names a call between a window and main. The preload builds `window.lane` from it. The project does
 * not compile unless main gives each call its callers, parser, staff rule and handler. Only plain data crosses; no call
 * takes or returns a path.
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
import type { SavedFile, SavePlace } from './saved.ts';
import type { ProgramState, TakeOverOrder, TakeOverQuestion, InstalledVersion } from './program.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { SheetOrder } from './sheet.ts';
import type { ProgramOrder, RemovedGames, RemoveOrder, StaffAnswer, StaffOrder } from './staff.ts';

/** The single Electron channel for calls and notices. */
export const CHANNEL = 'lane';

/**
 * When the press for a change of the game was made, in milliseconds of the wall clock; main refuses it if it is too
 * old by then. Later requests of the same press come without it.
 */
export type PressedAt = [pressed?: number];

/** A call's arguments and answer, which only the compiler knows. */
export interface Call<Args extends readonly unknown[], Answer> {
  readonly args: Args;
  readonly answer: Answer;
}

function call<Args extends readonly unknown[], Answer>(): Call<Args, Answer> {
  return {} as Call<Args, Answer>;
}

/** Every call by noun and verb; names, types and the bridge of tests are derived from it. */
export const BRIDGE = {
  program: {
    /** The state that a window begins with. */
    load: call<[], ProgramState>(),
    /** Answers whether the window fills the screen. */
    order: call<[order: ProgramOrder], boolean>(),
  },
  games: {
    new: call<[order: NewGameOrder, ...PressedAt], GameNews>(),
    apply: call<[gameId: string, generation: number, command: Command, ...PressedAt], GameNews>(),
    tryAgain: call<[gameId: string, generation: number, ...PressedAt], GameNews>(),
    takeBack: call<[gameId: string, generation: number, ...PressedAt], GameNews>(),
    /** Takes the last ball of a pair's game back and enters it in the other one; answers that one. */
    moveToOtherHalf: call<[gameId: string, generation: number, ...PressedAt], GameNews>(),
    page: call<[query: GamesQuery], GamesPage>(),
    count: call<[filter: GamesFilter], GamesCount>(),
    /** How many found games began between each of these times, oldest first, and the next; at most `MOST_DAYS` of them. */
    days: call<[filter: GamesFilter, bounds: readonly string[]], readonly number[]>(),
    /** One bowler's lines in saved games, for statistics. */
    figures: call<[query: FiguresQuery], BowlerLines>(),
    /** A saved game to look at; the boards stay as they are. */
    view: call<[gameId: string], GameView>(),
    /** The sheet text of a newer program's game: at most `MOST_LINES_A_PAGE` lines after the first `from`. */
    sheetText: call<[gameId: string, from: number], SheetText>(),
    open: call<[gameId: string, ...PressedAt], GameNews>(),
    remove: call<[order: RemoveOrder], RemovedGames>(),
  },
  /** The match of the game on the board. */
  matches: {
    signOff: call<[order: SignOffOrder], GameNews>(),
    takeBack: call<[order: TakeBackOrder], GameNews>(),
    rollOff: call<[order: RollOffOrder], GameNews>(),
    /** Saves the night's result on a stick, else in the export folder. */
    export: call<[gameId: string], SavedResult>(),
    /** Tries again to save it among the lane's own results, or to withdraw it. */
    keep: call<[gameId: string], null>(),
  },
  /** Balls before a game, without a score. Each answers once it is saved. */
  practice: {
    begin: call<[order: PracticeOrder, ...PressedAt], Practices>(),
    change: call<[half: Half, change: PracticeChange, ...PressedAt], Practices>(),
  },
  settings: {
    change: call<[change: SettingsChange], Settings>(),
  },
  leagues: {
    /** The kept leagues, and everybody who can be picked for a line-up. */
    list: call<[], LeagueList>(),
    /** Looks for files on sticks and in the import folder. */
    files: call<[], LeagueFiles>(),
    /** Reads some of them together; nothing is kept. */
    read: call<[files: readonly FileToRead[]], ReadAnswer>(),
    /** Answers once the league is saved, or with what is wrong with it. */
    keep: call<[order: KeepOrder], KeepAnswer>(),
    /** Removes a kept league and its names for good. */
    forget: call<[league: OpaqueId], null>(),
  },
  /** Games of other lanes, and games on paper. */
  imports: {
    /** Looks for files, data folders and copies on sticks and in the import folder. */
    sources: call<[], ImportSources>(),
    /** Counts and compares their games; nothing is added. Files whose encoding is not clear are asked about. */
    read: call<[sources: readonly OpaqueId[], encodings: readonly SourceEncoding[]], ImportReport>(),
    /** Adds what was read and is not here, and what staff chose of the rest. */
    add: call<[look: OpaqueId, choices: readonly ImportChoice[]], ImportReport>(),
    /** How far the running import is; null while none runs. */
    progress: call<[], ImportProgress | null>(),
    /** Ends the running import; what was added stays. */
    stop: call<[], null>(),
  },
  logo: {
    /** Answers once the logo is saved or the dialog was cancelled. */
    order: call<[order: LogoOrder], Logo | null>(),
  },
  notices: {
    /** Marks a notice as read; no window shows it again. */
    read: call<[id: number], null>(),
  },
  printing: {
    printers: call<[], readonly PrinterInfo[]>(),
    /** Answers once the print service has the job. */
    print: call<[order: PrintOrder], null>(),
    /** How far the newest print job is; null before the first one, and where the print service does not tell. */
    look: call<[], PrintJobState | null>(),
    /** What a sheet's window would draw, for a window that draws it itself. */
    preview: call<[order: PreviewOrder], SheetOrder>(),
    /**
     * Prints again what a game printed by itself: what is missing, or all sheets once the game has changed. Null: what is
     * missing of every game. Answers at once.
     */
    again: call<[gameId: string | null], null>(),
    pdfPlace: call<[], SavePlace>(),
    savePdf: call<[order: PdfOrder], SavedFile>(),
  },
  /** Games into files, one export at a time. */
  exports: {
    /** Begins one, unless one runs; answers how far it is. */
    make: call<[order: ExportOrder], ExportState>(),
    look: call<[], ExportState>(),
    /** Answers once the export is over and nothing half is left. */
    stop: call<[], ExportState>(),
  },
  sheet: {
    order: call<[], SheetOrder>(),
    /** The sheet's window has drawn, fonts included. */
    drawn: call<[sheet: DrawnSheet], null>(),
  },
  copy: {
    /** Answers once the copy has begun; `look` reports its state. */
    order: call<[order: CopyOrder], CopyState>(),
  },
  diagnostics: {
    /** The lane's state, and the newest lines of its log. */
    look: call<[], Diagnostics>(),
    /** Saves the same and the whole log on a stick, else in the export folder. */
    export: call<[], SavedFile>(),
  },
  update: {
    /** The other version that is installed; null when there is none. */
    look: call<[], InstalledVersion | null>(),
    /** Starts it, even in the middle of a game; false without one. Fails with `waiting`. */
    start: call<[], boolean>(),
  },
  /** Help from the front desk, and its messages. */
  frontDesk: {
    /** Fails with `no-front-desk` where nobody would hear. */
    askHelp: call<[half: Half], Halves<HelpAsked | null>>(),
    /** Help came, or is not needed. */
    dismissHelp: call<[half: Half], Halves<HelpAsked | null>>(),
    /** Somebody has read the message. */
    dismissMessage: call<[id: OpaqueId], null>(),
  },
  /** The house of lanes that this PC is paired with. */
  house: {
    status: call<[], HouseState>(),
    /** Asks at an address, as typed, which house is there; nothing is kept. */
    find: call<[address: string], FoundHouse>(),
    /** Answers once the pairing is saved. */
    pair: call<[order: PairOrder], HouseState>(),
    /** The lane works alone from now on; what the house has stays there. */
    unpair: call<[], HouseState>(),
  },
  staff: {
    order: call<[order: StaffOrder], StaffAnswer>(),
  },
  takeOver: {
    /** Before the folder is ours: staff say whether the silent holder's PC is off. */
    order: call<[order: TakeOverOrder], TakeOverQuestion>(),
  },
} as const;

export type Calls = typeof BRIDGE;

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

const NAMES: ReadonlySet<string> = new Set(
  Object.entries(BRIDGE).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`)),
);

export function isCallName(name: string): name is CallName {
  return NAMES.has(name);
}

export const CALLS: readonly CallName[] = [...NAMES].filter(isCallName);
