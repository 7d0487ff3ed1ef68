/**
 * `npm run -s score`: reads requests as JSON lines from standard input and writes an answer for each
 * (batch/answer.ts).
 */
import { err, ok, type Result } from '../core/line/result.ts';
import { languageOf, linesOf as optionLines, readCommandLine } from '../options/command-line.ts';
import { BATCH_TEXT } from '../text/terminal/batch.ts';
import { commandLineSentence } from '../text/start/command-line.ts';
import type { Language } from '../text/language.ts';
import { START_TEXT } from '../text/start/start.ts';
import { answerTo } from './batch/answer.ts';
import { chunksOf, linesOf } from './lines.ts';
import { Output } from './output.ts';

const STANDARD_INPUT = 0;

/** Answers until the input ends or the output is closed. Refuses with a sentence when input or output failed. */
async function answerAll(language: Language): Promise<Result<null, string>> {
  const text = BATCH_TEXT[language];
  const lines = linesOf(chunksOf(STANDARD_INPUT));
  const output = new Output(process.stdout);
  for (;;) {
    const come = await attempted(lines.next());
    if (!come.ok) return err(text.inputFailed(come.error));
    if (come.value.done === true) return ok(null);
    const answers = come.value.value.map((line) => `${answerTo(line, language)}\n`);
    const written = await attempted(output.write(answers.join('')));
    if (!written.ok) return err(text.outputFailed(written.error));
    if (!written.value) return ok(null);
  }
}

/** A promise's value, or a sentence about its failure. */
async function attempted<T>(promise: Promise<T>): Promise<Result<T, string>> {
  try {
    return ok(await promise);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<0 | 1 | 2> {
  const args = process.argv.slice(2);
  const language = languageOf(args) ?? 'en';
  const options = optionLines<'score'>(BATCH_TEXT[language].options).join('\n');
  const read = readCommandLine(args, 'score');
  if (!read.ok) {
    console.error(`${commandLineSentence(START_TEXT[language], read.error)}\n\n${options}`);
    return 2;
  }
  if (read.value.has('help')) {
    console.log(options);
    return 0;
  }
  const answered = await answerAll(language);
  if (answered.ok) return 0;
  console.error(answered.error);
  return 1;
}

process.exitCode = await run();
