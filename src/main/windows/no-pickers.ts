import type { WebContents } from 'electron';
import { logTrouble } from '../log/log.ts';

/**
 * No page opens a window to look through the PC's folders: neither a field for files nor the pickers of newer pages.
 * Electron has no switch for that; Chromium's own protocol has, spoken inside the process and open to nobody else.
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
    // A page that is gone picks nothing.
    if (!contents.isDestroyed()) logTrouble(trouble);
  });
}
