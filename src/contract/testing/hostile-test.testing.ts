import type { ArgsOf, CallName } from '../contract.ts';

/** Arguments that a call must refuse. */
interface HostileArguments {
  /** The fault in them. */
  readonly why: string;
  readonly args: readonly unknown[];
}

/** A call's hostile test: arguments that it accepts, and some that it must refuse. */
export interface HostileTest<C extends CallName> {
  readonly good: ArgsOf<C>;
  readonly hostile: readonly [HostileArguments, ...HostileArguments[]];
}
