import { app } from 'electron';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { end } from './second-instance.ts';
import { unsafeStart } from './unsafe-start.ts';

/** Ends a program that was started open to others, and an installed one as root; call it before Electron is ready. */
export function closeUnsafeStart(language: Language): void {
  const uid = process.getuid?.() ?? null;
  const { argv, env: environment } = process;
  const refusal = unsafeStart({ packaged: app.isPackaged, uid, argv, environment });
  if (refusal === null) return;
  const text = START_TEXT[language];
  end(refusal.code === 'root' ? text.notAsRoot : text.opensDoor(refusal.what), 2);
}
