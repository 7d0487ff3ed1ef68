// @vitest-environment happy-dom
import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { END_TEXT } from '../../text/end/end.ts';
import { bowled, gameOf } from '../../board/testing/play.testing.ts';
import { gameEndOf } from '../../core/game/game-end.ts';
import WinnerCard from './WinnerCard.vue';

enableAutoUnmount(afterEach);

/** The card's text beside the score, line by line. */
function said(players: readonly string[], balls: string): readonly string[] {
  const outcome = gameEndOf(bowled(gameOf(...players), balls));
  if (outcome === null) throw new Error('the game goes on');
  const props = { outcome, goOn: false, text: END_TEXT.en, hint: 'Touch a frame' };
  const by = mount(WinnerCard, { props }).get('.by');
  return by.findAll('h2, p').map((line) => line.text());
}

const PERFECT = ['Perfect game', 'Twelve strikes in a row'];

test('a 300 is called a perfect game, and how it was bowled is said', () => {
  expect(said(['PJS'], 'X'.repeat(12)).slice(0, 2)).toEqual(PERFECT);
});

test('a 300 that wins says by how much, too', () => {
  const others = `${'X'.repeat(18)}72XXX`;
  expect(said(['PJS', 'KYJ'], others)).toEqual(['Perfect game', 'wins by 35 pins', 'ahead of PJS']);
});

test('any other game alone has its final score', () => {
  expect(said(['PJS'], '9-'.repeat(10))[0]).toBe('final score');
});
