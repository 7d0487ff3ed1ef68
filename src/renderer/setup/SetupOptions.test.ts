import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { h } from 'vue';
import { GAMES_TEXT } from '../../text/league/games.ts';
import { FORMAT_CHOICE_TEXT } from '../../text/setup/format-choice.ts';
import { SETUP_TEXT } from '../../text/setup/setup.ts';
import type { Choice } from '../press/choice.ts';
import SetupOptions from './SetupOptions.vue';

function show(formats: readonly Choice<string>[]): { options: VueWrapper; chosen: readonly string[] } {
  const chosen: string[] = [];
  const options = mount({
    render: () =>
      h(SetupOptions<string>, {
        ...{ recent: [], returning: [], formats, format: 'ten-pin', language: 'en', text: SETUP_TEXT.en },
        ...{
          games: 3,
          asksFormat: false,
          asksGames: false,
          formatText: FORMAT_CHOICE_TEXT.en,
          gamesText: GAMES_TEXT.en,
        },
        onChoose: (format: string) => void chosen.push(format),
        onAskFormat: () => void chosen.push('asked'),
      }),
  });
  return { options, chosen };
}

it('each format has a button, the usual one first, and a press chooses it', async () => {
  const { options, chosen } = show([
    { value: 'ten-pin', text: 'Ten-pin' },
    { value: 'nines', text: 'Nines' },
  ]);
  const choice = options.get('[aria-label="Format"]');
  expect(choice.findAll('button').map((button) => button.text())).toEqual(['Ten-pin', 'Nines']);
  await choice.get('button:last-of-type').trigger('click');
  expect(chosen).toEqual(['nines']);
});

it('one format is no choice', () => {
  expect(show([]).options.find('[aria-label="Format"]').exists()).toBe(false);
});

it('three formats are one button, which names the chosen one and asks for another', async () => {
  const { options, chosen } = show([
    { value: 'ten-pin', text: 'Ten-pin' },
    { value: 'duckpin', text: 'Duckpin' },
    { value: 'nines', text: 'Nines' },
  ]);
  expect(options.findAll('[aria-label="Format"] button')).toEqual([]);
  const button = options.findAll('button').find((one) => one.text().startsWith('Format: Ten-pin'));
  await button?.trigger('click');
  expect(chosen).toEqual(['asked']);
});
