/**
 * `npm run check:lint`: lints the program and everything else in parallel. Each has a typed program of its own
 * (eslint.config.js), so nothing is done twice.
 */
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, Output } from '../test/command.ts';

const PARTS = [['src'], ['.', '--ignore-pattern', 'src/']];

async function lint(part: readonly string[]): Promise<boolean> {
  const said = new Output();
  const command = [
    join(root, 'node_modules/eslint/bin/eslint.js'),
    '--max-warnings',
    '0',
    ...part,
    ...process.argv.slice(2),
  ];
  const code = await exitCode(process.execPath, command, { cwd: root }, said);
  if (code !== 0) console.error(said.read().trimEnd());
  return code === 0;
}

const passed = await Promise.all(PARTS.map(lint));
process.exitCode = passed.every(Boolean) ? 0 : 1;
