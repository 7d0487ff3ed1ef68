/** A line more below every line with this pattern; without a pattern, a new file. */
export interface Edit {
  readonly file: string;
  readonly below: RegExp | null;
  readonly line: string;
}

/**
 * An item of "How to add" in ARCHITECTURE.md, carried out. The first edit alone names or uses the new thing, which nothing
 * else knows yet.
 */
export interface Addition {
  readonly what: string;
  readonly first: Edit;
  readonly rest: readonly Edit[];
}

export const ADDITIONS: readonly Addition[] = [
  {
    what: 'A format',
    first: { file: 'src/core/formats/formats.ts', below: /^ {2}LOW_GAME,$/u, line: '  ANY_SPARE,' },
    rest: [
      {
        file: 'src/core/formats/formats.ts',
        below: /^import \{ BAKER \}/u,
        line: "import { ANY_SPARE } from './any-spare.ts';",
      },
      {
        file: 'src/core/formats/any-spare.ts',
        below: null,
        line: `import { plainFormat, type Format } from './format.ts';
import { TEN_PIN_RULES } from './ten-pin.ts';

export const ANY_SPARE: Format<'any-spare'> = plainFormat('any-spare', { ...TEN_PIN_RULES, named: [] });
`,
      },
      {
        file: 'src/core/testing/second-formats.testing.ts',
        below: /^ {2}'low-game': alone/u,
        line: "  'any-spare': alone(SECOND_TEN_PIN),",
      },
      {
        file: 'src/text/formats.ts',
        below: /^ {2}'roll-off': /u,
        line: "  'any-spare': { name: 'Any spare, scratch.', short: 'Any spare', options: null },",
      },
    ],
  },
  {
    what: 'A setting',
    first: {
      file: 'src/renderer/settings/EntrySection.vue',
      below: /^<template>$/u,
      line: `  <SettingChoices
    :label="text.bigKeys"
    :choices="[{ value: true, text: text.fallen }, { value: false, text: text.left }]"
    :chosen="house.settings.bigKeys"
    @choose="(bigKeys) => changeSettings({ bigKeys })"
  />`,
    },
    rest: [
      {
        file: 'src/contract/settings.ts',
        below: /^ {2}sounds: setting/u,
        line: "  bigKeys: setting({ is: FLAG, plain: false, may: 'display', since: 10 }),",
      },
      { file: 'src/text/staff/settings.ts', below: /^ {2,4}hint: /u, line: "bigKeys: 'Large keys'," },
    ],
  },
  {
    what: 'A call',
    first: {
      file: 'src/contract/calls.ts',
      below: /^ {4}load: call/u,
      line: '    memory: call<[], number>(),',
    },
    rest: [
      {
        file: 'src/main/bridge/calls/program.ts',
        below: /^export const PROGRAM_CALLS/u,
        line: "  'program.memory': fromConsole('none', nothing, () => Promise.resolve(ok(process.memoryUsage().rss))),",
      },
    ],
  },
  {
    what: 'A sentence',
    first: {
      file: 'src/renderer/paper-lines/PaperView.vue',
      below: /^<template>$/u,
      line: '  <p>{{ text.allLines(lines.length) }}</p>',
    },
    rest: [
      {
        file: 'src/text/console/paper.ts',
        below: /^ {2,4}title: /u,
        line: 'allLines: (lines: number) => `Lines: ${String(lines)}`,',
      },
    ],
  },
  {
    what: 'A statistic',
    first: {
      file: 'src/core/statistics/figures.ts',
      below: /^ {2}strikes: \{ shape/u,
      line: "  misses: { shape: 'times', columns: { misses: 'misses' } },",
    },
    rest: [
      {
        file: 'src/core/statistics/counts.ts',
        below: /^ {2}fouls: \(\{ roll/u,
        line: "  misses: ({ roll }) => roll.kind === 'pins' && roll.pins === 0,",
      },
      { file: 'src/text/end/end.ts', below: /^ {2,4}strikes: '/u, line: "misses: 'Misses'," },
      { file: 'src/text/end/sheet.ts', below: /^ {2,4}strikes: '/u, line: "misses: 'Misses'," },
    ],
  },
  {
    what: 'A panel',
    first: { file: 'src/renderer/console/views.ts', below: /^ {2}\| 'display'$/u, line: "  | 'rules'" },
    rest: [
      {
        file: 'src/renderer/console/panels/OpenPanel.vue',
        below: /^const PANELS/u,
        line: '  rules: KeysPanel,',
      },
    ],
  },
];

/** A file's text with an addition's edits. */
export function edited(text: string, { below, line }: Edit): string {
  if (below === null) return line;
  const lines = text.split('\n');
  if (!lines.some((each) => below.test(each))) throw new Error(`no line is as ${below.source}`);
  return lines.flatMap((each) => (below.test(each) ? [each, line] : [each])).join('\n');
}
