import importX from 'eslint-plugin-import-x';
import vue from 'eslint-plugin-vue';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The arrows of ARCHITECTURE.md: `target` may import from nowhere in `from` but what `except` names. */
const zones = [
  { target: './src/core', from: './src', except: ['./core'] },
  // Inside the rules: a line knows no format by name, a league no players, players no change, a change no game,
  // a game no match and no headline, and nobody the classes.
  { target: './src/core/line/!(*.test).ts', from: './src/core', except: ['./line'] },
  { target: './src/core/line', from: './src/core', except: ['./line', './formats', './testing'] },
  { target: './src/core/formats', from: './src/core', except: ['./formats', './line', './testing'] },
  // Their tests play whole games.
  {
    target: './src/core/players/!(*.test).ts',
    from: './src/core',
    except: ['./players', './league', './line', './formats'],
  },
  {
    target: './src/core/line-up/!(*.test).ts',
    from: './src/core',
    except: ['./line-up', './players', './league', './line', './formats'],
  },
  {
    target: './src/core/league/!(*.test).ts',
    from: './src/core',
    except: ['./league', './line', './formats'],
  },
  {
    target: './src/core/league',
    from: './src/core',
    except: ['./league', './line', './formats', './testing'],
  },
  {
    target: './src/core/game',
    from: './src/core',
    except: ['./game', './line-up', './league', './players', './line', './formats', './testing'],
  },
  {
    target: './src/core/match',
    from: './src/core',
    except: ['./match', './game', './league', './players', './line', './formats', './testing'],
  },
  {
    target: './src/core/statistics/!(*.test|*.testing).ts',
    from: './src/core',
    except: ['./statistics', './players', './league', './line', './formats'],
  },
  {
    target: './src/core/game-code/!(*.test).ts',
    from: './src/core',
    except: ['./game-code', './game', './league', './players', './line', './formats'],
  },
  { target: './src/core/chain/!(*.test).ts', from: './src/core', except: ['./chain', './players'] },
  { target: './src/core/need', from: './src/core/classes' },
  // Practice is no game.
  { target: './src/core/practice', from: './src/core', except: ['./practice', './line', './formats'] },
  { target: './src/league-files', from: './src', except: ['./league-files', './core'] },
  { target: './src/game-files', from: './src', except: ['./game-files', './core', './league-files/csv'] },
  { target: './src/text', from: './src', except: ['./text', './core', './league-files'] },
  {
    target: './src/contract',
    from: './src',
    except: ['./contract', './core', './text', './league-files'],
  },
  { target: './src/options', from: './src', except: ['./options', './core', './text'] },
  { target: './src/preload', from: './src', except: ['./preload', './contract'] },
  {
    target: './src/saves',
    from: './src',
    except: ['./saves', './core', './text', './contract', './league-files', './game-files'],
  },
  ...['./src/main/!(house-link)', './src/main/house-link/!(*.test).ts'].map((target) => ({
    target,
    from: './src',
    except: [
      './main',
      './core',
      './text',
      './options',
      './contract',
      './saves',
      './league-files',
      './game-files',
      './house-contract',
    ],
  })),
  { target: './src/house-contract', from: './src', except: ['./house-contract', './core', './text'] },
  {
    target: './src/house',
    from: './src',
    // Of the saves their record (older lanes are read through its parser and migrations), and how a bowler is taken out of a game.
    except: [
      './house',
      './house-contract',
      './core',
      './text',
      './contract',
      './saves/record',
      './saves/games/without-bowler.ts',
      './saves/games/namings.ts',
      './league-files/csv',
    ],
  },
  {
    target: './src/front-desk',
    from: './src',
    except: ['./front-desk', './house-contract', './board', './core', './text', './contract'],
  },
  { target: './src/board', from: './src', except: ['./board', './core', './text', './contract'] },
  {
    target: './src/renderer',
    from: './src',
    except: ['./renderer', './board', './core', './text', './contract', './league-files'],
  },
  {
    target: './src/terminal',
    from: './src',
    except: ['./terminal', './core', './text', './options', './saves', './league-files', './game-files'],
  },
  ...['./drive', './e2e', './scripts'].map((target) => ({
    target,
    from: './src',
    except: [
      './core',
      './text',
      './contract',
      './saves',
      './terminal',
      './league-files',
      './game-files',
      './house',
      './house-contract',
      './main/house-link',
      // Lanes without a window, for the torture of a house.
      ...['./main/games/games.ts', './main/exports/erased-exports.ts', './main/start/data-folder.ts'],
      './main/house-orders',
    ],
  })),
  // Tests import no script and scripts no test: what both need to drive the real program is in drive/.
  { target: './drive', from: './e2e' },
  { target: './drive', from: './scripts' },
  { target: './e2e', from: './scripts' },
  { target: './scripts', from: './e2e' },
  ...['./drive', './e2e', './scripts'].map((from) => ({ target: './src', from })),
].map((zone) => ({ ...zone, message: 'This arrow is not in the house (ARCHITECTURE.md).' }));

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

export default defineConfig(
  { ignores: ['out/', 'demo/', 'views/', 'node_modules/', 'test-results/'] },
  tseslint.configs.strictTypeChecked,
  vue.configs['flat/recommended'].map((part) => ({
    ...part,
    files: part.files ?? ['src/renderer/**', 'src/board/**', 'src/front-desk/**'],
  })),
  {
    languageOptions: {
      parserOptions: {
        // One program for all of src: what exists in which room is for the compiler to say (npm run check:types).
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
        parser: tseslint.parser,
      },
    },
    plugins: { 'import-x': importX },
    rules: {
      // A switch over a union names every member, so that a new one does not compile until it is handled.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      // The formatter owns the shape of templates.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/multi-word-component-names': 'off',
      // Props are typed in <script setup lang="ts">.
      'vue/require-default-prop': 'off',
    },
  },
  {
    // Only where they are linted: a program that may hold components is made anew for each file.
    files: ['**/*.vue'],
    languageOptions: {
      parserOptions: { project: './src/renderer/tsconfig.json', extraFileExtensions: ['.vue'] },
    },
  },
  {
    files: ['src/front-desk/**/*.vue'],
    languageOptions: { parserOptions: { project: './src/front-desk/tsconfig.json' } },
  },
  {
    files: ['*.config.*', 'drive/**', 'e2e/**', 'scripts/**'],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/*.testing.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK] },
  },
  {
    files: ['src/renderer/**'],
    // last-input only notes that a key was used, also one that a layer takes.
    ignores: ['**/*.test.ts', '**/*.testing.ts', 'src/renderer/press/{key-router,last-input}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK, NO_OWN_KEYS] },
  },
  {
    files: ['src/board/**/*.vue', 'src/renderer/**/*.vue'],
    ignores: KNOWS_STORES,
    rules: { 'no-restricted-syntax': ['error', ...NO_LIST_ON_THE_STACK, NO_OWN_KEYS, NO_STORE_HERE] },
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
      'id-length': ['error', { min: 2 }],
      'no-restricted-syntax': [
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
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    // JSDoc carries the types there, and tsc checks them.
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
