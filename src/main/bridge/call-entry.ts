import type { WebContents } from 'electron';
import type { GenericSchema } from 'valibot';
import type { AnswerOf, ArgsOf, CallName, Settings } from '../../contract/contract.ts';
import type { Permission } from '../staff/permissions.ts';
import type { CallDeps } from './call-deps.ts';

export type Caller = 'console' | 'board' | 'sheet' | 'question';

/**
 * Who may make a call; the door checks this before it runs the handler. `owner`: the permission depends on earlier
 * changes or on the call's own PIN, so the object that owns the state checks it when the call's turn comes.
 */
export type StaffRule<Args, Deps = CallDeps> =
  | 'none'
  | { readonly owner: keyof Deps }
  | ((args: Args, settings: Settings) => readonly Permission[]);

/** All that main defines for a call, in one place. */
export interface CallEntry<C extends CallName, Deps = CallDeps> {
  readonly callers: readonly [Caller, ...Caller[]];
  /** Checks the exact number of arguments, their own keys and their ranges (decision 8). */
  readonly parser: GenericSchema<unknown, ArgsOf<C>>;
  readonly permissions: StaffRule<ArgsOf<C>, Deps>;
  /** `sender` is the calling page. */
  readonly handle: (args: ArgsOf<C>, deps: Deps, sender: WebContents) => Promise<AnswerOf<C>>;
}

/** An entry for each of these calls; a missing one does not compile. */
export type CallEntries<C extends CallName, Deps = CallDeps> = { readonly [D in C]: CallEntry<D, Deps> };

/** Most calls come from the console only. */
export const CONSOLE = ['console'] as const;
