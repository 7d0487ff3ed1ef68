import * as v from 'valibot';

/**
 * An object with exactly these entries, all of which may be missing. `v.strictObject` alone also takes a list for
 * one, as no entry is required.
 */
export function partialObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  return v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<Entries, undefined>>>((value) => !Array.isArray(value)),
    v.strictObject(entries),
  );
}
