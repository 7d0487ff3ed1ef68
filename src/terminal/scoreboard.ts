/** The scoreboard in a terminal: `npm run -s console`. */
import { resolve } from 'node:path';
import process from 'node:process';
import { languageOf, linesOf } from '../options/command-line.ts';
import { troubleOf } from '../saves/disk/trouble.ts';
import type { Language } from '../text/language.ts';
import { REFUSALS_TEXT } from '../text/refusals/refusals.ts';
import { SCOREBOARD_TEXT } from '../text/terminal/scoreboard.ts';
import { Output } from './output.ts';
import { Dialogue, type Answers } from './scoreboard/dialogue.ts';
import { readOptions, type Options } from './scoreboard/options.ts';
import { PipedAnswers } from './scoreboard/piped-answers.ts';
import { optionLines } from './scoreboard/option-lines.ts';
import { runSession } from './scoreboard/session.ts';
import { TypedAnswers } from './scoreboard/typed-answers.ts';
import { wordsIn } from './scoreboard/words.ts';

/** The exit code of a process ended by a signal: 128 plus the signal's number. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const screen = new Output(process.stdout);
const errors = new Output(process.stderr);
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  // Players get the seeds' words; messages about the command line are in English.
  const language = languageOf(args) ?? 'en';
  if (!options.ok) {
    await tell(optionLines(language, options.error).join('\n'));
    return 2;
  }
  if (!options.value.help) return scoreboard(options.value);
  return showOptions(language);
}

async function showOptions(language: Language): Promise<number> {
  const { options } = SCOREBOARD_TEXT[language];
  try {
    await screen.write(
      linesOf<'scoreboard'>(options)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return 0;
  } catch (error) {
    await tell(REFUSALS_TEXT[language].troubles[troubleOf(error)]);
    return 1;
  }
}

/** Writes to standard error; a failure to write there cannot be reported. */
function tell(sentence: string): Promise<unknown> {
  return errors.write(`${sentence}\n`).catch(() => false);
}

async function scoreboard(options: Options): Promise<number> {
  const words = wordsIn(options.language);
  const signalled: number[] = [];
  const stop = (code: number): void => {
    signalled.push(code);
    dialogue.stop();
  };
  const dialogue: Dialogue = new Dialogue(
    answers(() => {
      stop(SIGNALS.SIGINT);
    }),
    screen,
  );
  for (const [signal, code] of Object.entries(SIGNALS)) {
    // Once: a second signal ends the program without waiting for a save.
    process.once(signal, () => {
      stop(code);
    });
  }
  const folder = options.data === null ? null : resolve(process.env['INIT_CWD'] ?? '', options.data);
  const clock = (): string => new Date().toISOString();
  try {
    const code = await runSession({ options, folder, words, dialogue, tell, clock });
    return signalled[0] ?? code;
  } catch (error) {
    const trouble = troubleOf(error);
    if (signalled[0] !== undefined) return signalled[0];
    await tell(words.scoreboard.streamFailed(words.refusals.troubles[trouble]));
    return 1;
  } finally {
    dialogue.close();
  }
}

/** Answers from a terminal, which echoes by itself, or from elsewhere. */
function answers(interrupt: () => void): Answers {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY
    ? new TypedAnswers(stdin, stdout, interrupt)
    : new PipedAnswers(stdin, screen, !stdin.isTTY);
}
