import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskText } from '../../text/front-desk/front-desk.ts';
import type { Language } from '../../text/language.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useClock } from './clock.ts';
import { usePreferences } from './preferences.ts';

/** Half past one at night: the evening of the 21st. */
const NOW = new Date(2026, 10, 22, 1, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the tile of an offline lane says. */
function offline(since: Date, language: Language): string {
  let said = '';
  const Tile = {
    setup: () => {
      usePreferences().language = language;
      said = deskText(language).tiles.since(useClock().since(since.toISOString()));
      return () => null;
    },
  };
  mount(Tile, {
    global: { plugins: [createPinia()], provide: { [SERVICE]: new Service(vi.fn()) } },
  }).unmount();
  return said;
}

describe('a lane that is offline', () => {
  test.each<[Language, string]>([
    ['en', 'since 19:36'],
    ['es', 'desde las 19:36'],
    ['ko', '19:36부터'],
    ['de', 'seit 19:36'],
  ])('since this evening has the time, also after midnight (%s)', (language, words) => {
    expect(offline(new Date(2026, 10, 21, 19, 36), language)).toBe(words);
  });

  test('since the end of an earlier evening has that evening’s day: the date would be today’s', () => {
    expect(offline(new Date(2026, 10, 21, 1, 30), 'en')).toBe('since Nov 20');
  });

  test.each<[Language, string]>([
    ['en', 'since Nov 20'],
    ['es', 'desde el 20 nov'],
    ['ko', '11월 20일부터'],
    ['de', 'seit 20. Nov.'],
  ])(
    'since an earlier evening has the day, because the time would be taken for tonight’s (%s)',
    (language, words) => {
      expect(offline(new Date(2026, 10, 20, 23, 36), language)).toBe(words);
    },
  );
});
