import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../contract/contract.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** One theme's colours by token. */
function coloursOf(theme: string): ReadonlyMap<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`, 'u').exec(css)?.[1] ?? '';
  const pairs = block.matchAll(/--([\w-]+): #([0-9a-f]{6});/gu);
  return new Map([...pairs].map(([, token, hex]) => [token ?? '', hex ?? '']));
}

/** WCAG 2 relative luminance of a colour as six hexadecimal digits. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'surface', 'raised'];
const TEXT_PAIRS = [
  ...['text', 'text-2', 'text-3', 'foul', 'now-text', 'mark'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...['text', 'text-2', 'foul'].map((text) => [text, 'control'] as const),
  ['on-mark', 'mark'] as const,
  ['on-now', 'now'] as const,
  ['on-edit', 'edit'] as const,
  ['on-foul', 'foul'] as const,
];
const SHAPE_PAIRS = ['mark', 'now-edge', 'edit', 'edge'].flatMap((shape) =>
  GROUNDS.map((ground) => [shape, ground] as const),
);

describe.each(THEMES)('the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const ratio = (one: string, other: string): number =>
    contrast(colours.get(one) ?? '', colours.get(other) ?? '');

  test.each(TEXT_PAIRS)('%s on %s is readable with low vision (7:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(SHAPE_PAIRS)('%s on %s is told apart (3:1)', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('every text colour of the board is among those', () => {
  const board = join(import.meta.dirname, '..');
  const written = readdirSync(board, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vue'))
    .flatMap((file) => [...readFileSync(join(board, file), 'utf8').matchAll(/\bcolor: var\(--([\w-]+)\)/gu)])
    .map(([, token]) => token);
  expect(written).toContain('text-2');
  const known = new Set<string | undefined>(TEXT_PAIRS.map(([text]) => text));
  expect(written.filter((token) => !known.has(token))).toEqual([]);
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('000000', 'ffffff')).toBe(21);
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2);
});
