import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { languageOf, linesOf, readCommandLine, type CommandLine } from '../../options/command-line.ts';
import { checkFolder, type CheckReport } from '../../saves/check/check-folder.ts';
import { repairFolder, type RepairRefusal } from '../../saves/check/repair-folder.ts';
import { CHECK_TEXT } from '../../text/terminal/check.ts';
import { commandLineSentence } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT } from '../../text/refusals/refusals.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { asOwner } from './as-owner.ts';
import { defaultFolder } from './default-folder.ts';
import { reportJson } from './report-json.ts';
import { printable, reportLines } from './report-lines.ts';
import type { Output } from '../output.ts';

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
