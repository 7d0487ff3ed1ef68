import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../lane/connection.ts';
import { bowled, FakeMain } from '../lane/testing/fake-main.testing.ts';
import PressButton from '../press/PressButton.vue';
import UpdateSection from './UpdateSection.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function shown(main: FakeMain): Promise<VueWrapper> {
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const setting = mount(UpdateSection);
  await flushPromises();
  return setting;
}

/** Two presses of a real finger would be too close together. */
async function press(setting: VueWrapper): Promise<void> {
  setting.getComponent(PressButton).vm.$emit('press');
  await flushPromises();
}

describe('the staff screen', () => {
  test('says nothing of updates while no other version is installed', async () => {
    const setting = await shown(new FakeMain());
    expect(setting.text()).toBe('');
  });

  test('names a version that is installed during a game, and starts it at the second press', async () => {
    const main = bowled(['PJS'], 'X');
    main.installed = { version: '0.2.0', hasFailed: false };
    const setting = await shown(main);
    expect(setting.text()).toContain('Headpin 0.2.0 is installed');
    expect(setting.text()).toContain('It starts when this game ends.');
    await press(setting);
    expect(main.updateStarted).toBe(false);
    await press(setting);
    expect(main.updateStarted).toBe(true);
    expect(setting.text()).toContain('Starting…');
  });

  test('says that it starts by itself when nobody bowls', async () => {
    const main = new FakeMain();
    main.installed = { version: '0.2.0', hasFailed: false };
    const setting = await shown(main);
    expect(setting.text()).toContain('when nobody has touched the screen');
  });

  test('says that the version before runs because this one showed no board, and starts it at staff’s word', async () => {
    const main = new FakeMain();
    main.installed = { version: '0.2.0', hasFailed: true };
    const setting = await shown(main);
    expect(setting.text()).toContain('showed no board. The version before it runs.');
    await press(setting);
    await press(setting);
    expect(main.updateStarted).toBe(true);
  });

  test('takes the line away when the version was taken back before it was started', async () => {
    const main = new FakeMain();
    main.installed = { version: '0.2.0', hasFailed: false };
    const setting = await shown(main);
    main.installed = null;
    await press(setting);
    await press(setting);
    expect(setting.text()).toBe('');
  });
});
