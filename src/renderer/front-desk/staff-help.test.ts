import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../App.vue';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('F2 asks the staff while a name is typed, too, and the name stays', async () => {
  const main = new FakeMain();
  main.houseState = {
    link: { kind: 'connected', toDeliver: 0, behind: 0 },
    house: { name: 'Test Bowl', address: 'http://localhost:8300', fingerprint: null },
    answeredAt: null,
  };
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  const field = await vi.waitFor(() => page.get<HTMLInputElement>('main.setup input'));
  await field.setValue('AN');
  field.element.dispatchEvent(new KeyboardEvent('keydown', { code: 'F2', key: 'F2', bubbles: true }));
  await flushPromises();
  expect(main.frontDesk.help.left).toMatchObject({ state: 'asked' });
  expect(page.get('button.staff').text()).toBe('Asked');
  expect(field.element.value).toBe('AN');
});
