import { app } from 'electron';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { end } from './second-instance.ts';
import { unsafeStart } from './unsafe-start.ts';

/** Ends an installed program that was started as root or open to others; call it before Electron is ready. */
export function closeUnsafeStart(language: Language): void {
  const uid = process.getuid?.() ?? null;
  const has = (name: string): boolean => app.commandLine.hasSwitch(name);
  const refusal = unsafeStart({ packaged: app.isPackaged, uid, has });
  if (refusal === null) return;
  const text = START_TEXT[language];
  end(refusal.code === 'root' ? text.notAsRoot : text.opensDoor(refusal.name), 2);
}
