import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe("the batch scorer's options", () => {
  it.each([
    [[], { language: 'en', refusal: null }],
    [['--lang', 'ko'], { language: 'ko', refusal: null }],
    [['--lang=de'], { language: 'de', refusal: null }],
    [['--lang'], { language: 'en', refusal: { code: 'needs-value', option: '--lang' } }],
    [['--lang', 'fr'], { language: 'en', refusal: { code: 'bad-language', value: 'fr' } }],
    [['--data', 'x'], { language: 'en', refusal: { code: 'unknown-option', option: '--data' } }],
    [['games.txt'], { language: 'en', refusal: { code: 'unknown-option', option: 'games.txt' } }],
    [['-x', '--lang', 'es'], { language: 'es', refusal: { code: 'unknown-option', option: '-x' } }],
  ])('%j mean %j', (argv, options) => {
    expect(readOptions(argv)).toEqual(options);
  });
});
