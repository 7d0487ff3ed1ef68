import type { InEveryLanguage } from './language.ts';

/** A game that continues on another lane. */
export const MOVED_TO: InEveryLanguage<(lane: number) => string> = {
  en: (lane) => `Moved to lane ${String(lane)}`,
  es: (lane) => `Pasada a la pista ${String(lane)}`,
  ko: (lane) => `${String(lane)}번 레인으로 옮김`,
  de: (lane) => `Auf Bahn ${String(lane)} umgesetzt`,
};
