import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { documentsBut } from './documents.testing.ts';

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const [defined = '', rest = ''] = glossary.split('## Words we do not use');
const [avoided = '', onScreen = ''] = rest.split('## Words the screen does not use');

/** The words of a glossary section: the first column of its tables, split at commas. */
function wordsIn(part: string): readonly string[] {
  return Array.from(part.matchAll(/^\| ([^|]+?) +\|/gmu), ([, words = '']) => words)
    .filter((words) => words !== 'word' && words !== 'not' && !/^-+$/u.test(words))
    .flatMap((words) => words.split(', '));
}

// docs/seeds.md quotes its requests verbatim.
const documents = documentsBut('seeds.md', 'glossary.md');

/** The strings of every text on the screen, by file; what stands in comments is left out. */
const texts = readdirSync(join(root, 'src/text'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test(?:ing)?\.ts$/u.test(file))
  .map((file) => {
    const source = readFileSync(join(root, 'src/text', file), 'utf8');
    return [file, source.replaceAll(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gmu, '')] as const;
  });

/** The phrases of the screen's table: what one row's second column has, split at commas outside "Alles, was war". */
const phrases = Array.from(
  onScreen.matchAll(/^\| (?:en|es|de|ko) +\| ([^|]+?) +\|/gmu),
  ([, not = '']) => not,
).flatMap((not) => not.split(/, (?!was)/u));

describe('the glossary', () => {
  it('gives every word one meaning: none is defined twice', () => {
    const words = wordsIn(defined);
    expect(words.length).toBeGreaterThan(80);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(wordsIn(avoided))('keeps “%s” out of the documents', (word) => {
    const asWord = new RegExp(`\\b${word}\\b`, 'iu');
    const found = documents.filter((file) => asWord.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('lists the phrases that were only translated', () => {
    expect(phrases.length).toBeGreaterThan(50);
  });

  it.each(phrases)('keeps “%s”, which no bowler would say, off the screen', (phrase) => {
    const asWord = new RegExp(`(?<![\\p{L}])${phrase}(?![\\p{Script=Latin}])`, 'u');
    expect(texts.filter(([, source]) => asWord.test(source)).map(([file]) => file)).toEqual([]);
  });
});
