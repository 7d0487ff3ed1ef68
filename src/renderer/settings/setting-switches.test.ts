import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Component } from 'vue';
import type { Settings } from '../../contract/contract.ts';
import { connected } from '../lane/testing/connected.testing.ts';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';
import HouseSection from './HouseSection.vue';
import PrintingSection from './PrintingSection.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A section of the settings: its buttons by their names, and what is kept. */
async function shown(section: Component, settings: Partial<Settings>) {
  const main = new FakeMain(settings);
  await connected(main);
  const page = mount(section);
  const button = (name: string) => page.findAll('button').find((one) => one.text() === name);
  const press = async (name: string): Promise<void> => {
    await button(name)?.trigger('click', { detail: 0 });
    await flushPromises();
  };
  return { main, press, isOn: (name: string) => button(name)?.attributes('aria-pressed') };
}

it('a press adds a format to what the set-up offers, or takes it away', async () => {
  const { main, press, isOn } = await shown(HouseSection, { formats: ['ten-pin', 'no-tap'] });
  expect([isOn('No-tap'), isOn('Candlepin')]).toEqual(['true', 'false']);
  await press('Candlepin');
  expect(main.settings.formats).toEqual(['ten-pin', 'no-tap', 'candlepin']);
  await press('No-tap');
  expect(main.settings.formats).toEqual(['ten-pin', 'candlepin']);
});

it('a press adds a sheet to what is printed by itself, or takes it away; the last one stays', async () => {
  const printing = { printsAt: 'game', prints: ['recap', 'card'] } as const;
  const { main, press, isOn } = await shown(PrintingSection, printing);
  expect(isOn('Guest cards')).toBe('true');
  await press('Guest cards');
  expect(main.settings.prints).toEqual(['recap']);
  await press('Match recap');
  expect(main.settings.prints).toEqual(['recap']);
  await press('Game sheet');
  expect(main.settings.prints).toEqual(['game', 'recap']);
});
