import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { plainSettings } from '../../../contract/contract.ts';
import { LANGUAGE_NAMES } from '../../../text/index.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useHouse } from '../../lane/house.ts';
import DisplayPanel from './DisplayPanel.vue';
import MorePanel from './MorePanel.vue';
import NextPanel from './NextPanel.vue';

/** The same in every language: names of languages and keys. Abbreviations are capitals. */
const SAME = new RegExp([...Object.values(LANGUAGE_NAMES), 'Esc'].join('|'), 'gu');

beforeEach(() => {
  setActivePinia(createPinia());
  vi.stubGlobal('lane', new FakeMain().bridge);
  useHouse().settings = plainSettings('ko');
});

test.each([
  ['display', DisplayPanel],
  ['more', MorePanel],
  ['next game', NextPanel],
])('the panel %s has no word of another language in Korean', (_name, panel) => {
  const view = mount(panel);
  const spoken = view
    .findAll('[aria-label], [title]')
    .map(({ element }) => element.getAttribute('aria-label'));
  const words = [view.text(), ...spoken].join(' ').replaceAll(SAME, ' ');
  expect(words).toMatch(/\p{Script=Hangul}/u);
  expect(words.match(/\p{Lu}?\p{Ll}{2,}/gu)).toBeNull();
});
