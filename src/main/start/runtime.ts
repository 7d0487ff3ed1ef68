import { app } from 'electron';
import type { ProgramRuntime } from '../../contract/contract.ts';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { logFact } from '../log/log.ts';

/** The program's version and runtime; logs any Electron other than the pinned one, which the build contains. */
export function programRuntime(language: Language): ProgramRuntime {
  const { electron } = process.versions;
  if (electron !== PINNED_ELECTRON) logFact(START_TEXT[language].standIn(electron, PINNED_ELECTRON));
  return { version: app.getVersion(), electron, pinned: PINNED_ELECTRON };
}
