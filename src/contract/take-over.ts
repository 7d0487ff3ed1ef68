import type { LastHolder } from '../text/take-over.ts';
import type { Language } from '../text/language.ts';

/** What staff are asked at the start when another machine had the data folder and does not answer. */
export interface TakeOverQuestion extends LastHolder {
  readonly language: Language;
  /** Only staff may take it over. */
  readonly pinSet: boolean;
  /** How long no PIN is heard after wrong ones, in milliseconds. */
  readonly wait: number;
}

/** What is asked of the question, or answered to it; without a PIN in the house `pin` is null. */
export type TakeOverOrder =
  | { readonly kind: 'look' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'take'; readonly pin: string | null };
