import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { h } from 'vue';
import { tallyOf } from '../../../core/statistics/counts.ts';
import { leaveSet, type LeaveCount } from '../../../core/statistics/leaves.ts';
import { PIN_NUMBERS } from '../../../core/line/leave.ts';
import { textFor } from '../../../text/index.ts';
import { MEASURES } from '../measures.ts';
import LeavesTable from './LeavesTable.vue';

const { caption, tableHeads, row } = MEASURES.normal;

/** The table with room for so many rows. */
function table(leaves: readonly LeaveCount[], rows: number): { title: string; rows: readonly string[][] } {
  const props = {
    counts: { ...tallyOf(() => 0), leaves },
    height: caption + tableHeads + rows * row,
    text: textFor('en'),
  };
  const drawn = mount({ render: () => h(LeavesTable, props) });
  return {
    title: drawn.get('caption').text(),
    rows: drawn.findAll('tbody tr').map((line) => line.findAll('td').map((cell) => cell.text())),
  };
}

const LEAVES: readonly LeaveCount[] = [
  [leaveSet([10], false), 4, 3],
  [leaveSet([7, 10], true), 2, 0],
  [leaveSet(PIN_NUMBERS, false), 1, 1],
];

test('leaves stand in the order of how often they were left, with what was made; a split says so', () => {
  expect(table(LEAVES, 5)).toEqual({
    title: 'Left after the first ball',
    rows: [
      ['10', '4', '3', ''],
      ['7-10', '2', '0', 'Split'],
      ['1–10', '1', '1', ''],
    ],
  });
});

test('where there is no room for all of them the title says how many there are', () => {
  const { title, rows } = table(LEAVES, 2);
  expect(title).toBe('Left after the first ball, the 2 most frequent');
  expect(rows.map(([pins]) => pins)).toEqual(['10', '7-10']);
});
