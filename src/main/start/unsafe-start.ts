import {
  ALLOWED_SWITCHES,
  CHECKOUT_SWITCHES,
  foreignSwitch,
  foreignVariables,
} from '../../options/foreign.ts';

/** Why the program refuses to start: it could be open to attack. `what` is the switch or variable. */
export type UnsafeStart = { readonly code: 'root' } | { readonly code: 'foreign'; readonly what: string };

/** The facts of a start that matter here. */
export interface Start {
  /** False in a checkout, which tests drive through a debugger, and as root. */
  readonly packaged: boolean;
  /** Null on Windows. */
  readonly uid: number | null;
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Why this start is refused; null if it is safe. The package's starter removes variables before (headpin.sh). */
export function unsafeStart({ packaged, uid, argv, environment }: Start): UnsafeStart | null {
  if (packaged && uid === 0) return { code: 'root' };
  const allowed = packaged ? ALLOWED_SWITCHES : [...ALLOWED_SWITCHES, ...CHECKOUT_SWITCHES];
  const what =
    foreignSwitch(argv, allowed, uid === null) ?? (packaged ? foreignVariables(environment)[0] : undefined);
  return what === undefined ? null : { code: 'foreign', what };
}
