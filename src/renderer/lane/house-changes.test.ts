import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { connected } from './testing/connected.testing.ts';
import { FakeMain } from './testing/fake-main.testing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a new party finds the language and the colours of the house, and nothing is asked where it has them', async () => {
  setActivePinia(createPinia());
  const main = new FakeMain({ language: 'ko', theme: 'day', houseLanguage: 'de', houseTheme: 'contrast' });
  const { house, houseChanges, staff } = await connected(main);
  await houseChanges.newParty();
  expect(house.settings).toMatchObject({ language: 'de', theme: 'contrast' });
  main.pin = '2468';
  await houseChanges.newParty();
  expect(staff.pinQuestion).toBeNull();
});
