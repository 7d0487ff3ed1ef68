import { expect, test } from 'vitest';
import { newGame } from './game.ts';
import { after, correction, onTurn } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';

const GAME = newGame({ ...setupOf(['PJS', 'KYJ']), format: 'candlepin' });

/** A ball of whoever is on turn. */
function ball(pins: number): { readonly kind: 'roll'; readonly entry: { kind: 'pins'; pins: number } } {
  return { kind: 'roll', entry: { kind: 'pins', pins } };
}

test('a player of candlepin bowls two frames in a row, then the next player does', () => {
  const strikes = Array.from({ length: 7 }, (_none, balls) =>
    onTurn(after(GAME, ...Array.from({ length: balls }, () => ball(10)))),
  );
  expect(strikes).toEqual(['1.1.1', '1.2.1', '2.1.1', '2.2.1', '1.3.1', '1.4.1', '2.3.1']);
});

test('three balls make a frame, and a frame in the middle of a turn stays with its player', () => {
  const begun = after(GAME, ball(5), ball(2), ball(1));
  expect(onTurn(begun)).toBe('1.2.1');
  expect(onTurn(after(begun, ball(5), ball(5)))).toBe('2.1.1');
});

test('a frame that a correction left unfinished comes before the turn goes on', () => {
  const bowled = after(GAME, ball(10), ball(10), ball(10));
  expect(onTurn(bowled)).toBe('2.2.1');
  expect(onTurn(after(bowled, correction(1, 2, '72')))).toBe('2.2.1');
  expect(onTurn(after(bowled, correction(1, 2, '72'), ball(10)))).toBe('1.2.3');
});
