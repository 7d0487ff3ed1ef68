import { app } from 'electron';
import type { Language } from '../../text/language.ts';
import { machineLanguage } from '../staff/house-settings.ts';
import { languageOf, readOptions, type Options } from './options.ts';

/** The event that asks a program in a checkout to close its folder, and to open that of a command line unless it is null. */
const EVENT = 'headpin-reopen';

/**
 * Lets tests open one folder after another in one program, as a start and a quit would. Only code inside main can send
 * the event, and a packaged program does not listen.
 */
export function whenReopened(
  close: () => Promise<void>,
  boot: (asked: Options, language: Language) => Promise<void>,
): void {
  if (app.isPackaged) return;
  const reopen = async (argv: readonly string[] | null): Promise<void> => {
    await close();
    if (argv === null) return;
    const asked = readOptions(argv);
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    await boot(asked.value, languageOf(argv) ?? machineLanguage());
  };
  const events: NodeJS.EventEmitter = app;
  events.on(EVENT, (argv: readonly string[] | null, done: (trouble?: unknown) => void) => {
    reopen(argv).then(() => {
      done();
    }, done);
  });
}
