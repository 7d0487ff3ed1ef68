import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import type { Run } from '../processes.ts';
import { runSideBySide } from '../test/side-by-side.ts';

/**
 * ESLint with types over everything, and components by vue-tsc. `npm test` has oxlint and the native compiler instead,
 * which take a fifth of the time (docs/development.md).
 */
export async function lintInFull(run: Run, stop: AbortSignal): Promise<boolean> {
  const vue = ['renderer', 'front-desk'].map((room) => ({
    name: `${room} by vue-tsc`,
    parameters: ['vue-tsc/bin/vue-tsc.js', '-p', `src/${room}/tsconfig.json`],
  }));
  const all = [{ name: 'ESLint', parameters: ['eslint/bin/eslint.js', '--max-warnings', '0', '.'] }, ...vue];
  const steps = all.map(({ name, parameters: [tool = '', ...rest] }) => ({
    name,
    program: process.execPath,
    parameters: [join(root, 'node_modules', tool), ...rest],
  }));
  return (await runSideBySide(steps, run, stop)) === 0;
}
