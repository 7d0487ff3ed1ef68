import type { WebContents } from 'electron';

/**
 * Ends the page's process by the system's own means: Chromium asks a process to crash or to leave, which one that is
 * stopped never hears.
 */
export function killPage(contents: WebContents): void {
  // A page that closed its own window has been ended by Chromium.
  if (contents.isDestroyed()) return;
  const pid = contents.getOSProcessId();
  // Process 0 is no page: it would be all of ours.
  if (pid === 0) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
