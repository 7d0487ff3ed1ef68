import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { END_TEXT } from '../../../text/end/end.ts';
import { after, bowled, gameIn, gameOf } from '../../../board/testing/play.testing.ts';
import type { Game } from '../../../core/game/game.ts';
import { gameEndOf } from '../../../core/game/game-end.ts';
import WinnerCard from './WinnerCard.vue';

/** The card's text beside the score, line by line. */
function said(players: readonly string[], balls: string): readonly string[] {
  return saidOf(bowled(gameOf(...players), balls));
}

function saidOf(game: Game): readonly string[] {
  const outcome = gameEndOf(game);
  if (outcome === null) throw new Error('the game goes on');
  const props = { outcome, goOn: false, text: END_TEXT.en, hint: 'Touch a frame' };
  const by = mount(WinnerCard, { props }).get('.by');
  return by.findAll('h2, p').map((line) => line.text());
}

const PERFECT = ['Perfect game', '12 strikes in a row'];

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

test.each([
  ['no-tap', '9'.repeat(12), '12 strikes in a row'],
  ['3-6-9', 'X'.repeat(9), '9 strikes in a row'],
  ['current-frame', 'X'.repeat(10), '10 strikes in a row'],
  ['duckpin', 'X'.repeat(12), '12 strikes in a row'],
  ['low-game', '11'.repeat(10), 'One pin with each ball'],
] as const)('a perfect game of %s says how that one is bowled', (format, balls, how) => {
  expect(saidOf(bowled(gameIn(format, 'PJS'), balls)).slice(0, 2)).toEqual(['Perfect game', how]);
});

test('three strikes of a roll-off are no perfect game: it is one frame', () => {
  expect(saidOf(bowled(gameIn('roll-off', 'PJS'), 'XXX'))[0]).toBe('final score');
});

test('in low game the lower total wins, by the pins it is below the next', () => {
  const game = bowled(gameIn('low-game', 'PJS', 'KYJ'), '2111'.repeat(10));
  expect(saidOf(game)).toEqual(['Perfect game', 'wins by 10 pins', 'ahead of PJS']);
});

test('in five-pin, where pins have worths, a game is won by points', () => {
  const game = bowled(gameIn('five-pin', 'PJS', 'KYJ'), '3--5--'.repeat(10));
  expect(saidOf(game)).toEqual(['wins by 20 points', 'ahead of PJS']);
});

test('in low game who left early does not win with the fewest pins, and by how many is not said', () => {
  const left = after(bowled(gameIn('low-game', 'PJS', 'KYJ'), '2111'), { kind: 'leave', player: 1 });
  expect(saidOf(bowled(left, '21'.repeat(9)))).toEqual(['wins', 'ahead of PJS']);
});
