import type { WebContents } from 'electron';
import type { Caller } from './call-entry.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';
import type { Screens } from '../windows/screens.ts';
import type { Printing } from '../printing/printing.ts';

/** The windows that may call main. */
export interface Windows {
  readonly window: ConsoleWindow;
  readonly screens: Screens;
  readonly printing: Printing;
}

/** The window that a page belongs to; null for a foreign page. */
export function callerOf(sender: WebContents, { window, screens, printing }: Windows): Caller | null {
  if (sender === window.contents) return 'console';
  if (sender === screens.overhead.contents) return 'board';
  return printing.sheets.knows(sender) ? 'sheet' : null;
}
