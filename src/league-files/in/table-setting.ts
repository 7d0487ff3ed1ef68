import type { BowlerGroup } from '../../core/league/bowler-group.ts';
import type { TableRow } from '../../core/league/handicap-table.ts';
import { agesAsSigns, agesOf } from './ages.ts';
import { folded } from './columns.ts';
import { genderCalled } from './group.ts';
import { figure, type Setting } from './setting.ts';

/** A setting that gives a group extra pins has one of these words. */
const HANDICAP = ['handicap', 'hcp', 'hdcp', '핸디캡', '핸디'];

/** Words for everybody, the group of a row without gender and ages. */
const EVERYBODY = ['everybody', 'all', 'todos', '모두', '전체', 'alle'];

/** Words between handicap and group that say nothing. */
const FILLERS = ['de', 'para', 'for', 'fur', 'von', 'mit'];

/**
 * A row of the handicap table as a setting names it: `Handicap women`, `Hcp 60-64`, `Handicap Damen Ü50`, `여자 핸디캡`.
 * Returns it after its own name; null for any other setting.
 */
export function tableRowCalled(called: string): readonly [name: string, setting: Setting] | null {
  const words = wordsOf(called);
  const at = words.findIndex((word) => HANDICAP.includes(folded(word)));
  const group = at === -1 ? null : groupCalled(words.toSpliced(at, 1));
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
  const group = [...(gender === undefined ? [] : [gender]), ...years];
  return ['handicap', ...(group.length === 0 ? ['everybody'] : group)].join(' ');
}

/** Words, with the signs of an age beside its figures. Korean may write none of the spaces. */
function wordsOf(called: string): readonly string[] {
  return agesAsSigns(called.replace(/핸디캡?/gu, ' $& '))
    .replace(/(?<=\p{L})-(?=\p{L})|[()]|(?<=\p{Script=Hangul})(?=\d)/gu, ' ')
    .trim()
    .split(/[\s.,:]+/u);
}

function groupCalled(words: readonly string[]): BowlerGroup | null {
  const said = words.filter((word) => !FILLERS.includes(folded(word)));
  if (said.length === 1 && EVERYBODY.includes(folded(said[0] ?? ''))) return {};
  let group: BowlerGroup = {};
  for (const word of said) {
    // In Spanish an M may be a woman, and 90 may be a percentage.
    const isUnclear = /^(?:m|\d+)$/u.test(word);
    const [gender, ages] = isUnclear ? [null, null] : [genderCalled(word), agesOf(word)];
    const isNew = gender === null ? group.ages === undefined : group.gender === undefined;
    if (!isNew || (gender === null && ages === null)) return null;
    group = { ...group, ...(gender === null ? {} : { gender }), ...(ages === null ? {} : { ages }) };
  }
  return said.length === 0 ? null : group;
}
