import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ref } from 'vue';
import type { FormatId } from '../../../core/formats/formats.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useFormatChoice, type FormatChoice } from './format-choice.ts';

let done: string[];

beforeEach(() => {
  setActivePinia(createPinia());
  done = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function choiceOf(...formats: readonly FormatId[]): Promise<FormatChoice> {
  await connected(new FakeMain({ formats }));
  return useFormatChoice(
    { chooseFormat: (id) => void done.push(id), stepFormat: () => void done.push('stepped') },
    [ref(true)],
    () => void done.push('names'),
  );
}

it('a house with one format asks nothing', async () => {
  const choice = await choiceOf('candlepin');
  expect([choice.choices.value, choice.byKey()]).toEqual([[], null]);
});

it('the key for a format exchanges two of them', async () => {
  const choice = await choiceOf('ten-pin', 'no-tap');
  choice.byKey()?.();
  expect([done, choice.asked.value]).toEqual([['stepped'], false]);
});

it('the key for a format shows three of them, and the one taken leads back to the names', async () => {
  const choice = await choiceOf('ten-pin', 'no-tap', 'candlepin');
  expect(choice.choices.value.map(({ text }) => text)).toEqual(['Ten-pin', 'No-tap', 'Candlepin']);
  choice.byKey()?.();
  expect(choice.asked.value).toBe(true);
  choice.take('candlepin');
  expect([done, choice.asked.value]).toEqual([['candlepin', 'names'], false]);
});

it('the question for a format hides another question', async () => {
  await connected(new FakeMain({ formats: ['ten-pin', 'no-tap', 'duckpin'] }));
  const games = ref(true);
  const line = { chooseFormat: () => undefined, stepFormat: () => undefined };
  useFormatChoice(line, [games], () => undefined).ask();
  expect(games.value).toBe(false);
});
