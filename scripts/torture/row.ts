import type { Tools } from './tools.ts';

/** `short` is part of `npm test`; `full` is `npm run torture`. */
export type Mode = 'short' | 'full';

/** A row's result: how often its fault really struck, or why it could not be made here. */
export type Outcome = { readonly fired: number; readonly note?: string } | { readonly notRun: string };

/** A row of the fault table, or a part of one: it makes its fault and throws if anything is lost. */
export interface Row {
  /** Its number in the fault table. */
  readonly number: number;
  readonly fault: string;
  readonly run: (mode: Mode, tools: Tools) => Promise<Outcome>;
}

/** A row tested elsewhere, with its tests in `npm test`. */
export interface Elsewhere {
  readonly number: number;
  readonly fault: string;
  readonly elsewhere: readonly string[];
}
