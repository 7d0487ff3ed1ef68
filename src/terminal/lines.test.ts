import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, type InputLine } from './lines.ts';

async function read(chunks: readonly Uint8Array[], longest?: number): Promise<readonly InputLine[]> {
  const lines: InputLine[] = [];
  for await (const some of linesOf(Readable.from(chunks), longest)) lines.push(...some);
  return lines;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('the lines of a stream', () => {
  it.each([
    ['', []],
    ['10\n7\n', ['10', '7']],
    ['10\n7', ['10', '7']],
    ['10\r\n7\r\n', ['10', '7']],
    ['\n\n', ['', '']],
    ['\r', ['']],
    ['핀 10\n', ['핀 10']],
    ['\uFEFF10\n', ['10']],
  ])('of %j are %j', async (text, lines) => {
    expect(await read([bytes(text)])).toEqual(lines);
  });

  it('are the same wherever the stream is cut, even inside a character', async () => {
    const text = fc.array(fc.constantFrom('1', '핀', '\n', '\r\n', '🎳', ' ')).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 5 }), async (whole, size) => {
        const all = bytes(whole);
        const cuts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.slice(index * size, (index + 1) * size),
        );
        const lines = whole.replaceAll('\r\n', '\n').split('\n');
        expect(await read(cuts)).toEqual(lines.at(-1) === '' ? lines.slice(0, -1) : lines);
      }),
    );
  });

  it('skip one that is too long and continue with the next', async () => {
    expect(await read(['12', '345', '6\n78\n9999', '9'].map(bytes), 4)).toEqual([null, '78', null]);
  });
});
