import { err, ok, type Result } from '../line/result.ts';
import type { CodePart } from './refusal.ts';

/** A value, or null: then this part of the code is wrong. */
export function need<T>(value: T | null, part: CodePart): Result<T, CodePart> {
  return value === null ? err(part) : ok(value);
}

/** All of these values, or the first part that is wrong. */
export function together<T extends object>(parts: {
  readonly [K in keyof T]: Result<T[K], CodePart>;
}): Result<T, CodePart> {
  const all: Partial<T> = {};
  for (const name of Object.keys(parts) as (keyof T)[]) {
    const part = parts[name];
    if (!part.ok) return part;
    all[name] = part.value;
  }
  return ok(all as T);
}

/** The next step with what the one before gave. */
export function andThen<T, U>(
  part: Result<T, CodePart>,
  next: (value: T) => Result<U, CodePart>,
): Result<U, CodePart> {
  return part.ok ? next(part.value) : part;
}
