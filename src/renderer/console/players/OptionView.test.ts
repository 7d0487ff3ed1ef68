import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { h } from 'vue';
import { NINES, gameOfNines } from '../../../core/testing/nines.testing.ts';
import type { PlayerCommand } from '../../../core/line-up/player-event.ts';
import { NINES_TEXT } from '../../../text/testing/nines-text.testing.ts';
import OptionView from './OptionView.vue';

interface Shown {
  readonly view: VueWrapper;
  readonly sent: readonly PlayerCommand[];
  readonly closed: readonly string[];
}

function show(message: string | null = null): Shown {
  const game = gameOfNines('PJS');
  const [line] = game.position.lines;
  if (line === undefined) throw new Error('no player');
  const texts = { [NINES.id]: NINES_TEXT };
  const sent: PlayerCommand[] = [];
  const closed: string[] = [];
  const view = mount(
    {
      render: () =>
        h(OptionView, {
          ...{ format: game.position.format, line, texts, cancel: 'Cancel', message },
          onSend: (command: PlayerCommand) => void sent.push(command),
          onClose: () => void closed.push('closed'),
        }),
    },
    { attachTo: document.body },
  );
  return { view, sent, closed };
}

test('the options stand side by side with what they mean, the player’s own pressed and focused', () => {
  const { view } = show();
  const choices = view.findAll('.choice');
  expect(choices.map((choice) => choice.text())).toEqual([
    '9=X 9 or more are a strike',
    '8=X 8 or more are a strike',
  ]);
  expect(choices.map((choice) => choice.attributes('aria-pressed'))).toEqual(['true', 'false']);
  expect(document.activeElement).toBe(choices[0]?.element);
});

test('another option is sent for this player, and the present one only closes', async () => {
  const { view, sent, closed } = show();
  const [present, other] = view.findAll('.choice');
  await other?.trigger('click');
  expect(sent).toEqual([{ kind: 'setOption', player: 1, option: 8 }]);
  await present?.trigger('click');
  expect([sent.length, closed]).toEqual([1, ['closed']]);
});

test('why another option is refused is said beside the options', () => {
  const { view } = show('Frame 3 cannot be bowled like that. Correct it first.');
  expect(view.text()).toContain('Frame 3 cannot be bowled like that.');
});
