import { resolve } from 'node:path';
import { languageOf, linesOf } from '../../options/command-line.ts';
import { troubleOf } from '../../saves/disk/trouble.ts';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT } from '../../text/refusals/refusals.ts';
import { SCOREBOARD_TEXT } from '../../text/terminal/scoreboard.ts';
import type { Output } from '../output.ts';
import { Dialogue, type Answers } from './dialogue.ts';
import { optionLines } from './option-lines.ts';
import { readOptions, type Options } from './options.ts';
import { runSession } from './session.ts';
import { wordsIn } from './words.ts';

/** The process around the scoreboard. */
export interface Surroundings {
  readonly screen: Output;
  readonly errors: Output;
  readonly answers: (interrupt: () => void) => Answers;
  /** Calls back with the exit code at a signal that ends the program. */
  readonly onSignal: (stop: (code: number) => void) => void;
  /** The folder in which a relative one is meant. */
  readonly base: string;
}

/** The exit code of Ctrl-C. */
export const INTERRUPTED = 130;

/** Runs the scoreboard to its end; returns the exit code. */
export async function runScoreboard(args: readonly string[], around: Surroundings): Promise<number> {
  const options = readOptions(args);
  // Players get the seeds' words; messages about the command line are in English.
  const language = languageOf(args) ?? 'en';
  if (!options.ok) {
    await tell(around, optionLines(language, options.error).join('\n'));
    return 2;
  }
  return options.value.help ? showOptions(language, around) : play(options.value, around);
}

async function showOptions(language: Language, around: Surroundings): Promise<number> {
  const { options } = SCOREBOARD_TEXT[language];
  try {
    await around.screen.write(
      linesOf<'scoreboard'>(options)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return 0;
  } catch (error) {
    await tell(around, REFUSALS_TEXT[language].troubles[troubleOf(error)]);
    return 1;
  }
}

/** Writes to standard error; a failure to write there cannot be reported. */
function tell({ errors }: Surroundings, sentence: string): Promise<unknown> {
  return errors.write(`${sentence}\n`).catch(() => false);
}

async function play(options: Options, around: Surroundings): Promise<number> {
  const words = wordsIn(options.language);
  const signalled: number[] = [];
  const stop = (code: number): void => {
    signalled.push(code);
    dialogue.stop();
  };
  const dialogue: Dialogue = new Dialogue(
    around.answers(() => {
      stop(INTERRUPTED);
    }),
    around.screen,
  );
  around.onSignal(stop);
  const folder = options.data === null ? null : resolve(around.base, options.data);
  const clock = (): string => new Date().toISOString();
  const told = (sentence: string): Promise<unknown> => tell(around, sentence);
  try {
    const code = await runSession({ options, folder, words, dialogue, tell: told, clock });
    return signalled[0] ?? code;
  } catch (error) {
    const trouble = troubleOf(error);
    if (signalled[0] !== undefined) return signalled[0];
    await told(words.scoreboard.streamFailed(words.refusals.troubles[trouble]));
    return 1;
  } finally {
    dialogue.close();
  }
}
