import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { formatOf } from '../../core/formats/formats.ts';
import { ok } from '../../core/line/result.ts';
import { NINES, gameOfNines } from '../../core/testing/nines.testing.ts';
import { NINES_TEXT } from '../../text/testing/nines-text.testing.ts';
import { Output } from '../output.ts';
import { Dialogue } from './dialogue.ts';
import { KeptGame } from './kept-game.ts';
import { readOptions } from './options.ts';
import { optionLines } from './option-lines.ts';
import { play } from './play.ts';
import { askOptions } from './session.ts';
import { wordsIn, type Words } from './words.ts';

const NAMED = [
  { id: 1, name: 'EVA' },
  { id: 2, name: 'NIK' },
];

/** English words that know the tests' format. */
function words(): Words {
  const plain = wordsIn('en');
  const formats = { ...plain.formats, nines: NINES_TEXT };
  return { ...plain, formats };
}

/** A dialogue with these answers, then the end of the input; and what was written and asked. */
function dialogueOf(...answers: readonly string[]): { dialogue: Dialogue; said: () => string } {
  const left = [...answers];
  let said = '';
  const output = new Output(
    new Writable({
      write: (chunk, _, done) => {
        said += String(chunk);
        done();
      },
    }),
  );
  const next = (question: string): Promise<string | null> => {
    said += question;
    return Promise.resolve(left.shift() ?? null);
  };
  return {
    dialogue: new Dialogue({ typed: false, next, close: () => undefined }, output),
    said: () => said,
  };
}

test('each player is asked what they choose; an empty answer is the usual choice', async () => {
  const { dialogue, said } = dialogueOf('8', '7', ' ');
  expect(await askOptions(dialogue, NINES, NAMED, words())).toEqual([
    { id: 1, name: 'EVA', option: 8 },
    { id: 2, name: 'NIK', option: 9 },
  ]);
  expect(said()).toBe(
    'Pins for a strike, EVA (9, 8): Pins for a strike, NIK (9, 8): Choose 8 or 9.\nPins for a strike, NIK (9, 8): ',
  );
});

test('where there is nothing to choose nobody is asked, and the end of the input ends the questions', async () => {
  const { dialogue, said } = dialogueOf();
  expect(await askOptions(dialogue, formatOf('ten-pin'), NAMED, words())).toBe(NAMED);
  expect(said()).toBe('');
  expect(await askOptions(dialogue, NINES, NAMED, words())).toBeNull();
});

test('the board has each choice beside the name, and a strike that left a pin as its figure', async () => {
  const { dialogue, said } = dialogueOf('9', '9');
  const game = new KeptGame(
    gameOfNines('EVA'),
    () => Promise.resolve(ok(null)),
    () => '2026-05-01T18:00:00.000Z',
  );
  await play(game, dialogue, { single: true, withScore: true, words: words() });
  expect(said()).toContain('| EVA 9=X |  9   |  9   |');
  expect(said()).toContain('Frame 3, ball : ');
});

test('the command line names a format, and is told which there are', () => {
  const read = readOptions(['--format', 'ten-pin']);
  expect(read.ok && read.value.format).toBe('ten-pin');
  const refused = readOptions(['--format', 'candlepins']);
  if (refused.ok) expect.fail('no such format');
  expect(optionLines('en', refused.error)[0]).toMatch(/^--format takes ten-pin.*, not "candlepins"\.$/u);
});
