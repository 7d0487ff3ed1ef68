/** The linter of `npm test`: the rules of eslint.config.js, typed by the native compiler. Components have ESLint. */
import { defineConfig, type OxlintConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import { everywhere, inPlaces } from './scripts/lint/house-rules.js';

type Rules = NonNullable<OxlintConfig['rules']>;

/** Rules of ESLint that oxlint lacks; `npm run verify` holds them. */
const LACKING = new Set(['@typescript-eslint/no-unsafe-class-instance-assignment']);

const strict = tseslint.configs.strictTypeChecked.map(({ rules }) => rules ?? {});
const rules = Object.fromEntries(
  Object.entries(Object.assign({}, ...strict, everywhere) as Rules).filter(
    ([name, level]) => level !== 'off' && !LACKING.has(name),
  ),
);

/** Every rule that holds anywhere. */
const every = [...new Set([rules, ...inPlaces.map((place) => place.rules)].flatMap(Object.keys))];

const typed = new Set(Object.keys(tseslint.configs.disableTypeChecked.rules ?? {}));

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lint/house-plugin.js'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'out/', 'demo/', 'views/', 'test-results/', '**/*.vue'],
  rules,
  overrides: [
    ...inPlaces.map(({ files, ignores, rules: some }) => ({
      files,
      excludeFiles: ignores ?? [],
      rules: some,
    })),
    {
      files: ['**/*.js', '**/*.mjs'],
      // JSDoc carries the types there, and tsc checks them.
      rules: off(every.filter((name) => typed.has(name) || name.endsWith('explicit-module-boundary-types'))),
    },
    // ESLint reads components as they are; here is the TypeScript that is made of them (scripts/check/typed-copy.ts).
    { files: ['**/*.vue.ts'], rules: off(every.filter((name) => !typed.has(name))) },
  ],
});

function off(names: readonly string[]): Rules {
  return Object.fromEntries(names.map((name) => [name, 'off']));
}
