import { realpath, stat } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { languageOf, linesOf, readCommandLine, type CommandLine } from '../../options/command-line.ts';
import { checkFolder, type CheckReport } from '../../saves/check/check-folder.ts';
import { repairFolder, type RepairRefusal } from '../../saves/check/repair-folder.ts';
import { CHECK_TEXT } from '../../text/terminal/check.ts';
import { commandLineSentence } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT } from '../../text/refusals/refusals.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { printable, reportLines } from './report-lines.ts';
import type { Output } from '../output.ts';
import { homedir } from 'node:os';
import { gradeOf } from '../../saves/check/finding.ts';

const NAME = 'Headpin';

/**
 * The data folder that Headpin uses by default: where Electron keeps a program's data. As in Electron, an empty
 * variable counts as not set.
 */
export function defaultFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir();
  const set = (name: string): string | undefined =>
    environment[name] === '' ? undefined : environment[name];
  if (platform === 'win32') return join(set('APPDATA') ?? join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(set('XDG_CONFIG_HOME') ?? join(home, '.config'), NAME);
}

/** The exit code for monitoring; what could not be checked, and a bad command line, is 3. */
const CODES: Readonly<Record<CheckReport['verdict'], number>> = { whole: 0, told: 1, damage: 2 };
const NOT_CHECKED = 3;

/** The process around the check. */
export interface Surroundings {
  readonly screen: Output;
  readonly errors: Output;
  readonly environment: NodeJS.ProcessEnv;
}

/** Runs the check to its end; returns the exit code. */
export async function runCheck(args: readonly string[], around: Surroundings): Promise<number> {
  return main(args, around).catch((trouble: unknown) => refuse(around, String(trouble)));
}

async function main(args: readonly string[], around: Surroundings): Promise<number> {
  const language = languageOf(args) ?? 'en';
  const options = linesOf<'check'>(CHECK_TEXT[language].options);
  const read = readCommandLine(args, 'check');
  if (!read.ok) return refuse(around, commandLineSentence(START_TEXT[language], read.error), '', ...options);
  if (!read.value.has('help')) return check(read.value, language, around);
  await around.screen.write(lines(options));
  return 0;
}

async function check(
  { has, value }: CommandLine<'check'>,
  language: Language,
  around: Surroundings,
): Promise<number> {
  const { environment } = around;
  const here = environment['INIT_CWD'] ?? '';
  const set = environment['HEADPIN_DATA_DIR'] ?? '';
  const asked = value('data') ?? (set === '' ? null : set);
  const named = asked === null ? defaultFolder(process.platform, environment) : resolve(here, asked);
  const folder = await reallyAt(named);
  const copy = value('copy');
  const moved = has('repair') ? await asOwner(folder, () => repairFolder(folder)) : null;
  if (moved?.ok === false) return refuse(around, ...refusalLines(language, folder, moved.error));
  const report = await checkFolder(folder, { copies: copy === null ? null : resolve(here, copy) });
  if (!report.ok) return refuse(around, ...refusalLines(language, folder, report.error));
  const text = CHECK_TEXT[language];
  const files = moved?.value ?? null;
  const movedLines = files?.length === 0 ? [text.nothingMoved] : (files ?? []).map(text.moved).map(printable);
  const shown = has('json')
    ? [reportJson(report.value, files)]
    : [...movedLines, ...(files === null ? [] : ['']), ...reportLines(text, report.value)];
  await around.screen.write(lines(shown));
  return CODES[report.value.verdict];
}

/** The folder that a link leads to, which Headpin follows too; the name itself if it does not exist. */
async function reallyAt(folder: string): Promise<string> {
  return realpath(folder).catch(() => folder);
}

function refusalLines(language: Language, folder: string, refusal: RepairRefusal): readonly string[] {
  const text = CHECK_TEXT[language];
  switch (refusal.code) {
    case 'no-folder':
      return [text.noFolder(folder)];
    case 'trouble':
      return [text.notChecked(folder, REFUSALS_TEXT[language].troubles[refusal.trouble])];
    case 'locked':
      return [refusal.by.code === 'unclear' ? text.notRepairedUnclear : text.notRepaired];
  }
}

async function refuse({ errors }: Surroundings, ...sentences: readonly string[]): Promise<number> {
  await errors.write(lines(sentences));
  return NOT_CHECKED;
}

function lines(sentences: readonly string[]): string {
  return sentences.map((sentence) => `${sentence}\n`).join('');
}

/**
 * Does the work as the folder's owner if root does it: a folder or file of root's would keep the lane's account from
 * its own data. Others, and Windows, work as themselves.
 */
async function asOwner<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid, setegid } = process;
  if (geteuid?.() !== 0 || seteuid === undefined || setegid === undefined) return work();
  const owner = await stat(folder).catch(() => null);
  if (owner === null || owner.uid === 0) return work();
  const group = process.getegid?.() ?? 0;
  setegid(owner.gid);
  seteuid(owner.uid);
  try {
    return await work();
  } finally {
    seteuid(0);
    setegid(group);
  }
}

/** A report for other programs. A field may be added; none is removed or renamed while `version` stays. */
function reportJson(report: CheckReport, moved: readonly string[] | null): string {
  const { folder, verdict, held, counts, copies, findings } = report;
  const graded = findings.map((one) => ({ grade: gradeOf(one), ...one }));
  const answer = {
    file: 'headpin-check',
    version: 1,
    folder,
    verdict,
    held,
    counts,
    copies,
    findings: graded,
  };
  return JSON.stringify(moved === null ? answer : { ...answer, moved }, null, 2);
}
