import { expect, test } from 'vitest';
import { COLUMNS, HEADER_WORDS, TABLES, isHeaderOf } from './columns.ts';
import { SETTING_NAMES, SETTING_WORDS } from './setting-table.ts';
import { USUAL_SETTINGS, settingsOf } from './settings.ts';
import { inRow, type FaultFacts } from '../fault.ts';

test.each(TABLES)('no header means two columns of a %s', (table) => {
  for (const word of HEADER_WORDS)
    expect(COLUMNS[table].filter((column) => isHeaderOf(column, word)).length, word).toBeLessThan(2);
});

test('every setting is called by its own name, and an empty one is a fault or none', () => {
  for (const setting of SETTING_NAMES) {
    const faults: FaultFacts[] = [];
    const settings = settingsOf([{ setting, value: '', spot: inRow('terms.csv', 2) }], (_spot, facts) => {
      faults.push(facts);
    });
    expect(faults.map(({ code }) => code)).not.toContain('setting-unknown');
    if (faults.length === 0) expect(settings).toEqual(USUAL_SETTINGS);
  }
});

test('no word means two settings', () => {
  expect(SETTING_WORDS.filter((word, index) => SETTING_WORDS.indexOf(word) !== index)).toEqual([]);
});
