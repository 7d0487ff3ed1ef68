import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';

const PAGE = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');

interface Example {
  readonly request: string;
  readonly answer: string;
}

/** The examples of a block: a request, which may take several lines, and the answer that follows it. */
function examplesIn(block: string): readonly Example[] {
  const texts = block
    .trim()
    .split(/\n(?=\{)/u)
    .map((text) => text.replaceAll(/\n */gu, ''));
  return texts.flatMap((request, index) => {
    const answer = texts[index + 1];
    return answer?.startsWith('{"ok"') === true ? [{ request, answer }] : [];
  });
}

const examples = Array.from(PAGE.matchAll(/^```\n(\{[\s\S]*?)^```$/gmu), ([, block = '']) => block).flatMap(
  examplesIn,
);

describe('every example of docs/command-line.md', () => {
  it.each(examples)('is answered so: $request', ({ request, answer }) => {
    const given = answerTo(request, 'en');
    // An ellipsis in an example stands for omitted text.
    const [start = '', end] = answer.split('…');
    if (end === undefined) expect(JSON.parse(given)).toEqual(JSON.parse(answer));
    expect(given.slice(0, start.length)).toBe(start);
    expect(given.slice(given.length - (end ?? '').length)).toBe(end ?? '');
  });

  it('is found: lines, handicaps, averages, leaves and matches', () => {
    const keys = examples.map(({ request }) => Object.keys(JSON.parse(request) as object)[0]);
    expect(new Set(keys)).toEqual(
      new Set(['rolls', 'format', 'code', 'handicap', 'average', 'leave', 'match']),
    );
  });
});
