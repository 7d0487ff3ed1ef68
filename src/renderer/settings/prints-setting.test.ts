import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { PRINTING_TEXT } from '../../text/console/printing.ts';
import PrintsSetting from './PrintsSetting.vue';

it('a press adds a sheet to what is printed by itself, or takes it away; the last one stays', async () => {
  const setting = mount(PrintsSetting, { props: { chosen: ['card'], text: PRINTING_TEXT.en } });
  const button = (name: string) => setting.findAll('button').find((one) => one.text() === name);
  expect(button('Guest cards')?.attributes('aria-pressed')).toBe('true');
  await button('Guest cards')?.trigger('click');
  await button('Game sheet')?.trigger('click');
  expect(setting.emitted('choose')).toEqual([[['game', 'card']]]);
  await setting.setProps({ chosen: ['game', 'recap', 'card'] });
  await button('Match recap')?.trigger('click');
  expect(setting.emitted('choose')?.at(-1)).toEqual([['game', 'card']]);
});
