import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { defineComponent, h } from 'vue';
import { HALVES, type Half } from '../../../../contract/contract.ts';
import type { FakeMain } from '../../../lane/testing/fake-main.testing.ts';
import { marksOf, pairOf, type PairOnPage } from '../../../lane/testing/pair.testing.ts';
import { useDesk } from '../../desk/desk.ts';
import { useDeskKeys } from '../../keys/desk-keys.ts';
import ConsoleView from '../../ConsoleView.vue';

/** The console of a pair with its keys. */
export interface Console extends PairOnPage {
  readonly page: VueWrapper;
  readonly desk: ReturnType<typeof useDesk>;
  /** Presses a key of the keyboard. */
  readonly key: (code: string, key?: string) => Promise<void>;
  /** Touches the button of a half that begins with these words. */
  readonly touch: (half: Half, words: string) => Promise<void>;
  /** Touches the button with these words. */
  readonly press: (words: string) => Promise<void>;
  readonly touchFrame: (half: Half, frame: number) => Promise<void>;
  /** The half in the ring. */
  readonly ringed: () => string | undefined;
}

export async function consoleOf(left: FakeMain, right: FakeMain): Promise<Console> {
  const pair = await pairOf(left, right);
  const WithKeys = defineComponent(() => {
    useDeskKeys();
    return () => h(ConsoleView);
  });
  const page = mount(WithKeys, { attachTo: document.body });
  let now = performance.now();
  return {
    ...pair,
    page,
    desk: useDesk(),
    key: async (code, key = '') => {
      const press = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      // Presses of one key follow each other too slowly for a bounce.
      Object.defineProperty(press, 'timeStamp', { value: (now += 500) });
      document.body.dispatchEvent(press);
      await flushPromises();
    },
    touch: async (half, words) => {
      const buttons = page.findAll(`[data-desk="${half}"] button`);
      const button = buttons.find((one) => one.text().startsWith(words));
      if (button === undefined) throw new Error(`no button ${words} on the ${half} half`);
      await button.trigger('click', { detail: 0 });
      await flushPromises();
    },
    press: async (words) => {
      const button = page.findAll('button').find((one) => one.text() === words);
      if (button === undefined) throw new Error(`no button ${words}`);
      await button.trigger('click', { detail: 0 });
      await flushPromises();
    },
    touchFrame: async (half, frame) => {
      await page.get(`[data-half="${half}"] [data-frame="${String(frame)}"]`).trigger('click', { detail: 0 });
      await flushPromises();
    },
    ringed: () => page.find('[data-desk].active').attributes('data-desk'),
  };
}

/** The first player's frames on both lanes. */
export const both = (): readonly string[] => HALVES.map(marksOf);
