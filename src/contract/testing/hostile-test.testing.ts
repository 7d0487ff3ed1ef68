import type { ArgsOf, CallName } from '../contract.ts';

/** Arguments that a call must refuse. */
interface HostileArguments {
  /** The fault in them. */
  readonly why: string;
  readonly args: readonly unknown[];
}

/** A call's hostile test: arguments that it accepts, and some that it must refuse beside the bent ones (`bentOf`). */
export interface HostileTest<C extends CallName> {
  readonly good: ArgsOf<C>;
  readonly hostile: readonly HostileArguments[];
}

/** Calls that take something. All others have the same hostile test. */
export type AskingCall = { [C in CallName]: ArgsOf<C> extends readonly [] ? never : C }[CallName];

/** Longer than any text or id that a call takes. */
const LONG = 'A'.repeat(10_000);
const IDS = /^(?:g\d{6}-|[0-9a-f]{24}$|\d{4}-\d\d-\d\dT)/u;

/** The value with one fault in every place: a wrong type, a text too long, a path for an id, a key too many or too few. */
export function bentOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return [LONG, {}, ...inEach(list, (place, bent) => list.with(place, bent))];
  }
  if (typeof value === 'object' && value !== null) return [LONG, ...bentObjects(value)];
  if (typeof value === 'string')
    return [{}, [value], LONG, 0, ...(IDS.test(value) ? ['../../etc/passwd'] : [])];
  // Null stands for something that need not be said, such as a list.
  if (value === null) return [{}, LONG];
  return [{}, [], LONG, ...(typeof value === 'number' ? [NaN, String(value)] : [])];
}

function bentObjects(value: object): readonly unknown[] {
  const fields = Object.entries(value);
  return [
    { ...value, extra: 1 },
    { ...value, toString: 'x' },
    ...inEach(
      fields.map(([, field]: readonly [string, unknown]) => field),
      (place, bent) => ({ ...value, [fields[place]?.[0] ?? '']: bent }),
    ),
  ];
}

function inEach(
  values: readonly unknown[],
  put: (place: number, bent: unknown) => unknown,
): readonly unknown[] {
  return values.flatMap((value, place) => bentOf(value).map((bent) => put(place, bent)));
}
