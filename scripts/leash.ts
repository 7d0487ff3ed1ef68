/** The leash of a run (processes.ts): `leash.ts MARK FOLDER` waits until whoever holds its standard input is gone, and tidies up. */
import { endRun } from './processes.ts';

const [mark = '', folder = ''] = process.argv.slice(2);
// A closed terminal or Ctrl-C reaches the whole session: this is the one that has to stay.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => {
  if (mark !== '' && folder !== '') void endRun(mark, folder);
});
