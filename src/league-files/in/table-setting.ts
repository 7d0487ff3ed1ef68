import type { BowlerGroup } from '../../core/league/bowler-group.ts';
import type { TableRow } from '../../core/league/handicap-table.ts';
import { folded } from './columns.ts';
import { agesOf, genderCalled } from './group.ts';
import { figure, type Setting } from './setting.ts';

/** What the name of a setting begins with that gives a group of bowlers extra pins. */
const HANDICAP = ['handicap', 'hcp', 'hdcp', '핸디캡'];

/**
 * A row of the handicap table as a setting names it: `Handicap women`, `Hcp 60-64`, `Handicap Damen Ü50`. Returns it
 * after its own name; null for any other setting.
 */
export function tableRowCalled(called: string): readonly [name: string, setting: Setting] | null {
  const [first = '', ...words] = wordsOf(called);
  const group = HANDICAP.includes(folded(first)) ? groupCalled(words) : null;
  if (group === null) return null;
  const row = figure([], ({ handicap, ...terms }, pins) => ({
    ...terms,
    handicap: { ...handicap, table: [...(handicap.table ?? []), { ...group, pins }] },
  }));
  return [tableRowName(group), row];
}

/** The name of a row's setting, which `tableRowCalled` finds. */
export function tableRowName({ gender, ages }: Omit<TableRow, 'pins'>): string {
  const years = ages === undefined ? [] : [`${String(ages.least)}-${String(ages.most)}`];
  return ['handicap', ...(gender === undefined ? [] : [gender]), ...years].join(' ');
}

/** Words, with the signs of an age beside its figures. */
function wordsOf(called: string): readonly string[] {
  return called
    .normalize('NFKC')
    .trim()
    .replace(/(\d)\s*[-–]\s*(?=\d)/gu, '$1-')
    .replace(/(\d)\s+(?=\+)/gu, '$1')
    .replace(/(?<=\s)([uü])\s+(?=\d)/giu, '$1')
    .split(/[\s.,:]+/u);
}

function groupCalled(words: readonly string[]): BowlerGroup | null {
  let group: BowlerGroup = {};
  for (const word of words) {
    const [gender, ages] = [genderCalled(word), agesOf(word)];
    const isNew = gender === null ? group.ages === undefined : group.gender === undefined;
    if (!isNew || (gender === null && ages === null)) return null;
    group = { ...group, ...(gender === null ? {} : { gender }), ...(ages === null ? {} : { ages }) };
  }
  return words.length === 0 ? null : group;
}
