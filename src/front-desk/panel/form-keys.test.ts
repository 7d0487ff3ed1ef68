import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import { useFormKeys } from './form-keys.ts';

const TILES = [6, 7].map(
  (lane) => `<button data-tile="${String(lane)}" aria-pressed="${String(lane === 7)}"></button>`,
);

let isNumberTyped = false;

/** A form about lane 7, on a page with the tiles of 6 and 7. */
function opened() {
  document.body.innerHTML = `${TILES.join('')}<main></main>`;
  const sent: string[] = [];
  const Form = defineComponent(() => {
    const root = ref<HTMLElement | null>(null);
    useFormKeys(
      root,
      () => sent.push('sent'),
      () => isNumberTyped,
    );
    return () =>
      h('form', { ref: root }, [
        h('input', { id: 'name' }),
        h('textarea', { id: 'words', 'data-first': '' }),
        h('select', { id: 'choice' }),
      ]);
  });
  const form = mount(Form, { attachTo: document.querySelector('main') ?? expect.fail('a page has a place') });
  const presses = (on: string, key: KeyboardEventInit): void => {
    form.get(on).element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...key }));
  };
  return { form, sent, presses };
}

const focused = (): string =>
  document.activeElement?.getAttribute('data-tile') ?? document.activeElement?.id ?? '';

test('Enter sends a message, Ctrl and Enter every form, and Enter that ends a syllable sends nothing', () => {
  const { form, sent, presses } = opened();
  expect(focused()).toBe('words');
  presses('#words', { isComposing: true });
  presses('#name', {});
  expect(sent).toEqual([]);
  presses('#words', {});
  presses('#name', { ctrlKey: true });
  expect(sent).toHaveLength(2);
  form.unmount();
});

test('Enter on a choice sends the form, but after a lane’s number it chooses that lane', () => {
  const { form, sent, presses } = opened();
  isNumberTyped = true;
  presses('#choice', {});
  expect(sent).toEqual([]);
  isNumberTyped = false;
  presses('#choice', {});
  expect(sent).toHaveLength(1);
  form.unmount();
});

test('a form that closes gives the focus to its lane, unless the focus is elsewhere', () => {
  opened().form.unmount();
  expect(focused()).toBe('7');
  const { form } = opened();
  document.querySelector<HTMLElement>('[data-tile="6"]')?.focus();
  form.unmount();
  expect(focused()).toBe('6');
});
