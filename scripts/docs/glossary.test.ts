import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../drive/runtime.ts';

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const [defined = '', avoided = ''] = glossary.split('## Words we do not use');

/** The words of a glossary section: the first column of its tables, split at commas. */
function wordsIn(part: string): readonly string[] {
  return Array.from(part.matchAll(/^\| ([^|]+?) +\|/gmu), ([, words = '']) => words)
    .filter((words) => words !== 'word' && words !== 'not' && !/^-+$/u.test(words))
    .flatMap((words) => words.split(', '));
}

// docs/seeds.md quotes its requests verbatim.
const QUOTING = ['seeds.md', 'glossary.md'];

const documents = [
  ...['README.md', 'ARCHITECTURE.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.md') && !QUOTING.includes(file))
      .map((file) => `${folder}/${file}`),
  ),
];

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
});
