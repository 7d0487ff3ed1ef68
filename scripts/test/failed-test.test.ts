import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { helpOf, type FailedTest } from './failed-test.ts';

const spare: FailedTest = {
  file: 'e2e/rules.spec.ts',
  titles: ['ten pins', "a spare's ball (7/) counts"],
  messages: [],
};

test('a failed test names the files kept of it and the command that repeats it alone', () => {
  const help = helpOf({ ...spare, kept: ['test-results/window-1.png'] }, 'e2e --', {});
  expect(help).toEqual([
    '  kept: test-results/window-1.png',
    String.raw`  alone: npm run e2e -- e2e/rules.spec.ts -g 'ten pins a spare'\''s ball \(7/\) counts'`,
  ]);
});

test('a shell reads the file and a pattern of the title out of the command', () => {
  const [command = ''] = helpOf({ ...spare, file: 'src/볼링 lane/a.test.ts' }, 'unit --', {});
  const words = command.slice(command.indexOf('--') + 2);
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
  const [file, option, title = ''] = stdout.split('\n');
  expect([file, option]).toEqual(['src/볼링 lane/a.test.ts', '-t']);
  expect(new RegExp(title, 'u').test("ten pins a spare's ball (7/) counts")).toBe(true);
});

test('a test of root is repeated as root', () => {
  expect(helpOf(spare, 'e2e -- --as-root', {}).at(-1)).toContain(
    'npm run e2e -- --as-root e2e/rules.spec.ts',
  );
});

test('the seed of a property is told once, and the seed of delays stands before the command', () => {
  const messages = [1, 2].map(
    () => 'Property failed after 1 tests\n{ seed: -162, path: "0:1", endOnFailure: true }',
  );
  const help = helpOf({ ...spare, messages }, 'unit --', { HEADPIN_DELAYS: '7' });
  expect(help[0]).toBe('  seed: -162, path: "0:1"');
  expect(help).toHaveLength(2);
  expect(help[1]).toContain('alone: HEADPIN_DELAYS=7 npm run unit -- ');
});
