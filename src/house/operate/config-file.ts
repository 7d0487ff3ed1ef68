import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));

/** Reads a JSON file of settings. Throws with the place of the first fault. */
export function readConfigFile<T>(shape: v.GenericSchema<T>, file: string): T {
  const parsed = v.safeParse(shape, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`);
}
