import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import type { BowlerSheetOrder, GameView } from '../../../contract/contract.ts';
import { newGame, type Game } from '../../../core/game/game.ts';
import { after, agreement } from '../../../core/testing/notation.testing.ts';
import { setupOf } from '../../../core/testing/setup.testing.ts';
import { textFor } from '../../../text/index.ts';
import { bowlerGames } from '../bowler/bowler-games.ts';
import GuestCard from './GuestCard.vue';

function viewOf({ setup, events }: Game): GameView {
  return {
    ...{ revision: 1, half: 'left', id: 'g', counter: 1, newest: 1, setup, events, earlier: [] },
    ...{ match: null, savedAt: setup.startedAt, waiting: null },
  };
}

test('a card that is printed again days later has the day and the time of the game', () => {
  const startedAt = new Date(2026, 10, 20, 19, 30).toISOString();
  const printedAt = new Date(2026, 10, 24, 8, 15).toISOString();
  const game = after(newGame(setupOf(['PJS'], { startedAt })), agreement(1, 'X 9/ 9- 9- 9- 9- 9- 9- 9- 9-'));
  const [bowler] = bowlerGames([game], [], null);
  if (bowler === undefined) throw new Error('no bowler');
  const order: BowlerSheetOrder = {
    ...{ kind: 'card', game: viewOf(game), before: [], player: null, paper: 'receipt', marks: 'filled' },
    ...{ statistics: true, chart: true, language: 'en', house: '', logo: null, printedAt },
  };
  const card = mount(GuestCard, {
    props: { order, bowler, checkCode: '7F3A 91C2', text: textFor('en'), as: 'article' },
  });
  expect(card.get('header').text()).toContain('20 Nov');
  expect(card.get('header').text()).toContain('19:30');
  expect(card.get('header').text()).not.toContain('8:15');
});
