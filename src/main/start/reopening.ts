import { app } from 'electron';

/** The event that asks a program in a checkout to close its folder, and to open the one of this command line. */
const EVENT = 'headpin-reopen';

/** Closes the open folder; opens that of a command line, unless it is null. */
export type Reopen = (argv: readonly string[] | null) => Promise<void>;

/**
 * Lets tests open one folder after another in one program, as a start and a quit would. Only code inside main can send
 * the event, and a packaged program does not listen.
 */
export function whenReopened(reopen: Reopen): void {
  if (app.isPackaged) return;
  const events: NodeJS.EventEmitter = app;
  events.on(EVENT, (argv: readonly string[] | null, done: (trouble?: unknown) => void) => {
    reopen(argv).then(() => {
      done();
    }, done);
  });
}
