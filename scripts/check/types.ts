/**
 * `npm run check:types`: compiles each room of the source on its own. Its tsconfig says what a room may see. With
 * `--project FILE` and `--test FILE` it compiles only these.
 */
import { parseArgs } from 'node:util';
import { root } from '../../drive/runtime.ts';
import { typeFaults } from './type-faults.ts';

const { values } = parseArgs({
  options: { project: { type: 'string', multiple: true }, test: { type: 'string', multiple: true } },
});
const { project: projects = [], test: tests = [] } = values;
const some = projects.length + tests.length > 0;
const faults = await typeFaults(root, some ? { projects, tests } : undefined);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
