import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Rules } from '../line/rules.ts';
import { tableOf, type Table } from '../line/table.ts';

/** A kind of bowling (decision 11). Nobody compares its id. */
export interface Format<Id extends string = string> {
  readonly id: Id;
  /** How a request names the option that each player chooses; null where there is nothing to choose. */
  readonly optionName: string | null;
  /** The tables that a player's line can follow, the usual one first: one for each option, or the one there is. */
  readonly tables: readonly [Table, ...Table[]];
}

/** A format in which all players follow the same rules. */
export function plainFormat<const Id extends string>(id: Id, table: Table): Format<Id> {
  return { id, optionName: null, tables: [table] };
}

/** A format in which a player's option, the usual one first, decides on the rules. */
export function formatWithOptions<const Id extends string, const Option extends number>(
  id: Id,
  optionName: string,
  [usual, ...others]: readonly [Option, ...Option[]],
  rulesOf: (option: Option) => Rules,
): Format<Id> {
  const table = (option: Option): Table => tableOf(rulesOf(option), option);
  return { id, optionName, tables: [table(usual), ...others.map(table)] };
}

/** What a player can choose, the usual option first; nothing in a format without options. */
export function optionsOf({ tables }: Format): readonly number[] {
  return tables.flatMap(({ option }) => option ?? []);
}

/** The table of a player who chose this option, or none. Refuses with `no-such-option` what is not offered. */
export function tableFor(format: Format, option: number | undefined): Result<Table, Refusal> {
  if (option === undefined) return ok(format.tables[0]);
  const table = format.tables.find((offered) => offered.option === option);
  return table === undefined
    ? err({ code: 'no-such-option', option, options: optionsOf(format) })
    : ok(table);
}
