// @ts-check
/** The house's own rules, in ESLint's names, for both linters (docs/development.md). */

const NOTHING_BUT_RULES =
  'The rules know no clock, file, window or package: what they need comes as an argument.';

/** A list spread into a call lies on the stack: from some 120,000 items on it throws, and what a file holds may be as many. */
const NO_LIST_ON_THE_STACK = ["callee.object.name='Math'", "callee.property.name='push'"].map((call) => ({
  selector: `CallExpression[${call}] > SpreadElement`,
  message: 'Too many items overflow the stack: highest, lowest or a loop.',
}));

/** What draws takes props: a component knows a store only where it is a view, or a page of one. */
const KNOWS_STORES = ['App', 'View', 'Panel', 'Section'].map((page) => `src/renderer/**/*${page}.vue`);
/** What hears, measures or tells the time, and holds nothing of the program. */
const NO_STORE = ['Size', 'Clock', 'Hold', 'KeyLayer', 'GridKeys', 'PageTurn', 'Press'].join('|');
const NO_STORE_HERE = {
  selector: `ImportDeclaration[source.value=/^\\./] > ImportSpecifier[imported.name=/^use(?!(${NO_STORE})$)[A-Z]/]`,
  message: 'What draws takes props and emits: only views, and their panels and sections, know stores.',
};

/** One router gives each key to one layer. */
const NO_OWN_KEYS = {
  selector: "CallExpression[callee.property.name='addEventListener'] > Literal[value='keydown']",
  message: 'Keys come from press/key-router.ts, or two would take one.',
};

/** @typedef {Readonly<Record<string, 'off' | 'error' | ['error', ...unknown[]]>>} Rules */

/** @type {Rules} */
export const everywhere = {
  // A switch over a union names every member, so that a new one does not compile until it is handled.
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
  ],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/explicit-module-boundary-types': 'error',
  'house/arrows': 'error',
  'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
  eqeqeq: 'error',
  'no-console': 'error',
};

/**
 * What holds in some places, the later before the earlier.
 * @type {{ readonly files: string[], readonly ignores?: string[], readonly rules: Rules }[]}
 */
export const inPlaces = [
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/*.testing.ts'],
    rules: { 'house/no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK] },
  },
  {
    files: ['src/renderer/**'],
    // last-input only notes that a key was used, also one that a layer takes.
    ignores: ['**/*.test.ts', '**/*.testing.ts', 'src/renderer/press/{key-router,last-input}.ts'],
    rules: { 'house/no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK, NO_OWN_KEYS] },
  },
  {
    files: ['src/board/**/*.vue', 'src/renderer/**/*.vue'],
    ignores: KNOWS_STORES,
    rules: { 'house/no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK, NO_OWN_KEYS, NO_STORE_HERE] },
  },
  {
    // The sheet and the question before the folder is ours are pages of their own, with no store.
    files: ['src/renderer/**', 'src/board/**'],
    ignores: ['src/renderer/lane/**', 'src/renderer/sheet/main.ts', 'src/renderer/take-over/question.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'lane', message: 'Main is asked in src/renderer/lane.' },
      ],
    },
  },
  {
    // Core compiles with no DOM and no Node; this keeps packages out too, tests apart.
    files: ['src/core/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testing.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]', message: NOTHING_BUT_RULES }] }],
      'no-restricted-globals': ['error', 'Date', 'console', 'performance'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      // Object calisthenics, as far as they help a reader (docs/seeds.md): small, flat, no else, one class a file.
      'max-depth': ['error', 2],
      'max-nested-callbacks': ['error', 2],
      'max-params': ['error', 4],
      'max-lines-per-function': ['error', { max: 22, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 130, skipBlankLines: true, skipComments: true }],
      'max-classes-per-file': ['error', 1],
      // An exhaustive switch counts as one: its cases are the members of a union.
      complexity: ['error', { max: 8, variant: 'modified' }],
      // A type's parameter may be one letter.
      'id-length': ['error', { min: 2, exceptionPatterns: ['^[A-Z]$'] }],
      'house/no-restricted-syntax': [
        'error',
        {
          selector: 'IfStatement[alternate]',
          message: 'No else: leave early, or answer with a conditional.',
        },
        ...NO_LIST_ON_THE_STACK,
      ],
    },
  },
  {
    // Saves get their file calls as an argument, so that a test can give them a disk that fails.
    files: ['src/saves/**/*.ts', 'src/terminal/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'electron', message: 'Saves and the terminal run without Electron.' }] },
      ],
    },
  },
  {
    files: ['drive/**', 'scripts/**', 'e2e/**', 'src/terminal/**'],
    rules: { 'no-console': 'off' },
  },
];
