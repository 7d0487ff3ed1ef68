import type { Planted } from './planted-lint.testing.ts';

/** In scripts: what the linter needs types for. A component has the same in its script. */
const TYPED: readonly (readonly [fault: string, text: string, rule: string])[] = [
  ['a promise that nobody awaits', 'Promise.resolve(7);', 'no-floating-promises'],
  ['a promise as a condition', 'if (Promise.resolve(true)) values.push(1);', 'no-misused-promises'],
  ['any, assigned', 'const pins = JSON.parse(text);\nvalues.push(pins as number);', 'no-unsafe-assignment'],
  ['any, called', 'JSON.parse(text)();', 'no-unsafe-call'],
  ['a member of any', 'values.push(Number(JSON.parse(text).pins));', 'no-unsafe-member-access'],
  ['any, returned', 'export const pinsOf = (): number => JSON.parse(text);', 'no-unsafe-return'],
  ['any, passed on', 'values.push(JSON.parse(text));', 'no-unsafe-argument'],
  ['a number in a template', 'export const said = `${values.length} pins`;', 'restrict-template-expressions'],
  ['a sum of text and number', 'export const sum = text + 7;', 'restrict-plus-operands'],
  [
    'a method without its object',
    'export const one = [text].map(new Map<string, string>().get);',
    'unbound-method',
  ],
  ['a condition that always holds', 'if (values !== null) values.push(1);', 'no-unnecessary-condition'],
  ['an assertion of what is known', 'values.push((7 as number) as number);', 'no-unnecessary-type-assertion'],
  [
    'a switch that misses a member',
    "function worth(mark: 'strike' | 'spare'): void {\nswitch (mark) {\ncase 'strike':\nvalues.push(10);\n}\n}\nworth('spare');",
    'switch-exhaustiveness-check',
  ],
  ['an await of no promise', 'export const waited = async (): Promise<number> => await 7;', 'await-thenable'],
  ['async without await', 'export const now = async (): Promise<number> => 7;', 'require-await'],
  ['a thrown text', 'export const fail = (): never => {\nthrow text;\n};', 'only-throw-error'],
  [
    'a void that is returned',
    'export const say = (): void => values.forEach(() => undefined);',
    'no-confusing-void-expression',
  ],
  ['something deprecated', 'export const cut = text.substr(1);', 'no-deprecated'],
  ['an object as text', 'export const shown = String({ pins: 7 });', 'no-base-to-string'],
];

const GIVEN = "const text: string = 'X';\nconst values: number[] = [];\n";

/** Each in a source, in a test and in a component. */
export const PLANTED_TYPED: readonly Planted[] = TYPED.flatMap(
  ([fault, text, rule], index): readonly Planted[] => {
    const number = String(index);
    const inSetup = text.replaceAll('export ', '');
    return [
      { fault, file: `src/saves/typed-${number}.ts`, text: `${GIVEN}${text}\n`, found: rule },
      {
        fault: `${fault}, in a test`,
        file: `src/saves/typed-${number}.test.ts`,
        text: `${GIVEN}${text}\n`,
        found: rule,
      },
      {
        fault: `${fault}, in a component`,
        file: `src/renderer/Typed${number}.vue`,
        text: `<script setup lang="ts">\n${GIVEN}${inSetup}\n</script>\n\n<template><p /></template>\n`,
        found: rule,
      },
    ];
  },
);
