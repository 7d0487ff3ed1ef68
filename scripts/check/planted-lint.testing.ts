import { PLANTED_TYPED } from './planted-typed-lint.testing.ts';

/** A text with one fault, and what must find it: a rule, or the compiler's number. */
export interface Planted {
  readonly fault: string;
  readonly file: string;
  readonly text: string;
  readonly found: string;
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `total += ${String(line)};`).join('\n');

/** In files of any kind: what needs no types. */
const UNTYPED: readonly (readonly [fault: string, file: string, text: string, rule: string])[] = [
  [
    'an any',
    'src/main/any.ts',
    'export const pins = (one: any): unknown => one as unknown;',
    'no-explicit-any',
  ],
  [
    'a non-null assertion',
    'src/main/bang.ts',
    'export const first = (all: number[]): number => all[0]!;',
    'no-non-null-assertion',
  ],
  [
    'an exported function without a return type',
    'src/main/open.ts',
    'export function ten() {\nreturn 10;\n}',
    'explicit-module-boundary-types',
  ],
  [
    'a type imported as a value',
    'src/main/value.ts',
    "import { Game } from './game.ts';\nexport type One = Game;",
    'consistent-type-imports',
  ],
  ['a console', 'src/main/said.ts', "console.log('ten');", 'no-console'],
  [
    'two equals signs',
    'src/main/equal.ts',
    'export const same = (one: unknown, other: unknown): boolean => one == other;',
    'eqeqeq',
  ],
  ['a file of more than 400 lines', 'src/main/long.ts', `let total = 0;\n${lines(400)}`, 'max-lines'],
  ['a variable that nobody uses', 'src/main/unused.ts', 'const unused = 7;', 'no-unused-vars'],
  ['a var', 'src/main/var.ts', 'export var pins = 7;', 'no-var'],
  ['a let that stays', 'src/main/let.ts', 'let pins = 7;\nexport const same = pins;', 'prefer-const'],
  [
    'a comment that silences the compiler',
    'src/main/silent.ts',
    '// @ts-ignore\nexport const pins: number = 7;',
    'ban-ts-comment',
  ],
  [
    'a rule that is switched off for nothing',
    'src/main/off.ts',
    '// eslint-disable-next-line no-console\nexport const pins = 7;',
    'Unused eslint-disable directive',
  ],
  [
    'a list spread into Math.max',
    'src/main/spread.ts',
    'export const most = (all: number[]): number => Math.max(...all);',
    'no-restricted-syntax',
  ],
  [
    'a list spread into push',
    'src/saves/spread.ts',
    'export const add = (all: number[]): number => all.push(...all);',
    'no-restricted-syntax',
  ],
  [
    'a key that is taken past the router',
    'src/renderer/keys.ts',
    "addEventListener('keydown', () => undefined);\nwindow.addEventListener('keydown', () => undefined);",
    'no-restricted-syntax',
  ],
  [
    'main asked outside of lane',
    'src/renderer/ask.ts',
    'export const asked = window.lane;',
    'no-restricted-properties',
  ],
  ['Electron in saves', 'src/saves/electron.ts', "export { app } from 'electron';", 'no-restricted-imports'],
  [
    'an else in the rules',
    'src/core/line/else.ts',
    'export function sign(pins: number): number {\nif (pins < 0) return -1;\nelse return 1;\n}',
    'no-restricted-syntax',
  ],
  [
    'a third level of indentation',
    'src/core/line/deep.ts',
    'export function odd(all: readonly number[]): number {\nfor (const one of all) {\nif (one > 0) {\nif (one % 2 === 1) {\nreturn one;\n}\n}\n}\nreturn 0;\n}',
    'max-depth',
  ],
  [
    'a function of more than 22 lines',
    'src/core/line/long.ts',
    `export function long(): number {\nlet total = 0;\n${lines(22)}\nreturn total;\n}`,
    'max-lines-per-function',
  ],
  [
    'a file of more than 130 lines of rules',
    'src/core/line/lines.ts',
    `let total = 0;\n${lines(131)}`,
    'max-lines',
  ],
  [
    'a second class in a file',
    'src/core/line/classes.ts',
    'export class One {\nreadonly pins = 1;\n}\nexport class Two {\nreadonly pins = 2;\n}',
    'max-classes-per-file',
  ],
  ['a name of one letter', 'src/core/line/letter.ts', 'export const n = 10;', 'id-length'],
  [
    'five arguments',
    'src/core/line/five.ts',
    'export function five(one: 1, two: 2, three: 3, four: 4, fifth: 5): number {\nreturn one + two + three + four + fifth;\n}',
    'max-params',
  ],
  [
    'nine ways through a function',
    'src/core/line/ways.ts',
    `export function ways(pins: number): number {\n${lines(9).replaceAll('total +=', 'if (pins > 1) return')}\nreturn 0;\n}`,
    'complexity',
  ],
  [
    'callbacks in callbacks',
    'src/core/line/nested.ts',
    'export const deep = (all: number[]): void => {\nall.forEach(() => {\nall.forEach(() => {\nall.forEach(() => undefined);\n});\n});\n};',
    'max-nested-callbacks',
  ],
  [
    'a package in the rules',
    'src/core/line/package.ts',
    "export { join } from 'node:path';",
    'no-restricted-imports',
  ],
  [
    'the clock in the rules',
    'src/core/line/clock.ts',
    'export const now = (): number => Date.now();',
    'no-restricted-globals',
  ],
  [
    'chance in the rules',
    'src/core/line/luck.ts',
    'export const luck = (): number => Math.random();',
    'no-restricted-properties',
  ],
];

/** No arrow of the house goes there. */
const ARROWS: readonly (readonly [fault: string, file: string, from: string])[] = [
  ['an end-to-end test that imports a script', 'e2e/arrow.spec.ts', '../scripts/build.ts'],
  ['a script that imports an end-to-end test', 'scripts/arrow.ts', '../e2e/support/keys.ts'],
  ['what drives the program, with a script', 'drive/arrow.ts', '../scripts/build.ts'],
  ['what drives the program, with an end-to-end test', 'drive/test-arrow.ts', '../e2e/support/keys.ts'],
  ['a program that imports what drives it', 'src/core/line/drive-arrow.ts', '../../../drive/play.ts'],
  ['a program that imports a script', 'src/core/line/script-arrow.ts', '../../../scripts/build.ts'],
  ['players that know a game', 'src/core/players/arrow.ts', '../game/game.ts'],
  ['rules that know texts', 'src/core/line/text-arrow.ts', '../../text/start/start.ts'],
  ['rules that know the classes', 'src/core/line/class-arrow.ts', '../classes/game.ts'],
  ['main that knows windows', 'src/main/games/arrow.ts', '../../renderer/main.ts'],
  ['a board that knows the console', 'src/board/arrow.ts', '../renderer/main.ts'],
];

/** In components. */
const TEMPLATES: readonly (readonly [
  fault: string,
  name: string,
  script: string,
  template: string,
  rule: string,
])[] = [
  [
    'a v-for without a key',
    'Loop',
    'const all = [1, 2];',
    '<p v-for="one in all">{{ one }}</p>',
    'vue/require-v-for-key',
  ],
  ['a key where nothing repeats', 'Key', '', '<template key="one"><p /></template>', 'vue/no-template-key'],
  [
    'a v-if beside a v-for',
    'Both',
    'const all = [1, 2];',
    '<p v-for="one in all" v-if="one > 1" :key="one">{{ one }}</p>',
    'vue/no-use-v-if-with-v-for',
  ],
  ['raw HTML', 'Raw', "const html = '<b />';", '<p v-html="html" />', 'vue/no-v-html'],
  [
    'a prop that is written to',
    'Prop',
    'const props = defineProps<{ pins: { down: number } }>();',
    '<p @click="props.pins.down = 7" />',
    'vue/no-mutating-props',
  ],
  [
    'an event that is not declared',
    'Event',
    'defineEmits<{ press: [] }>();',
    '<p @click="$emit(\'pressed\')" />',
    'vue/require-explicit-emits',
  ],
  ['a template that does not end', 'Torn', '', '<p><b></p>', 'vue/html-end-tags'],
  ['a template that cannot be read', 'Broken', '', '<p></b></p>', 'vue/no-parsing-error'],
  [
    'a component that knows a store',
    'Knows',
    "import { useHouse } from './lane/house.ts';\nconst house = useHouse();",
    '<p>{{ house.text.lane }}</p>',
    'no-restricted-syntax',
  ],
  [
    'an any in a component',
    'Any',
    'const said = (one: any): unknown => one as unknown;',
    "<p>{{ said('X') }}</p>",
    'no-explicit-any',
  ],
];

export const PLANTED: readonly Planted[] = [
  ...PLANTED_TYPED,
  ...UNTYPED.map(([fault, file, text, found]) => ({ fault, file, text: `${text}\n`, found })),
  ...ARROWS.map(([fault, file, from]) => ({
    fault,
    file,
    text: `export * from '${from}';\n`,
    found: 'arrows',
  })),
  {
    fault: 'a component with an arrow to the front desk',
    file: 'src/board/Arrow.vue',
    text: '<script setup lang="ts">\nimport Desk from \'../front-desk/DeskPage.vue\';\n</script>\n\n<template><Desk /></template>\n',
    found: 'arrows',
  },
  ...TEMPLATES.map(([fault, name, script, template, found]) => ({
    fault,
    file: `src/renderer/${name}.vue`,
    text: `<script setup lang="ts">\n${script}\n</script>\n\n<template>${template}</template>\n`,
    found,
  })),
];
