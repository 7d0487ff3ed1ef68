/**
 * `npm run torture`: the fault table with every fault really made; `--short` as in `npm test`, `--row NUMBER` for
 * single rows.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { total, type Count } from './test/count.ts';
import { rows } from './torture/rows.ts';
import { newFolder } from './torture/tools.ts';
import { WorkerProcess } from './torture/worker-process.ts';
import { countOf, endOf, head, lineElsewhere, lineOf } from './torture/table.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    row: { type: 'string', multiple: true, default: [] },
  },
});
const mode = values.short ? 'short' : 'full';
const asked = values.row.map(Number);

async function torture(run: Run, stop: AbortSignal): Promise<number> {
  const environment = {
    ...process.env,
    ...run.environment,
    NODE_COMPILE_CACHE: join(run.folder, 'compiled'),
  };
  const counts: Count[] = [];
  const tools = { folder: run.folder, environment, stop };
  // A process that ends normally leaves its compiled code for later ones; a killed one does not.
  await (await WorkerProcess.start(tools, newFolder(tools, 'first'))).end();
  console.log(head.join('\n'));
  for (const row of rows) {
    stop.throwIfAborted();
    if (asked.length > 0 && !asked.includes(row.number)) continue;
    if ('elsewhere' in row) {
      console.log(lineElsewhere(row));
      continue;
    }
    const started = performance.now();
    const ended = await endOf(row, mode, tools);
    const seconds = (performance.now() - started) / 1000;
    console.log(lineOf(row, ended, seconds));
    counts.push(countOf(row, ended, seconds));
  }
  const count = total(counts);
  // The file from which `npm test` reads the results.
  const report = process.env['HEADPIN_COUNT'];
  if (report !== undefined) writeFileSync(report, JSON.stringify(count));
  const [passed, failed, skipped] = [count.passed, count.failures.length, count.skips.length].map(String);
  console.log(`\n${passed ?? ''} passed, ${failed ?? ''} failed, ${skipped ?? ''} not run`);
  return count.failures.length > 0 ? 1 : 0;
}

await runScript(torture);
