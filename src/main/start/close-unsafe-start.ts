import { app } from 'electron';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { end } from './second-instance.ts';
import { unsafeStart } from './unsafe-start.ts';
import { logTrouble } from '../log/log.ts';

/** Ends a program that was started open to others, and an installed one as root; call it before Electron is ready. */
export function closeUnsafeStart(language: Language): void {
  const uid = process.getuid?.() ?? null;
  const { argv, env: environment } = process;
  const refusal = unsafeStart({ packaged: app.isPackaged, uid, argv, environment });
  if (refusal === null) return;
  const text = START_TEXT[language];
  end(refusal.code === 'root' ? text.notAsRoot : text.opensDoor(refusal.what), 2);
}

/**
 * On SIGUSR1 Node opens a debugger without a password for everybody on this PC. A listener for the signal prevents
 * that.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => {
    logTrouble('Somebody asked for a debugger (SIGUSR1): there is none here.');
  });
}

/**
 * Keeps Chromium from storing a cookie key in the desktop's keyring. A locked keyring would ask for its password on the
 * lane's screen, and Headpin has no cookies. Call it before Electron is ready.
 */
export function askNoKeyring(): void {
  app.commandLine.appendSwitch('password-store', 'basic');
}
