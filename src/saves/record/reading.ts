import * as v from 'valibot';
import { damaged, type Reading } from './sealed-text.ts';

/** Validates content, then maps it by `valueOf`. Stops at the first fault: a million would fill the memory. */
export function readAs<S extends v.GenericSchema>(schema: S, content: unknown): Reading<v.InferOutput<S>>;
export function readAs<S extends v.GenericSchema, T>(
  schema: S,
  content: unknown,
  valueOf: (output: v.InferOutput<S>) => T,
): Reading<T>;
export function readAs<S extends v.GenericSchema, T>(
  schema: S,
  content: unknown,
  valueOf?: (output: v.InferOutput<S>) => T,
): Reading<v.InferOutput<S> | T> {
  const parsed = v.safeParse(schema, content, { abortEarly: true });
  if (!parsed.success) return damaged('content');
  return { kind: 'read', value: valueOf === undefined ? parsed.output : valueOf(parsed.output) };
}

/** A list whose length is checked before its first item. */
export function listOf<S extends v.GenericSchema>(
  item: S,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(item),
    v.minLength(least),
    v.maxLength(most),
  );
}
