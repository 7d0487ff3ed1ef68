/** `npm run -s score`: requests as JSON lines on standard input, an answer for each on standard output (batch/answer.ts). */
import { err, ok, type Result } from '../core/result.ts';
import { BATCH_TEXT } from '../text/batch.ts';
import type { Language } from '../text/language.ts';
import { START_TEXT } from '../text/start.ts';
import { answerTo } from './batch/answer.ts';
import { chunksOf } from './batch/input.ts';
import { readOptions, type OptionRefusal } from './batch/options.ts';
import { linesOf } from './lines.ts';
import { Output } from './output.ts';

const STANDARD_INPUT = 0;

/** Answers until no line comes or nobody reads any more. Refuses, in a sentence, when input or output broke. */
async function answerAll(language: Language): Promise<Result<null, string>> {
  const text = BATCH_TEXT[language];
  const lines = linesOf(chunksOf(STANDARD_INPUT));
  const output = new Output(process.stdout);
  for (;;) {
    const come = await settled(lines.next());
    if (!come.ok) return err(text.inputFailed(come.error));
    if (come.value.done === true) return ok(null);
    const answers = come.value.value.map((line) => `${answerTo(line, language)}\n`);
    const written = await settled(output.write(answers.join('')));
    if (!written.ok) return err(text.outputFailed(written.error));
    if (!written.value) return ok(null);
  }
}

/** The value of a promise, or in words why there is none. */
async function settled<T>(promise: Promise<T>): Promise<Result<T, string>> {
  try {
    return ok(await promise);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function refusalLines(refusal: OptionRefusal, language: Language): string {
  return [refusalLine(refusal, language), ...BATCH_TEXT[language].options].join('\n');
}

function refusalLine(refusal: OptionRefusal, language: Language): string {
  const text = START_TEXT[language];
  switch (refusal.code) {
    case 'unknown-option':
      return text.unknownOption(refusal.option);
    case 'needs-value':
      return text.optionNeedsValue(refusal.option);
    case 'bad-language':
      return text.badLanguage(refusal.value);
  }
}

async function run(): Promise<0 | 1 | 2> {
  const { language, refusal } = readOptions(process.argv.slice(2));
  if (refusal !== null) {
    console.error(refusalLines(refusal, language));
    return 2;
  }
  const answered = await answerAll(language);
  if (answered.ok) return 0;
  console.error(answered.error);
  return 1;
}

process.exitCode = await run();
