/** What a rule answers: a value, or a refusal as data. A throw is a bug (decision 4). */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** An answer that worked. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A refusal. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
