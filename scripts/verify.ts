/** `npm run verify`: slow checks before a release, in turn; `-- --part 'no network'` selects some. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildIfStale } from './build.ts';
import { refusalIn } from './one-at-a-time.ts';
import { makeBrokenDeb } from './package/broken-deb.ts';
import { makeHousePackages, makeNextDeb, makeProduct } from './package/product.ts';
import type { Run } from './processes.ts';
import { isRoot, root } from '../drive/runtime.ts';
import { ALL } from '../drive/turns.ts';
import { runScript } from './script.ts';
import { installTools } from './setup/libraries.ts';
import { countOne, judge, nothing, summary, total, type Count } from './test/count.ts';
import { makePlace } from './test/place.ts';
import { forgetResults, runPlaywright } from './test/playwright.ts';
import { temporaryIn } from './test/temporary.ts';
import { runVitest } from './test/vitest.ts';
import { lintInFull } from './verify/full-lint.ts';
import { unitParts, type UnitPart } from './verify/parts.ts';
import { tryOnWindows, type WindowsPart } from './verify/windows/windows.ts';

/** A part: tests of a project of playwright.config.ts, in the real program. */
interface Part {
  readonly name: string;
  readonly spec: string;
  /** Of these only the tests with this tag. */
  readonly grep?: string;
  readonly project: 'e2e' | 'verify' | 'fresh*';
  readonly users: readonly ('ordinary' | 'root')[];
  /** Needs what `npm run package` makes, or of it the desk's package alone. */
  readonly packaged?: true | 'house';
}

/** In the real program as packaged. */
const packaged = (name: string, spec: string, user: Part['users'][number] = 'root'): Part => ({
  ...{ name, spec, project: 'verify', users: [user], packaged: true },
});

const parts: readonly Part[] = [
  { name: 'no network', spec: 'no-network.spec.ts', project: 'e2e', users: ['ordinary', 'root'] },
  { name: 'codes on paper', spec: 'codes.spec.ts', project: 'verify', users: ['ordinary'] },
  { name: 'sheets on paper', spec: 'sheets.spec.ts', project: 'verify', users: ['ordinary'] },
  { name: 'no network at rest', spec: 'no-network-at-rest.spec.ts', project: 'verify', users: ['ordinary'] },
  // `npm test` leaves them out: there five kills stand for a hundred, and one kind of end for all.
  {
    ...{ name: 'long tests', spec: '/e2e/(?!faults/|series-)', grep: '@long' },
    ...{ project: 'e2e', users: ['ordinary'] },
  },
  { name: 'long faults', spec: '/e2e/faults/', grep: '@long', project: 'e2e', users: ['ordinary'] },
  // `npm test` runs one of these shares, another one each day.
  { name: 'fresh starts', spec: '.spec.ts', project: 'fresh*', users: ['ordinary'] },
  // `npm test` bowls one game by keyboard and the beginning of the next.
  { name: 'series', spec: 'series-.*.spec.ts', project: 'e2e', users: ['ordinary'] },
  { name: 'spreadsheet', spec: 'spreadsheet.spec.ts', project: 'verify', users: ['ordinary'] },
  packaged('doors of the package', 'package-doors.spec.ts', 'ordinary'),
  packaged('points of the package', 'package-points.spec.ts', 'ordinary'),
  packaged('the package as root', 'package-root.spec.ts'),
  packaged('kiosk', 'kiosk.spec.ts'),
  packaged('bare Debian', 'bare-debian.spec.ts'),
  // A Debian that is installed on, and two that look after each other.
  { ...packaged('house package', 'house-(package|operator).spec.ts'), packaged: 'house' },
];

/** No test of the real program: rules of lint that `npm test` has no fast tool for, and a second compiler. */
const LINT = 'lint in full';
/** Builds the package twice and compares the bytes. */
const TWICE = 'the same package twice';
/** Under Wine. */
const windowsParts: Readonly<Record<WindowsPart, string>> = {
  tests: 'Windows: saves and terminal',
  installer: 'Windows: installer',
};
const names = [
  ...parts.map(({ name }) => name),
  LINT,
  TWICE,
  ...unitParts.map(({ name }) => name),
  ...Object.values(windowsParts),
];

const { values } = parseArgs({ options: { part: { type: 'string', multiple: true, default: [] } } });

async function verify(run: Run, stop: AbortSignal): Promise<number> {
  const unknown = values.part.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`no part is called ${unknown.join(', ')}: ${names.join(', ')}`);
    return 2;
  }
  const refusal = await refusalIn(root, 'npm run verify', run);
  if (refusal !== null) {
    console.error(refusal);
    return 1;
  }
  const onWindows = (['tests', 'installer'] as const).filter((part) => asked(windowsParts[part]));
  if ([...parts.map(({ name }) => name), TWICE].some((name) => asked(name))) await buildIfStale(stop);
  if (parts.some(({ name, packaged }) => packaged === true && asked(name))) await makePackages(run, stop);
  // After those, which empty the folder.
  if (parts.some(({ name, packaged }) => packaged === 'house' && asked(name)))
    await makeHousePackages(run, stop);
  if (asked('spreadsheet'))
    await installTools([{ what: 'soffice', packages: ['libreoffice-calc-nogui', 'libreoffice-calc'] }]);
  forgetResults();
  const counts: Count[] = [];
  if (asked(LINT)) {
    console.log(`\n── ${LINT} ──`);
    counts.push(countOne(LINT, await lintInFull(run, stop)));
  }
  if (asked(TWICE)) counts.push(countOne(TWICE, await isSameTwice(run, stop)));
  for (const part of unitParts) if (asked(part.name)) counts.push(await runUnits(part, run, stop));
  for (const part of onWindows) {
    console.log(`\n── ${windowsParts[part]}, under Wine ──`);
    counts.push(await tryOnWindows(part, run, stop));
  }
  for (const user of ['ordinary', 'root'] as const) {
    const wanted = parts.filter(({ name, users }) => users.includes(user) && asked(name));
    if (user === 'root' && !isRoot())
      counts.push({ ...nothing, skips: wanted.map(({ name }) => skipped(`${name}, as root`)) });
    else if (wanted.length > 0) counts.push(...(await runAs(user, wanted, run, stop)));
  }
  const all = total(counts);
  console.log(`\n${summary(all)}`);
  // Skipped parts verify nothing; a run with only skips fails.
  return all.failures.length > 0 || all.passed === 0 ? 1 : 0;
}

/** The package, a newer one of the same program, and one that cannot start. */
async function makePackages(run: Run, stop: AbortSignal): Promise<void> {
  const product = await makeProduct(run, stop);
  await makeNextDeb(product, run, stop);
  await makeBrokenDeb({ ...product, output: join(dirname(product.unpacked), 'worse') }, run, stop);
}

async function isSameTwice(run: Run, stop: AbortSignal): Promise<boolean> {
  const digests: string[] = [];
  for (const time of ['first', 'second']) {
    if (!(await build(stop))) return false;
    const { deb, houseDeb } = await makeProduct(run, stop, join(run.folder, `${time}-package`));
    digests.push([deb, houseDeb].map(sha256Of).join(' '));
  }
  console.log(`${TWICE}: ${digests.join(' and ')}`);
  return digests[0] === digests[1];
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

async function runUnits({ name, files, environment }: UnitPart, run: Run, stop: AbortSignal): Promise<Count> {
  console.log(`\n── ${name} ──`);
  const env = { ...process.env, ...run.environment, ...environment, TMPDIR: temporaryIn(run) };
  return runVitest(name, files(), { cwd: root, env, signal: stop, folder: run.folder });
}

function asked(name: string): boolean {
  return values.part.length === 0 || values.part.includes(name);
}

function skipped(test: string): Count['skips'][number] {
  return { test, reason: 'needs root' };
}

async function runAs(
  user: 'ordinary' | 'root',
  wanted: readonly Part[],
  run: Run,
  stop: AbortSignal,
): Promise<readonly Count[]> {
  const made = await makePlace(run, user, stop);
  const place = { ...made, environment: { ...made.environment, HEADPIN_DAY: ALL } };
  const counts: Count[] = [];
  for (const { name, spec, grep, project } of wanted) {
    stop.throwIfAborted();
    const title = `${name}, as ${user === 'root' ? 'root' : 'an ordinary user'}`;
    console.log(`\n── ${title} ──`);
    const chosen = [spec, `--project=${project}`, ...(grep === undefined ? [] : [`--grep=${grep}`])];
    const { code, count } = await runPlaywright(place, title, chosen, { stop });
    counts.push(judge(title, count, code));
  }
  return counts;
}

await runScript(verify);
