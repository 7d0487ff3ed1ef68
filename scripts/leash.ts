/**
 * The leash of a run (processes.ts): `leash.ts MARK FOLDER` waits until the holder of its standard input is gone and
 * cleans up.
 */
import { endRun } from './processes.ts';

const [mark = '', folder = ''] = process.argv.slice(2);
// A closed terminal or Ctrl-C signals the whole session; the leash must survive it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => {
  if (mark !== '' && folder !== '') void endRun(mark, folder);
});
