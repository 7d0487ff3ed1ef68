import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../src/core/line/result.ts';
import { planted, type Planted } from './patch.ts';

export interface PlantedOptions {
  readonly faults: readonly Planted[];
  /** Whether all of `npm test` looks for a fault that its finders miss. */
  readonly all: boolean;
}

/** The options of `npm run mutation -- planted`, or a sentence about the first wrong one. */
export function plantedOptions(args: readonly string[]): Result<PlantedOptions, string> {
  let read;
  try {
    read = parseArgs({
      args: [...args],
      options: { only: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (fault) {
    return err(fault instanceof Error ? fault.message : String(fault));
  }
  const { values, positionals: names } = read;
  const unknown = names.find((name) => planted.every(({ id }) => id !== name));
  if (unknown !== undefined)
    return err(`No fault is called ${unknown}: ${planted.map(({ id }) => id).join(', ')}.`);
  if (values.only !== names.length > 0) return err('--only takes the names of faults.');
  const faults = planted.filter(({ id }) => !values.only || names.includes(id));
  return ok({ faults, all: values.all });
}
