// @vitest-environment happy-dom
import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/language.ts';
import { textFor } from '../../../text/index.ts';
import PastGames from './PastGames.vue';

enableAutoUnmount(afterEach);

test.each(LANGUAGES)('the list of past games says in %s that older ones are still being read', (language) => {
  const { setup: text, formats } = textFor(language);
  const props = { games: null, more: false, failed: false, none: '', text, formats, staff: null };
  const said = (late: boolean): readonly string[] =>
    mount(PastGames, { props: { ...props, late } })
      .findAll('[role=status]')
      .map((status) => status.text());
  expect(said(false)).toEqual([text.loading]);
  expect(said(true)).toEqual([text.loading, text.stillReading]);
});
