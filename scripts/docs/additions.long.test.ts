import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { plantedCheckout, removeCheckout } from '../check/planted-checkout.testing.ts';
import { typeFaults } from '../check/type-faults.ts';
import { ADDITIONS, edited, type Edit } from './additions.testing.ts';

const HOW_TO_ADD = /^## How to add$([^]*?)^## /mu.exec(read('ARCHITECTURE.md'))?.[1] ?? '';

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What the compiler finds in a copy of the source with these edits. */
async function faultsWith(edits: readonly Edit[]): Promise<readonly string[]> {
  const files = new Map(
    globSync('src/**/*.{ts,vue,json,css}', { cwd: root }).map((file) => [
      file.replaceAll('\\', '/'),
      read(file),
    ]),
  );
  for (const edit of edits) files.set(edit.file, edited(files.get(edit.file) ?? '', edit));
  const checkout = plantedCheckout(Object.fromEntries(files));
  try {
    return await typeFaults(checkout, { projects: ['src/tsconfig.json'], tests: [] });
  } finally {
    removeCheckout(checkout);
  }
}

test.each(ADDITIONS)('$what is added where ARCHITECTURE.md says', ({ what, rest }) => {
  const said = HOW_TO_ADD.split('\n- ').find((item) => item.startsWith(`**${what}**`)) ?? '';
  const places = rest.map(({ file, below }) => (below === null ? dirname(file) : basename(file)));
  expect(places.filter((place) => !said.includes(place))).toEqual([]);
});

test('all that is added so compiles', async () => {
  expect(await faultsWith(ADDITIONS.flatMap(({ first, rest }) => [first, ...rest]))).toEqual([]);
});

test.each(ADDITIONS)('the compiler asks for what is missing of $what', async ({ first }) => {
  expect(await faultsWith([first])).not.toEqual([]);
});

test.each([
  ['call', 'src/main/bridge/calls/program.ts', /^ {4}v\.strictTuple\(\[programOrder\]\),\n/mu],
  ['command', 'src/main/bridge/calls/command.ts', /^ {2}undo: .*\n/mu],
  ['setting', 'src/contract/settings.ts', /is: FLAG, (?=plain: false, may: 'staff', since: 2)/u],
])('a %s without its parser does not compile', async (_what, file, parser) => {
  const without = read(file).replace(parser, '');
  expect(without).not.toBe(read(file));
  const faults = await faultsWith([{ file, below: null, line: without }]);
  expect(faults.map((fault) => fault.slice(0, fault.indexOf('(')))).toContain(file);
});

test('a new language does not compile before every section has it', async () => {
  const file = 'src/text/language.ts';
  const code = read(file).replace("['en', ", "['en', 'fr', ");
  const faults = await faultsWith([{ file, below: null, line: code }]);
  const lacking = new Set(faults.map((fault) => fault.slice(0, fault.indexOf('('))));
  const sections = globSync('src/text/**/*.ts', { cwd: root })
    .filter((each) => !/\.(?:test|testing)\.ts$/u.test(each))
    .filter((each) => /^(?:export )?const \w+: InEveryLanguage</mu.test(read(each)));
  expect(sections.filter((each) => !lacking.has(each.replaceAll('\\', '/')))).toEqual([]);
});
