import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { EXCITERS_TEXT } from '../../text/board/exciters.ts';
import type { Mark } from '../../core/line/marks.ts';
import type { Feat } from './exciter.ts';
import Exciter from './Exciter.vue';

const row = (count: number): readonly Mark[] => Array.from({ length: count }, () => ({ kind: 'strike' }));

function boxes(feat: Feat, whole = false): readonly string[] {
  const exciter = { player: 1, name: 'PJS', frame: 4, feat } as const;
  const props = { exciter, text: EXCITERS_TEXT.en, whole };
  return mount(Exciter, { props })
    .findAll('i')
    .map((box) => box.text());
}

test('a row of strikes has a box for each, including the fourth and the eleventh', () => {
  for (let strikes = 1; strikes <= 11; strikes += 1)
    expect(boxes({ kind: 'strikes', row: row(strikes) })).toHaveLength(strikes);
});

test('a perfect game shows all twelve strikes, on a whole board and in a band', () => {
  for (const whole of [true, false])
    expect(boxes({ kind: 'perfect', score: 300, row: row(12) }, whole)).toHaveLength(12);
});

test('a strike that left a pin is celebrated with the figure that fell', () => {
  const nine: Mark = { kind: 'strike', fell: 9 };
  expect(boxes({ kind: 'strikes', row: [...row(1), nine] })).toEqual(['X', '9']);
});
