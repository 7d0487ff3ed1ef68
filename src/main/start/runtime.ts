import { app } from 'electron';
import type { ProgramRuntime } from '../../contract/contract.ts';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start.ts';
import { logFact } from '../log/log.ts';

/** What this program is and runs on, told where it is no pinned Electron; set-up writes that version into the build. */
export function programRuntime(language: Language): ProgramRuntime {
  const { electron } = process.versions;
  if (electron !== PINNED_ELECTRON) logFact(START_TEXT[language].standIn(electron, PINNED_ELECTRON));
  return { version: app.getVersion(), electron, pinned: PINNED_ELECTRON };
}
