import type { InEveryLanguage } from '../language.ts';
import { IMPORTS_DE } from './imports-de.ts';
import { IMPORTS_EN } from './imports-en.ts';
import { IMPORTS_ES } from './imports-es.ts';
import { IMPORTS_KO } from './imports-ko.ts';
import type { SkipReason } from './skip-reasons.ts';

/** The settings' page where games of other lanes and games on paper come in. */
export interface ImportsText {
  readonly title: string;
  readonly hint: string;
  /** The same for systems that cannot tell sticks from other disks. */
  readonly hintWithoutSticks: string;
  readonly lookAgain: string;
  readonly none: string;
  readonly more: (more: number) => string;
  readonly folder: string;
  readonly reading: (read: number) => string;
  readonly adding: (added: number) => string;
  readonly stop: string;
  /** Why an import ended that nobody stopped. */
  readonly noAnswer: string;
  /** How an import ended before it was done, and what became of its games. */
  readonly ended: Readonly<Record<'reading' | 'adding', string>>;
  /** Games that are not here yet. */
  readonly fresh: (games: number) => string;
  readonly added: (games: number) => string;
  readonly from: (first: string, last: string) => string;
  readonly names: (names: string, hasMore: boolean) => string;
  readonly here: (games: number) => string;
  readonly oursMore: (games: number) => string;
  readonly taken: (games: number) => string;
  readonly add: (games: number) => string;
  readonly nothingToAdd: string;
  /** The disk refused; behind it stands why. */
  readonly notAdded: string;
  readonly asked: (games: number) => string;
  readonly moreAsked: (games: number) => string;
  readonly game: (day: string, lane: number, game: number) => string;
  readonly ours: (saved: string) => string;
  readonly theirs: (saved: string) => string;
  readonly theirsHasMore: (events: number) => string;
  readonly differs: string;
  /** Every line is the same, and what led to it is not. */
  readonly sameLines: string;
  readonly takes: Readonly<Record<'ours' | 'theirs' | 'both', string>>;
  readonly bothHint: string;
  readonly skipped: (places: number) => string;
  readonly moreSkipped: (places: number) => string;
  readonly line: (line: number) => string;
  readonly readAs: (file: string, encoding: string) => string;
  /** Names lost what nobody sees. */
  readonly unseen: (file: string) => string;
  /** The question about a file's encoding; each answer is a sample. */
  readonly unclear: (file: string) => string;
  readonly reasons: Readonly<Record<SkipReason, string>>;
}

export const IMPORTS_TEXT: InEveryLanguage<ImportsText> = {
  en: IMPORTS_EN,
  es: IMPORTS_ES,
  ko: IMPORTS_KO,
  de: IMPORTS_DE,
};
