import { app } from 'electron';

/**
 * Keeps Chromium from storing a cookie key in the desktop's keyring. A locked keyring would ask for its password on the
 * lane's screen, and Headpin has no cookies. Call it before Electron is ready.
 */
export function askNoKeyring(): void {
  app.commandLine.appendSwitch('password-store', 'basic');
}
