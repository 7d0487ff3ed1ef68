import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '../../../core/line/result.ts';
import { connect } from '../../lane/connection.ts';
import { useMessages } from '../../lane/messages.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import PressButton from '../../press/PressButton.vue';
import FrontDeskSection from './FrontDeskSection.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const FINGERPRINT = '3F2A 91BC 07DE 55A1';

async function shown(main: FakeMain): Promise<VueWrapper> {
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const section = mount(FrontDeskSection);
  await flushPromises();
  return section;
}

async function press(section: VueWrapper, label: string): Promise<void> {
  section
    .findAllComponents(PressButton)
    .find((button) => button.text() === label)
    ?.vm.$emit('press');
  await flushPromises();
}

describe('a lane without a front desk', () => {
  test('says that it works alone, and pairs once staff have compared the fingerprint', async () => {
    const main = new FakeMain();
    main.foundHouse = ok({ address: 'https://desk.lan:8300', fingerprint: FINGERPRINT });
    const section = await shown(main);
    expect(section.text()).toContain('This lane works alone.');
    await section.get('input').setValue('desk.lan');
    await press(section, 'Look for it');
    expect(section.text()).toContain(FINGERPRINT);
    expect(section.text()).toContain('Compare it with the one at the desk.');
    await section.get('input').setValue('4f7k92qx');
    await press(section, 'Pair');
    expect(main.paired).toEqual([
      { address: 'https://desk.lan:8300', code: '4F7K-92QX', fingerprint: FINGERPRINT },
    ]);
    expect(section.text()).toContain('Test Bowl');
    expect(section.text()).toContain('Connecting…');
  });

  test('says why nobody was found, and keeps what was typed', async () => {
    const section = await shown(new FakeMain());
    await section.get('input').setValue('desk.lan');
    await press(section, 'Look for it');
    expect(useMessages().message).toContain('Nobody answers at this address.');
    expect(section.get('input').element.value).toBe('desk.lan');
  });

  test('sends no code that cannot be one', async () => {
    const main = new FakeMain();
    main.foundHouse = ok({ address: 'https://desk.lan:8300', fingerprint: FINGERPRINT });
    const section = await shown(main);
    await section.get('input').setValue('desk.lan');
    await press(section, 'Look for it');
    await section.get('input').setValue('4f7k');
    await press(section, 'Pair');
    expect(main.paired).toEqual([]);
  });
});

describe('a paired lane', () => {
  const house = {
    name: 'Test Bowl',
    address: 'https://desk.lan:8300',
    fingerprint: FINGERPRINT,
    opensBy: 'anyone',
  } as const;

  test('says since when the desk is gone, why, and that nothing is lost', async () => {
    const main = new FakeMain();
    const since = new Date(2026, 10, 21, 19, 36).toISOString();
    main.houseState = {
      link: { kind: 'offline', since, toDeliver: 3, behind: 0, trouble: 'revoked' },
      ...{ house, answeredAt: since },
    };
    const section = await shown(main);
    expect(section.text()).toContain('19:36:00, 3 games to deliver. The lane scores on, nothing is lost.');
    expect(section.text()).toContain('Pair it again with a new code.');
    expect(section.text()).toContain(FINGERPRINT);
  });

  test('says that the desk has balls that this lane lost', async () => {
    const main = new FakeMain();
    const link = { kind: 'connected', toDeliver: 0, behind: 1 } as const;
    main.houseState = { link, house, answeredAt: null };
    const section = await shown(main);
    expect(section.text()).toContain('The desk has later balls of 1 game than this lane');
  });

  test('is unpaired at the second press', async () => {
    const main = new FakeMain();
    const link = { kind: 'connected', toDeliver: 0, behind: 0 } as const;
    main.houseState = { link, house, answeredAt: null };
    const section = await shown(main);
    await press(section, 'Unpair');
    expect(section.text()).toContain('Test Bowl');
    await press(section, 'This lane then works alone: press again');
    expect(section.text()).toContain('This lane works alone.');
  });
});
