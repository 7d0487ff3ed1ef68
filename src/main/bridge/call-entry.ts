import type { WebContents } from 'electron';
import type { GenericSchema } from 'valibot';
import type { AnswerOf, ArgsOf, CallName, Settings } from '../../contract/contract.ts';
import type { Permission } from '../staff/permissions.ts';
import type { CallDeps } from './call-deps.ts';

/** Which of our windows is calling. */
export type Caller = 'console' | 'board' | 'sheet' | 'question';

/**
 * Whom a call takes; the door judges it before it calls the handler. `by-owner`: it depends on what was saved before the
 * call, or on the PIN that comes with it, so that the owner judges it in its turn.
 */
export type StaffRule<Args> =
  'none' | 'by-owner' | ((args: Args, settings: Settings) => readonly Permission[]);

/** Everything main says about a call, in one place. */
export interface CallEntry<C extends CallName, Deps = CallDeps> {
  readonly callers: readonly [Caller, ...Caller[]];
  /** Exact count, own keys, numbers in range (decision 8). */
  readonly parser: GenericSchema<unknown, ArgsOf<C>>;
  readonly permissions: StaffRule<ArgsOf<C>>;
  /** `sender` is the page that asked. */
  readonly handle: (args: ArgsOf<C>, deps: Deps, sender: WebContents) => Promise<AnswerOf<C>>;
}

/** An entry for each of these calls: one that is missing does not compile. */
export type CallEntries<C extends CallName, Deps = CallDeps> = { readonly [D in C]: CallEntry<D, Deps> };

/** Most calls come from the console alone. */
export const CONSOLE = ['console'] as const;
