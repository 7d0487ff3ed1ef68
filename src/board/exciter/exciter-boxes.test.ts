// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { EXCITERS_TEXT } from '../../text/exciters.ts';
import type { Feat } from './exciter.ts';
import Exciter from './Exciter.vue';

function boxes(feat: Feat, whole = false): number {
  const exciter = { player: 1, name: 'PJS', frame: 4, feat } as const;
  const props = { exciter, text: EXCITERS_TEXT.en, whole };
  return mount(Exciter, { props }).findAll('i').length;
}

test('a row of strikes has a box for each, including the fourth and the eleventh', () => {
  for (let strikes = 1; strikes <= 11; strikes += 1)
    expect(boxes({ kind: 'strikes', strikes })).toBe(strikes);
});

test('a perfect game shows all twelve strikes, on a whole board and in a band', () => {
  for (const whole of [true, false]) expect(boxes({ kind: 'perfect', score: 300 }, whole)).toBe(12);
});
