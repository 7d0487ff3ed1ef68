import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { h } from 'vue';
import type { MarkStyle } from '../contract/contract.ts';
import type { Mark } from '../core/line/marks.ts';
import MarkBox from './MarkBox.vue';

const NINE_FELL: Mark = { kind: 'strike', fell: 9 };

function box(mark: Mark, markStyle: MarkStyle): VueWrapper {
  return mount({ render: () => h(MarkBox, { mark, markStyle }) });
}

test('a strike of nine is a full box with a 9 where X stands', () => {
  expect([box(NINE_FELL, 'filled').classes('strike'), box(NINE_FELL, 'filled').text()]).toEqual([true, '9']);
  expect([
    box({ kind: 'strike' }, 'filled').classes('strike'),
    box({ kind: 'strike' }, 'filled').text(),
  ]).toEqual([true, 'X']);
});

test('in letters a double box tells it from nine pins that are no strike', () => {
  const doubled = (mark: Mark): boolean => box(mark, 'letters').find('.doubled').exists();
  expect(doubled(NINE_FELL)).toBe(true);
  expect(box(NINE_FELL, 'letters').text()).toBe('9');
  expect(doubled({ kind: 'count', pins: 9, split: false })).toBe(false);
  expect(doubled({ kind: 'strike' })).toBe(false);
});

test('a strike that nobody bowled is a full box inside a frame, and in letters in a double box', () => {
  const given: Mark = { kind: 'strike', given: true };
  expect(box(given, 'filled').find('.mark').classes('given')).toBe(true);
  expect(box({ kind: 'strike' }, 'filled').find('.mark').classes('given')).toBe(false);
  expect(box(given, 'letters').find('.doubled').text()).toBe('X');
});

test('a miss that is a strike or a spare is its fill with a dash, and in letters a dash in a double box', () => {
  expect(box({ kind: 'strike', fell: 0 }, 'filled').text()).toBe('–');
  expect(box({ kind: 'spare', fell: 0 }, 'filled').find('svg').exists()).toBe(true);
  expect(box({ kind: 'spare', fell: 0 }, 'letters').find('.doubled').text()).toBe('–');
});

test('a foul whose pins count has its F beside what it counts, on a full box too and in letters', () => {
  const drawn = (mark: Mark, style: MarkStyle): readonly [string, string] => {
    const drawnBox = box(mark, style);
    return [drawnBox.classes().join(' '), drawnBox.text()];
  };
  expect(drawn({ kind: 'strike', foul: true }, 'filled')).toEqual(['box strike', 'XF']);
  expect(drawn({ kind: 'spare', foul: true }, 'filled')).toEqual(['box spare', 'F']);
  expect(drawn({ kind: 'spare', foul: true }, 'letters')).toEqual(['box letter', '/F']);
  expect(drawn({ kind: 'count', pins: 13, split: false, foul: true }, 'filled')).toEqual([
    'box count',
    '13F',
  ]);
  expect(drawn({ kind: 'miss', foul: true }, 'letters')).toEqual(['box miss', '–F']);
});

test('a number of two digits is smaller, also where it was a foul', () => {
  const two = (mark: Mark): boolean => box(mark, 'filled').find('.two').exists();
  expect(two({ kind: 'count', pins: 13, split: false, foul: true })).toBe(true);
  expect(two({ kind: 'count', pins: 5, split: false, foul: true })).toBe(false);
});
