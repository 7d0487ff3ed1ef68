import { answerTo } from '../../src/terminal/batch/answer.ts';
import { linesOf, type InputLine } from '../../src/terminal/lines.ts';
import type { Bench } from './bench.ts';
import { requestLines, someGames } from './games.ts';
import { rate, row, share, medianSeconds } from './numbers.ts';

const LINES = 20_000;
const BYTES_AT_ONCE = 4096;

/** The batch scorer; the floor is parsing the same JSON through the same line reader. */
export const score: Bench = {
  name: 'score',
  run: async (stop) => {
    const input = new TextEncoder().encode(requestLines(someGames(LINES)));
    const [parsed = NaN, copied = NaN, scored = NaN] = await medianSeconds(
      [
        () => answered(input, (line) => typeof JSON.parse(line ?? '')),
        () => answered(input, (line) => JSON.stringify(JSON.parse(line ?? ''))),
        () => answered(input, (line) => answerTo(line, 'en')),
      ],
      stop,
    );
    console.log(row('JSON parsed alone', rate(LINES, parsed, 'lines')));
    console.log(row('JSON parsed and written', rate(LINES, copied, 'lines'), share(copied, parsed)));
    console.log(row('score', rate(LINES, scored, 'lines'), share(scored, parsed)));
  },
};

async function answered(input: Uint8Array, answer: (line: InputLine) => string): Promise<void> {
  let count = 0;
  for await (const lines of linesOf(chunksOf(input))) {
    const text = lines.map((line) => `${answer(line)}\n`).join('');
    if (text.length > 0) count += lines.length;
  }
  if (count !== LINES) throw new Error(`${String(count)} of ${String(LINES)} lines were answered`);
}

// eslint-disable-next-line @typescript-eslint/require-await -- the reader of lines asks for a stream
async function* chunksOf(input: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < input.length; at += BYTES_AT_ONCE) yield input.subarray(at, at + BYTES_AT_ONCE);
}
