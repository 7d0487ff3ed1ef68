import * as v from 'valibot';
import { jsonIn } from '../record/json-text.ts';

/**
 * The parts of a newer program's file that this one knows: each that is there in a form it would have written itself.
 * `key` names the object that has them.
 */
export function knownParts<P extends v.ObjectEntries>(
  bytes: Uint8Array,
  key: string,
  parts: P,
): Partial<v.InferOutput<v.StrictObjectSchema<P, undefined>>> {
  const content = v.safeParse(
    v.looseObject({ [key]: v.looseObject({}) }),
    jsonIn(new TextDecoder().decode(bytes)),
  );
  if (!content.success) return {};
  const given: Readonly<Record<string, unknown>> = content.output[key] ?? {};
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) => {
      const part = Object.hasOwn(given, name) ? v.safeParse(schema, given[name]) : null;
      return part?.success === true ? [[name, part.output]] : [];
    }),
  ) as Partial<v.InferOutput<v.StrictObjectSchema<P, undefined>>>;
}
