/**
 * The only place where a call between a window and the main process is named. The preload builds `window.lane` from
 * `CALL_NAMES`; main must give each call its callers, parser, staff rule and handler, and the tests its hostile requests,
 * or the project does not compile. What crosses is plain data; no call takes or gives a path.
 */
import type { Command } from '../core/game/event.ts';
import type { Result } from '../core/line/result.ts';
import type { CopyOrder, CopyState } from './copies.ts';
import type { Failure } from './failure.ts';
import type { GamesPage, GamesQuery, GameView, NewGameOrder } from './games.ts';
import type { Logo, LogoOrder } from './logo.ts';
import type { Notice } from './notices.ts';
import type { PdfOrder, PdfPlace, PrinterInfo, PrintOrder, SavedPdf } from './printing.ts';
import type { ProgramState } from './program-state.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { SheetOrder } from './sheet.ts';
import type { ProgramOrder, RemovedGames, RemoveOrder, StaffAnswer, StaffOrder } from './staff.ts';
import type { TakeOverOrder, TakeOverQuestion } from './take-over.ts';

/**
 * When the press was made that asks for a change of the game, in milliseconds of the wall clock: one that is too old when
 * main comes to it is refused. What a press asks for after its first change is saved comes without it.
 */
export type PressedAt = [pressed?: number];

/** What a call takes and what it answers. */
export interface Call<Args extends readonly unknown[], Answer> {
  readonly args: Args;
  readonly answer: Answer;
}

/** Every call, by its noun. */
export interface Calls {
  program: {
    /** Everything a window needs to begin. */
    load: Call<[], ProgramState>;
    /** Answers whether the window fills the screen. */
    order: Call<[order: ProgramOrder], boolean>;
  };
  games: {
    new: Call<[order: NewGameOrder, ...PressedAt], GameView>;
    apply: Call<[gameId: string, generation: number, command: Command, ...PressedAt], GameView>;
    /** Saves the waiting change once more. */
    tryAgain: Call<[gameId: string, generation: number, ...PressedAt], GameView>;
    /** Drops the waiting change. */
    takeBack: Call<[gameId: string, generation: number, ...PressedAt], GameView>;
    page: Call<[query: GamesQuery], GamesPage>;
    /** Makes another game of the folder the one on the board. */
    open: Call<[gameId: string, ...PressedAt], GameView>;
    remove: Call<[order: RemoveOrder], RemovedGames>;
  };
  settings: {
    change: Call<[change: SettingsChange], Settings>;
  };
  logo: {
    /** Answers when it is saved, or nobody chose a picture after all. */
    order: Call<[order: LogoOrder], Logo | null>;
  };
  notices: {
    /** Somebody has read a notice: no window shows it again. */
    read: Call<[id: number], null>;
  };
  printing: {
    printers: Call<[], readonly PrinterInfo[]>;
    print: Call<[order: PrintOrder], null>;
    /** Where the next PDF would go. */
    pdfPlace: Call<[], PdfPlace>;
    savePdf: Call<[order: PdfOrder], SavedPdf>;
  };
  sheet: {
    /** The sheet's window asks what to draw. */
    order: Call<[], SheetOrder>;
    /** The sheet's window has drawn, fonts included. */
    drawn: Call<[], null>;
  };
  copy: {
    /** Answers when it has begun, not when a copy is made; `look` asks how it stands. */
    order: Call<[order: CopyOrder], CopyState>;
  };
  staff: {
    order: Call<[order: StaffOrder], StaffAnswer>;
  };
  takeOver: {
    /** Before the folder is ours: its last holder does not answer, and staff say whether that machine is off. */
    order: Call<[order: TakeOverOrder], TakeOverQuestion>;
  };
}

/** What calls are grouped by. */
export type Noun = keyof Calls;

/** The name of a call as it crosses: its noun and its verb. */
export type CallName<N extends Noun = Noun> = { [M in N]: `${M}.${keyof Calls[M] & string}` }[N];

/** Every call by its name. */
type Named = {
  [C in CallName]: C extends `${infer N extends Noun}.${infer V}` ? Calls[N][V & keyof Calls[N]] : never;
};

/** What a call takes. */
export type ArgsOf<C extends CallName> = Named[C]['args'];

/** What a call answers. */
export type AnswerOf<C extends CallName> = Result<Named[C]['answer'], Failure>;

/** `window.lane`: every call answers a result, never rejects; `listen` gives back its own end. */
export type LaneBridge = {
  readonly [N in Noun]: {
    readonly [V in keyof Calls[N]]: Calls[N][V] extends Call<infer Args, infer Answer>
      ? (...args: Args) => Promise<Result<Answer, Failure>>
      : never;
  };
} & { readonly listen: (hear: (notice: Notice) => void) => () => void };

/** Every call, by its noun and its verb. A record and not an array, so that a call missing here does not compile. */
export const CALL_NAMES: { readonly [N in Noun]: Readonly<Record<keyof Calls[N], true>> } = {
  program: { load: true, order: true },
  games: { new: true, apply: true, tryAgain: true, takeBack: true, page: true, open: true, remove: true },
  settings: { change: true },
  logo: { order: true },
  notices: { read: true },
  printing: { printers: true, print: true, pdfPlace: true, savePdf: true },
  sheet: { order: true, drawn: true },
  copy: { order: true },
  staff: { order: true },
  takeOver: { order: true },
};

const NAMES: ReadonlySet<string> = new Set(
  Object.entries(CALL_NAMES).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`)),
);

/** Narrows any string to a call's name. */
export function isCallName(name: string): name is CallName {
  return NAMES.has(name);
}

/** Every call's name. */
export const CALLS: readonly CallName[] = [...NAMES].filter(isCallName);
