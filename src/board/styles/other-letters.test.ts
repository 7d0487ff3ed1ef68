import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { needsOtherLetters } from './other-letters.ts';

const require = createRequire(import.meta.url);

/** The characters that a font package's rules serve. */
function servedBy(sheet: string): ReadonlySet<number> {
  const css = readFileSync(require.resolve(sheet), 'utf8');
  const served = new Set<number>();
  for (const [, from = '', to = from] of css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/giu))
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) served.add(code);
  return served;
}

test('a page asks for the fonts of other scripts for every character that they have and the Latin font lacks', () => {
  const latin = servedBy('@fontsource-variable/archivo/standard.css');
  const others = servedBy('@fontsource-variable/noto-sans-kr/wght.css');
  const missed = [...others]
    .filter((code) => !latin.has(code))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !needsOtherLetters(character));
  expect(others.size).toBeGreaterThan(11_172);
  expect(missed).toEqual([]);
});

test('a board with names in Latin letters and its signs asks for no other fonts', () => {
  expect(needsOtherLetters('JOSÉ ÑÑÑ GRÖẞE 12 · – “OK” … € ↑ ↓ − ™')).toBe(false);
});
