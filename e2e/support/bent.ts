import fc from 'fast-check';

/**
 * A recipe for a value. The page builds the value from it, because most such values cannot cross a debugger; and a
 * failed test can print it.
 */
export type Recipe =
  | { readonly is: 'json'; readonly json: string }
  | { readonly is: 'odd'; readonly name: Odd }
  | { readonly is: 'text'; readonly unit: string; readonly times: number }
  | { readonly is: 'list'; readonly items: readonly Recipe[] }
  | { readonly is: 'many'; readonly item: Recipe; readonly times: number }
  | { readonly is: 'object'; readonly entries: readonly (readonly [string, Recipe])[] }
  | { readonly is: 'deep'; readonly depth: number; readonly list: boolean }
  /** The game on the board and its generation, whatever they are by then. */
  | { readonly is: 'game' }
  | { readonly is: 'generation' };

/** Values that JSON has no word for. */
export const ODD = [
  ...[
    'undefined',
    'nan',
    'minus zero',
    'infinity',
    'big',
    'symbol',
    'function',
    'date',
    'map',
    'set',
    'bytes',
  ],
  ...['regular expression', 'error', 'promise', 'cycle', 'bare', 'sparse', 'boxed', 'window', 'element'],
  ...['throwing getter', 'lying getter', 'proxy', 'toJSON', 'shared'],
] as const;
export type Odd = (typeof ODD)[number];

/** A plain value as a recipe. */
export function recipeOf(value: unknown): Recipe {
  if (Array.isArray(value)) return { is: 'list', items: value.map(recipeOf) };
  if (typeof value !== 'object' || value === null) return { is: 'json', json: JSON.stringify(value) };
  return { is: 'object', entries: Object.entries(value).map(([key, part]) => [key, recipeOf(part)]) };
}

const WORDS = [
  ...[
    '',
    ' ',
    '0',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '/etc/passwd',
    '\u0000',
  ],
  ...['\ud800', '\udc00A', '\u202eABC', 'A\nB', '\ufeff', '최', '👩‍👩‍👧', 'app://headpin/index.html'],
  ...[
    'g000001-0a1b2c',
    'g999999999999-0a1b2c',
    'g1',
    '%2e%2e%2f',
    'file:///',
    '<script>',
    '${x}',
    '2468',
    '1111',
  ],
];
const NUMBERS = [0, 1, -1, 0.5, 7, 11, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 5e-324, 10_001];

const json = (value: unknown): Recipe => ({ is: 'json', json: JSON.stringify(value) });

/** Anything but what belongs there. */
const junk: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS).map(json) },
  { weight: 6, arbitrary: fc.constantFrom(...NUMBERS).map(json) },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}).map(json) },
  { weight: 6, arbitrary: fc.constantFrom(...ODD).map((name): Recipe => ({ is: 'odd', name })) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(recipeOf) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(json) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('A', '최', '\ud800', '\u0000'),
        fc.constantFrom(12, 13, 200, 201, 10_000, 100_000),
      )
      .map(([unit, times]): Recipe => ({ is: 'text', unit, times })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(100, 900, 5_000), fc.boolean())
      .map(([depth, list]): Recipe => ({ is: 'deep', depth, list })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(11, 1_000, 10_001), fc.constantFrom(null, 'A', 7))
      .map(([times, item]): Recipe => ({ is: 'many', item: json(item), times })),
  },
);

/** How to change one place of a value. */
type Bend =
  | { readonly kind: 'replace' | 'add' | 'wrap'; readonly by: Recipe; readonly key: string }
  | { readonly kind: 'remove' | 'double' };

const bend: fc.Arbitrary<Bend> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('replace', 'replace', 'replace', 'add', 'wrap'),
    by: junk,
    key: fc.constantFrom('__proto__', 'constructor', 'kind', 'toString', 'path', 'admin', '0'),
  }),
  fc.record({ kind: fc.constantFrom('remove', 'double') }),
);

/** A call's arguments bent in one to three places; `good` are arguments of the right shape. */
export function bentArguments(good: Recipe): fc.Arbitrary<Recipe> {
  return fc
    .array(fc.tuple(fc.nat(1_000), bend), { minLength: 1, maxLength: 3 })
    .map((bends) => bends.reduce((value, [place, how]) => bentAt(value, place % sizeOf(value), how), good))
    .filter((value) => JSON.stringify(value) !== JSON.stringify(good));
}

/** Ten million letters: too large to be sent often. */
export const HUGE: Recipe = { is: 'list', items: [{ is: 'text', unit: 'A', times: 10_000_000 }] };

/** The number of places in a value, including itself. */
function sizeOf(value: Recipe): number {
  return 1 + partsOf(value).reduce((sum, part) => sum + sizeOf(part), 0);
}

function partsOf(value: Recipe): readonly Recipe[] {
  if (value.is === 'list') return value.items;
  return value.is === 'object' ? value.entries.map(([, part]) => part) : [];
}

function bentAt(value: Recipe, place: number, how: Bend): Recipe {
  if (place === 0) return bentHere(value, how);
  let before = 1;
  for (const [index, part] of partsOf(value).entries()) {
    const size = sizeOf(part);
    if (place < before + size) return withPart(value, index, bentAt(part, place - before, how));
    before += size;
  }
  return value;
}

function withPart(value: Recipe, index: number, part: Recipe): Recipe {
  if (value.is === 'list') return { is: 'list', items: value.items.with(index, part) };
  if (value.is !== 'object') return value;
  return { is: 'object', entries: value.entries.map(([key, old], at) => [key, at === index ? part : old]) };
}

function bentHere(value: Recipe, how: Bend): Recipe {
  switch (how.kind) {
    case 'replace':
      return how.by;
    case 'wrap':
      return { is: 'list', items: [value, how.by] };
    case 'add':
      if (value.is === 'list') return { is: 'list', items: [...value.items, how.by] };
      if (value.is === 'object') return { is: 'object', entries: [...value.entries, [how.key, how.by]] };
      return how.by;
    case 'remove':
      if (value.is === 'list') return { is: 'list', items: value.items.slice(1) };
      if (value.is === 'object') return { is: 'object', entries: value.entries.slice(1) };
      return { is: 'odd', name: 'undefined' };
    case 'double':
      return { is: 'list', items: [value, value] };
  }
}
