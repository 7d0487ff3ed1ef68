import { optionsOf, tableFor, type Format, usualTable } from '../../core/formats/format.ts';
import { FORMAT_IDS, USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Table } from '../../core/line/table.ts';
import type { SharedLine } from '../../core/players/shared-line.ts';
import { badRequest, type BatchError } from './error.ts';
import { requestedTeam } from './requested-team.ts';

/** The formats that a request may name. */
const FORMATS: readonly Format[] = FORMAT_IDS.map((id) => formatOf(id));

/** The table of a request that names no format. */
export const USUAL_TABLE: Table = usualTable(formatOf(USUAL_FORMAT));

/** A request's table, the bowlers who share its line, and its keys but for those that chose it. */
export interface ChosenTable {
  readonly table: Table;
  readonly team: SharedLine | null;
  readonly rest: unknown;
}

/**
 * Reads `format` and, under the name that the format gives it, the option. Refuses with `bad-request` an unknown format
 * and an option that it does not offer, or as `requestedTeam` does.
 */
export function chosenTable(json: unknown): Result<ChosenTable, BatchError> {
  if (typeof json !== 'object' || json === null || !('format' in json))
    return ok({ table: USUAL_TABLE, team: null, rest: json });
  const { format: id, ...others } = json;
  const format = FORMATS.find((one) => one.id === id);
  if (format === undefined) {
    const known = FORMATS.map((one) => one.id);
    return err(badRequest({ kind: 'unknown-format', known }));
  }
  const { option, rest } = optionIn(others, format.optionName);
  const table = tableFor(format, option);
  if (!table.ok) return err(badRequest({ kind: 'no-such-option', options: optionsOf(format) }));
  const shared = requestedTeam(format.sharing, rest);
  return shared.ok ? ok({ table: table.value, ...shared.value }) : shared;
}

/** The option under this name; undefined: none. What is not a number is not an option either. */
function optionIn(
  json: Readonly<Record<string, unknown>>,
  name: string | null,
): { readonly option: number | undefined; readonly rest: Readonly<Record<string, unknown>> } {
  if (name === null || !Object.hasOwn(json, name)) return { option: undefined, rest: json };
  const { [name]: option, ...rest } = json;
  return { option: typeof option === 'number' ? option : NaN, rest };
}
