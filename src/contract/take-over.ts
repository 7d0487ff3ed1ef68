import type { LastHolder } from '../text/start/take-over.ts';
import type { Language } from '../text/language.ts';

/** The question for staff at the start, when another PC had the data folder and does not answer. */
export interface TakeOverQuestion extends LastHolder {
  readonly language: Language;
  /** Whether only staff may take it over. */
  readonly pinSet: boolean;
  /** Milliseconds until the next PIN is accepted. */
  readonly wait: number;
}

/** Orders to the question; `pin` is null when the house has none. */
export type TakeOverOrder =
  | { readonly kind: 'look' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'take'; readonly pin: string | null };
