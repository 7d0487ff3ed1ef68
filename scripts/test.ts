/** `npm test`: every suite, and a final line with the totals. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { refusalIn } from './one-at-a-time.ts';
import type { Run } from './processes.ts';
import { describeRuntime, isRoot, readRuntime, root } from '../drive/runtime.ts';
import { runScript } from './script.ts';
import { exitCode, Output } from './test/command.ts';
import { countOne, judge, nothing, readCount, summary, timesOf, total, type Count } from './test/count.ts';
import { makePlace, type Place } from './test/place.ts';
import { forgetResults, keepSummary, runPlaywright } from './test/playwright.ts';
import { stages, type Lane, type Suite } from './test/suites.ts';
import { temporaryIn } from './test/temporary.ts';
import { Times } from './test/times.ts';
import { runVitest } from './test/vitest.ts';

async function test(run: Run, stop: AbortSignal): Promise<number> {
  const refusal = await refusalIn(root, 'npm test', run);
  if (refusal !== null) {
    console.error(refusal);
    return 1;
  }
  console.log(`testing on ${describeRuntime(readRuntime())}`);
  forgetResults();
  const times = new Times(process.argv.includes('--times') ? join(run.folder, 'times.jsonl') : null);
  const counts: Count[] = [];
  for (const lanes of stages) {
    const counted = await Promise.all(
      lanes.map((lane, index) => runLane(lane, index === 0, { run, stop, times })),
    );
    counts.push(...counted.flat());
  }
  const all = total(counts);
  // The file from which `npm run soak` reads the results.
  const report = process.env['HEADPIN_COUNT'];
  if (report !== undefined) writeFileSync(report, JSON.stringify(all));
  keepSummary(summary(all));
  console.log(`\n${times.table()}`);
  console.log(`${String(Math.round(times.total))} s of CPU\n${summary(all)}`);
  return all.failures.length > 0 ? 1 : 0;
}

/** Shared by all suites of a run. */
interface Round {
  readonly run: Run;
  readonly stop: AbortSignal;
  readonly times: Times;
}

/** Runs suites in turn; what a suite prints is shown as it comes, or else whole at its end. */
async function runLane(lane: Lane, live: boolean, round: Round): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const suite of lane) {
    if (round.stop.aborted) break;
    console.log(live ? `\n── ${suite.name} ──` : `── ${suite.name}: begun ──`);
    const started = Date.now();
    const output = live ? null : new Output();
    let count = nothing;
    try {
      count = await runSuite(suite, output, round);
    } finally {
      if (output !== null) console.log(`\n── ${suite.name} ──\n${output.read().trimEnd()}`);
    }
    const used = round.times.suiteEnded(suite.name);
    console.log(timesOf(suite.name, (Date.now() - started) / 1000, count, used));
    counts.push(count);
  }
  return counts;
}

async function runSuite(suite: Suite, output: Output | null, { run, stop, times }: Round): Promise<Count> {
  const own = {
    cwd: root,
    env: { ...process.env, ...run.environment, ...times.environment, TMPDIR: temporaryIn(run) },
    signal: stop,
  };
  switch (suite.kind) {
    case 'npm': {
      const code = await exitCode('npm', ['run', '--silent', suite.name], own, output);
      return countOne(suite.name, code === 0);
    }
    case 'build':
      return countOne(suite.name, await build(stop));
    case 'vitest':
      return runVitest(suite.name, suite.parameters, { ...own, folder: run.folder, output });
    case 'torture': {
      const report = join(run.folder, `${suite.name}.json`);
      const parameters = [join(root, 'scripts', suite.script), '--short'];
      const environment = { ...own.env, HEADPIN_COUNT: report };
      const code = await exitCode(process.execPath, parameters, { ...own, env: environment }, output);
      return judge(suite.name, readCount(report), code);
    }
    case 'playwright': {
      if (suite.user === 'root' && !isRoot())
        return { ...nothing, skips: [{ test: suite.name, reason: 'needs root' }] };
      return countPlaywright(suite, withTimes(await placeFor(run, suite.user, stop), times), output, stop);
    }
  }
}

/** The result of a suite of the real program; one that lost tests has failed. */
async function countPlaywright(
  suite: Suite & { kind: 'playwright' },
  place: Place,
  output: Output | null,
  stop: AbortSignal,
): Promise<Count> {
  const { code, count } = await runPlaywright(place, suite.name, suite.parameters, { stop, output });
  const judged = judge(suite.name, count, code);
  const ran = judged.passed + judged.failures.length;
  if (ran >= suite.least) return judged;
  const lost = `${suite.name}: ran ${String(ran)} tests, and there are at least ${String(suite.least)}`;
  return { ...judged, failures: [...judged.failures, lost] };
}

/** A place whose tests note what they use. */
function withTimes(place: Place, { environment }: Times): Place {
  return { ...place, environment: { ...place.environment, ...environment } };
}

const places = new Map<string, Promise<Place>>();

/**
 * One place for all suites of a user: it costs a display and a copy of the checkout. Made after the build, which is
 * part of the copy.
 */
function placeFor(run: Run, user: 'ordinary' | 'root', stop: AbortSignal): Promise<Place> {
  const place = places.get(user) ?? makePlace(run, user, stop);
  places.set(user, place);
  return place;
}

await runScript(test);
