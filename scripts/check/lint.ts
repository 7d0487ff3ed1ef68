/** `npm run check:lint`: lints everything, or the files after `--`. */
import { root } from '../../drive/runtime.ts';
import { lintFaults } from './lint-faults.ts';

const files = process.argv.slice(2);
const faults = await lintFaults(root, files.length > 0 ? files : ['.']);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
