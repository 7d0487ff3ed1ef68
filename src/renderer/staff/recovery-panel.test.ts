import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import RecoveryPanel from './RecoveryPanel.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

/** Presses a key on the panel's button; returns whether the browser may press that button. */
function pressed(code: string): boolean {
  const panel = mount(RecoveryPanel, { props: { code: '482109375562' }, attachTo: document.body });
  onTestFinished(() => {
    panel.unmount();
  });
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  return panel.get('button').element.dispatchEvent(event);
}

test.each(['Enter', 'NumpadEnter', 'Space'])(
  'the recovery code is printed or put away with %s, whichever side of the keyboard the PIN was typed on',
  (code) => {
    expect(pressed(code)).toBe(true);
  },
);

test.each(['Numpad7', 'KeyX', 'Backspace'])('no %s goes past the recovery code to the board', (code) => {
  expect(pressed(code)).toBe(false);
});
