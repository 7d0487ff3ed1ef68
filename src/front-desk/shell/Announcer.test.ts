import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import type { DeskLaneState, DeskState } from '../../house-contract/front-desk.ts';
import { useHouse } from '../house/house.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { usePreferences } from '../session/preferences.ts';
import Announcer from './Announcer.vue';

/** The notes of the bell, in hertz. */
const CALL = [1_319, 1_047];
const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 };
let started: number[] = [];

/** The browser's audio, of which only what sounds is kept. */
class Audio {
  readonly currentTime = 0;
  readonly destination = {};
  readonly suspend = (): Promise<void> => Promise.resolve();
  readonly resume = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();
  createGain(): object {
    return { gain: param, connect: (into: object) => into, disconnect: () => undefined };
  }
  createOscillator(): object {
    const frequency = { value: 0 };
    const start = (): void => void started.push(frequency.value);
    return { frequency, start, stop: () => undefined, connect: (into: object) => into };
  }
}

const helpAt = (lane: number, helpSince: string | null): DeskLaneState => ({
  ...{ origin: String(lane).padStart(24, '0'), lane, state: null, offlineSince: null, catchingUp: false },
  ...{ helpSince, doubled: false, goesOn: false, forks: 0, aside: 0 },
});

let state: DeskState;
let page: VueWrapper;
beforeEach(() => {
  started = [];
  localStorage.clear();
  vi.stubGlobal('AudioContext', Audio);
  state = { house: 'Test Bowl', lanes: [], orders: [], moves: [], waiting: [] };
  const pinia = createPinia();
  setActivePinia(pinia);
  const ask: typeof fetch = () => Promise.resolve(new Response(JSON.stringify(state)));
  page = mount(Announcer, { global: { plugins: [pinia], provide: { [SERVICE]: new Service(ask) } } });
});
afterEach(() => {
  page.unmount();
  useHouse().end();
  vi.unstubAllGlobals();
});

async function shows(...lanes: readonly DeskLaneState[]): Promise<void> {
  state = { ...state, lanes: lanes.map((one) => ({ ...one, game: null })) };
  await useHouse().load();
  await nextTick();
}

test('a call for help rings once, is said, and the tab says how many wait', async () => {
  await shows(helpAt(3, '2026-11-29T20:00:00Z'), helpAt(4, null));
  expect(page.text()).toBe('Lane 3 asks for help.');
  expect(document.title).toBe('(1) Front desk');
  expect(started).toEqual(CALL);
  await shows(helpAt(3, '2026-11-29T20:00:00Z'), helpAt(4, '2026-11-29T20:01:00Z'));
  expect([document.title, started.length]).toEqual(['(2) Front desk', 2 * CALL.length]);
  await shows(helpAt(3, null), helpAt(4, null));
  expect([document.title, started.length]).toEqual(['Front desk', 2 * CALL.length]);
});

test('a call is silent where this browser’s sound is off, and stays so', async () => {
  usePreferences().bell = false;
  await shows(helpAt(3, '2026-11-29T20:00:00Z'));
  expect([document.title, started]).toEqual(['(1) Front desk', []]);
  expect(localStorage.getItem('headpin-bell')).toBe('off');
});
