import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codedGame } from '../../core/game-code/coded-game.ts';
import { deliveredIn, deliveriesText } from '../../core/game-code/deliveries.ts';
import { makeGameCode } from '../../core/game-code/game-code.ts';
import { checkCodeText } from '../../core/game/check-code.ts';
import { afterBalls, gameOf } from '../../core/testing/notation.testing.ts';
import { answerTo } from './answer.ts';

const games = [codedGame(afterBalls(gameOf('PJS', '최민서'), '(8)/ F(9)9 X 7'))];
const check = checkCodeText(
  createHash('sha256')
    .update(deliveriesText(deliveredIn(games)))
    .digest(),
);
const CODE = makeGameCode({ games, check, part: 1, parts: 1 });

function answered(line: string): unknown {
  return JSON.parse(answerTo(line, 'en'));
}

describe('the code of a sheet', () => {
  it('is scored bare, as a scanner gives it, and as a request', () => {
    expect(answered(CODE)).toMatchObject({
      ok: true,
      games: [{ format: 'ten-pin', lane: 7, players: [{ name: 'PJS' }, { name: '최민서' }] }],
      checkValid: true,
    });
    expect(answered(JSON.stringify({ code: CODE }))).toEqual(answered(CODE));
  });

  it('with the check code of other balls is not valid, and one of several cannot be judged alone', () => {
    expect(answered(makeGameCode({ games, check: '0000 0000', part: 1, parts: 1 }))).toMatchObject({
      ok: true,
      checkValid: false,
    });
    expect(answered(makeGameCode({ games, check, part: 2, parts: 2 }))).toMatchObject({ checkValid: null });
  });

  it.each([
    ['bent in its balls', CODE.replace('F+9', 'F+X'), { code: 'bent-game-code', part: 'balls' }],
    ['of a newer program', CODE.replace('HP1', 'HP7'), { code: 'newer-game-code' }],
    ['that is none', '{"code":"X 7/"}', { code: 'not-a-game-code' }],
    ['that is no text', '{"code":7}', { code: 'bad-request' }],
  ])('is refused when it is one %s', (_what, line, error) => {
    expect(answered(line)).toMatchObject({ ok: false, error });
  });
});
