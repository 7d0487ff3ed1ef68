import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Halves, HelpAsked } from '../../contract/contract.ts';
import App from '../App.vue';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A lane of a house. */
async function laneOf(help: Halves<HelpAsked | null> = { left: null, right: null }): Promise<{
  readonly main: FakeMain;
  readonly page: VueWrapper;
}> {
  const main = new FakeMain();
  main.houseState = {
    link: { kind: 'connected', toDeliver: 0, behind: 0 },
    house: { name: 'Test Bowl', address: 'http://localhost:8300', fingerprint: null, opensBy: 'anyone' },
    answeredAt: null,
  };
  main.frontDesk = { ...main.frontDesk, help };
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  return { main, page };
}

test('F2 asks the staff while a name is typed, too, and the name stays', async () => {
  const { main, page } = await laneOf();
  const field = await vi.waitFor(() => page.get<HTMLInputElement>('main.setup input'));
  await field.setValue('AN');
  field.element.dispatchEvent(new KeyboardEvent('keydown', { code: 'F2', key: 'F2', bubbles: true }));
  await flushPromises();
  expect(main.frontDesk.help.left).toMatchObject({ state: 'asked' });
  expect(page.get('button.staff').text()).toBe('Asked');
  expect(field.element.value).toBe('AN');
});

test('F2 is heard again while somebody is said to come', async () => {
  const { main, page } = await laneOf({
    left: { state: 'coming', at: '2026-11-29T20:00:00.000Z' },
    right: null,
  });
  await vi.waitFor(() => page.get('main.setup input'));
  expect(page.get('button.staff').text()).toBe('Coming');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'F2', key: 'F2', bubbles: true }));
  await flushPromises();
  expect(main.frontDesk.help.left).toMatchObject({ state: 'asked' });
});
