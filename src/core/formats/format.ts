import { withLinks } from '../line/links.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Rules } from '../line/rules.ts';
import { tableOf, type Table } from '../line/table.ts';

/** A kind of bowling (decision 11). Nobody compares its id. */
export interface Format<Id extends string = string> {
  readonly id: Id;
  /** The name of the players' choice in a request; null in a format without options. */
  readonly optionName: string | null;
  /** How bowlers share a line; null where everybody bowls their own. */
  readonly sharing: Sharing | null;
  /** The ways in which a player's line can be bowled, the usual one first: one for each option, or the one there is. */
  readonly ways: readonly [Way, ...Way[]];
}

/** The bowlers of one line take turns: a frame each (Baker) or a ball each (Scotch doubles). */
export interface Sharing {
  readonly turns: 'frame' | 'ball';
  /** The fewest and the most bowlers of a line. */
  readonly least: number;
  readonly most: number;
}

/** A format in which several bowlers share each line. */
export interface SharedFormat<Id extends string = string> extends Format<Id> {
  readonly sharing: Sharing;
}

/** The rules of one option. */
export interface Way {
  readonly option: number | null;
  readonly rules: Rules;
  /** Built when it is first asked for: most evenings need one of them, and each costs a start 3 ms and 2 MB. */
  readonly table: () => Table;
}

function wayOf(rules: Rules, option: number | null): Way {
  let table: Table | null = null;
  return withLinks({ option, rules }, { table: () => (table ??= tableOf(rules, option)) });
}

/** A format in which all players follow the same rules. */
export function plainFormat<const Id extends string>(id: Id, rules: Rules): Format<Id> {
  return { id, optionName: null, sharing: null, ways: [wayOf(rules, null)] };
}

export function sharedFormat<const Id extends string>(
  id: Id,
  rules: Rules,
  sharing: Sharing,
): SharedFormat<Id> {
  return { ...plainFormat(id, rules), sharing };
}

/** A format in which a player's option, the usual one first, decides on the rules. */
export function formatWithOptions<const Id extends string, const Option extends number>(
  id: Id,
  optionName: string,
  [usual, ...others]: readonly [Option, ...Option[]],
  rulesOf: (option: Option) => Rules,
): Format<Id> {
  const way = (option: Option): Way => wayOf(rulesOf(option), option);
  return { id, optionName, sharing: null, ways: [way(usual), ...others.map(way)] };
}

/** The options of a format, the usual one first; empty in a format without options. */
export function optionsOf({ ways }: Format): readonly number[] {
  return ways.flatMap(({ option }) => option ?? []);
}

/** The table of a player who chose nothing. */
export function usualTable({ ways }: Format): Table {
  return ways[0].table();
}

/** The table of a player who chose this option, or none. Refuses with `no-such-option` what is not offered. */
export function tableFor(format: Format, option: number | undefined): Result<Table, Refusal> {
  if (option === undefined) return ok(usualTable(format));
  const way = format.ways.find((offered) => offered.option === option);
  return way === undefined
    ? err({ code: 'no-such-option', option, options: optionsOf(format) })
    : ok(way.table());
}
