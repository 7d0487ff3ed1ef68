/**
 * The linter in full, with types and components: for editors and `npm run verify`. `npm test` runs the faster
 * oxlint.config.ts, and of this one only what oxlint lacks (docs/development.md).
 */
import vue from 'eslint-plugin-vue';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './scripts/lint/house-plugin.js';
import { everywhere, inPlaces } from './scripts/lint/house-rules.js';

/** The formatter owns the shape of templates. */
const FORMATTED = [
  'max-attributes-per-line',
  'singleline-html-element-content-newline',
  'multiline-html-element-content-newline',
  'html-self-closing',
  'html-indent',
  'html-closing-bracket-newline',
];

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
        project: './src/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        parser: tseslint.parser,
      },
    },
    plugins: { house },
    rules: {
      ...everywhere,
      ...Object.fromEntries(FORMATTED.map((rule) => [`vue/${rule}`, 'off'])),
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
  inPlaces,
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    // JSDoc carries the types there, and tsc checks them.
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
