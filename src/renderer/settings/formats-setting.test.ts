import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { FORMATS_TEXT } from '../../text/formats.ts';
import { FORMAT_CHOICE_TEXT } from '../../text/setup/format-choice.ts';
import FormatsSetting from './FormatsSetting.vue';

it('a press adds a format to what the set-up offers, or takes it away', async () => {
  const setting = mount(FormatsSetting, {
    props: { offered: ['ten-pin', 'no-tap'], names: FORMATS_TEXT.en, text: FORMAT_CHOICE_TEXT.en },
  });
  const button = (name: string) => setting.findAll('button').find((one) => one.text() === name);
  expect(button('No-tap')?.attributes('aria-pressed')).toBe('true');
  expect(button('Candlepin')?.attributes('aria-pressed')).toBe('false');
  await button('Candlepin')?.trigger('click');
  await button('No-tap')?.trigger('click');
  expect(setting.emitted('choose')).toEqual([[['ten-pin', 'no-tap', 'candlepin']], [['ten-pin']]]);
});
