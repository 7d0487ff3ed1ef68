import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { h, shallowReactive } from 'vue';
import type { Mark } from '../core/line/marks.ts';
import MarkBox from './MarkBox.vue';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Light {
  mark: Mark | null;
  next: boolean;
  held: boolean;
}

/** The box of the next ball, and what a test may change about it. */
function nextBox(): { readonly wrapper: VueWrapper; readonly shown: Light } {
  const shown = shallowReactive<Light>({ mark: null, next: true, held: false });
  return { shown, wrapper: mount({ render: () => h(MarkBox, shown) }) };
}

/** Its light every tenth of a second: shining, dim or not there. */
async function lightOf(wrapper: VueWrapper, tenths: number): Promise<string> {
  let seen = '';
  for (let tenth = 0; tenth < tenths; tenth += 1) {
    await vi.advanceTimersByTimeAsync(tenth === 0 ? 0 : 100);
    const light = wrapper.find('.light');
    if (!light.exists()) seen += '-';
    else seen += light.classes('dim') ? 'd' : 'L';
  }
  return seen;
}

it('the box of the next ball shines and dims in turn, 0.7 times a second', async () => {
  expect(await lightOf(nextBox().wrapper, 28)).toBe('LLLLLLLLLdddddLLLLLLLLLddddd');
});

it('the box of the next ball only shines where nothing may move', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  );
  expect(await lightOf(nextBox().wrapper, 28)).toBe('L'.repeat(28));
});

it('a box has no light while another frame is corrected, and no timer once its ball is there', async () => {
  const { wrapper, shown } = nextBox();
  shown.held = true;
  expect([await lightOf(wrapper, 1), vi.getTimerCount()]).toEqual(['-', 0]);
  shown.held = false;
  expect([await lightOf(wrapper, 1), vi.getTimerCount()]).toEqual(['L', 1]);
  Object.assign(shown, { mark: { kind: 'strike' }, next: false });
  expect([await lightOf(wrapper, 1), vi.getTimerCount()]).toEqual(['-', 0]);
});
