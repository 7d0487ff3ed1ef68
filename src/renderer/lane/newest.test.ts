import { expect, test } from 'vitest';
import { createNewest, type Newest } from './newest.ts';

function mirrored(): { readonly newest: Newest<number>; readonly shown: number[] } {
  const shown: number[] = [];
  return { newest: createNewest((value) => shown.push(value)), shown };
}

test('an answer is taken when nothing was announced since it was asked for', () => {
  const { newest, shown } = mirrored();
  newest.announced(1);
  newest.asked()(2);
  expect(shown).toEqual([1, 2]);
});

test('an answer is dropped when its own change, or a later one, was announced before it came', () => {
  const { newest, shown } = mirrored();
  const answer = newest.asked();
  newest.announced(1);
  newest.announced(2);
  answer(1);
  expect(shown.at(-1)).toBe(2);
});

test('a notice that comes behind the answer to the same change is taken too', () => {
  const { newest, shown } = mirrored();
  newest.asked()(1);
  newest.announced(1);
  expect(shown).toEqual([1, 1]);
});

test('of two questions each has its own moment', () => {
  const { newest, shown } = mirrored();
  const first = newest.asked();
  newest.announced(1);
  const second = newest.asked();
  first(1);
  second(2);
  expect(shown).toEqual([1, 2]);
});
