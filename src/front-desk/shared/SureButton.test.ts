import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import SureButton from './SureButton.vue';

test('it asks once more in its own place, and a double click is one press', async () => {
  const button = mount(SureButton, {
    props: { words: 'Remove', busy: false },
    global: { plugins: [createPinia()] },
  });
  await button.trigger('click', { detail: 1 });
  await button.trigger('click', { detail: 2 });
  expect([button.text(), button.emitted('press')]).toEqual(['Sure? Remove', undefined]);
  await button.trigger('click', { detail: 1 });
  expect([button.text(), button.emitted('press')?.length]).toEqual(['Remove', 1]);
});
