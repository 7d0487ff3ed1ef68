import { app } from 'electron';

/**
 * Chromium would keep a key for its cookies in the desktop's keyring, and a locked keyring asks for its password, over
 * the lane. Headpin keeps no cookies; call it before Electron is ready.
 */
export function askNoKeyring(): void {
  app.commandLine.appendSwitch('password-store', 'basic');
}
