import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/**
 * Keeps pages from opening a file dialog, by a file field or the newer pickers. Electron has no switch for that;
 * Chromium's debugging protocol has one, used inside the process and open to nobody else.
 */
export function refusePickers(contents: WebContents): void {
  const refuse = async (): Promise<void> => {
    contents.debugger.attach();
    await contents.debugger.sendCommand('Page.enable');
    await contents.debugger.sendCommand('Page.setInterceptFileChooserDialog', {
      enabled: true,
      cancel: true,
    });
  };
  refuse().catch((trouble: unknown) => {
    // A page that has died needs no wall.
    if (!contents.isDestroyed()) logTrouble(trouble);
  });
}
