import type { InEveryLanguage } from '../language.ts';
import { lasEs } from './spanish.ts';

/** When something began that still lasts. */
export interface Since {
  /** Whether it began this evening. */
  readonly isTonight: boolean;
  /** The time (`19:36`), or an earlier evening's day (`Nov 21`). */
  readonly written: string;
}

export const SINCE: InEveryLanguage<(since: Since) => string> = {
  en: ({ written }) => `since ${written}`,
  es: ({ isTonight, written }) => `desde ${isTonight ? lasEs(written) : `el ${written}`}`,
  ko: ({ written }) => `${written}부터`,
  de: ({ written }) => `seit ${written}`,
};
