import type { WebContents } from 'electron';

/**
 * Kills the page's process through the operating system. Chromium asks a process to crash or leave, which a stopped
 * one never hears.
 */
export function killPage(contents: WebContents): void {
  // A page that closed its own window is already gone.
  if (contents.isDestroyed()) return;
  const pid = contents.getOSProcessId();
  // Process 0 would be all of ours.
  if (pid === 0) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended by itself.
  }
}
