/** The scoreboard in a terminal: `npm run -s console`. */
import process from 'node:process';
import { Output } from './output.ts';
import type { Answers } from './scoreboard/dialogue.ts';
import { PipedAnswers } from './scoreboard/piped-answers.ts';
import { INTERRUPTED, runScoreboard } from './scoreboard/program.ts';
import { TypedAnswers } from './scoreboard/typed-answers.ts';

/** The exit code of a process ended by a signal: 128 plus the signal's number. */
const SIGNALS = { SIGHUP: 129, SIGINT: INTERRUPTED, SIGTERM: 143 } as const;

const screen = new Output(process.stdout);

process.exitCode = await runScoreboard(process.argv.slice(2), {
  screen,
  errors: new Output(process.stderr),
  answers,
  onSignal: (stop) => {
    for (const [signal, code] of Object.entries(SIGNALS)) {
      // Once: a second signal ends the program without waiting for a save.
      process.once(signal, () => {
        stop(code);
      });
    }
  },
  base: process.env['INIT_CWD'] ?? '',
});

/** Answers from a terminal, which echoes by itself, or from elsewhere. */
function answers(interrupt: () => void): Answers {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY
    ? new TypedAnswers(stdin, stdout, interrupt)
    : new PipedAnswers(stdin, screen, !stdin.isTTY);
}
