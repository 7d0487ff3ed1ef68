import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { h } from 'vue';
import { SETUP_TEXT } from '../../../text/setup/setup.ts';
import type { ShownOption } from './chosen-options.ts';
import LineUpRow from './LineUpRow.vue';

function show(option: ShownOption | null): { row: VueWrapper; heard: readonly string[] } {
  const player = { name: 'KYJ', place: 1, last: true, average: null, asked: null };
  const heard: string[] = [];
  const row = mount({
    render: () =>
      h(LineUpRow, {
        ...{ ...player, option, text: SETUP_TEXT.en },
        onChoose: () => void heard.push('choose'),
      }),
  });
  return { row, heard };
}

it('a committed name shows its option, says what it means, and a press asks for the next one', async () => {
  const { row, heard } = show({ tag: '9=X', what: 'Pins for a strike', means: '9 or more are a strike' });
  const button = row.get('.tag');
  expect(button.get('.num').text()).toBe('9=X');
  expect(button.get('.visually-hidden').text()).toBe('KYJ, Pins for a strike: 9 or more are a strike');
  await button.trigger('click');
  expect(heard).toEqual(['choose']);
});

it('a row has no such button in a format without options', () => {
  expect(show(null).row.find('.tag').exists()).toBe(false);
});
