import type { FormatId } from '../core/formats/formats.ts';
import type { InEveryLanguage } from './language.ts';

export interface FormatText {
  /** A short sentence for the head of a sheet. */
  readonly name: string;
  /** For other heads and the set-up. */
  readonly short: string;
  /** Null where its players have nothing to choose. */
  readonly options: OptionsText | null;
}

export interface OptionsText {
  /** What a player chooses: "Pins for a strike". */
  readonly option: string;
  /** Beside a player's name: "9=X". */
  readonly tag: (option: number) => string;
  /** "9 or more with the first ball are a strike". */
  readonly means: (option: number) => string;
}

// A new id does not compile without its texts here.
export type FormatsText = Readonly<Record<FormatId, FormatText>>;

/** Formats' texts by id, also those of a game whose format this language does not name. */
export type FormatTexts = Readonly<Record<string, FormatText | undefined>>;

/** What stands beside a player's name; empty in a format without options. */
export function optionTag(texts: FormatTexts, format: string, option: number | null): string {
  return option === null ? '' : (texts[format]?.options?.tag(option) ?? String(option));
}

/** What a player's choice means, in words. */
export function optionMeaning(texts: FormatTexts, format: string, option: number): string {
  return texts[format]?.options?.means(option) ?? String(option);
}

const en: FormatsText = {
  'ten-pin': { name: 'Ten-pin, scratch.', short: 'Ten-pin', options: null },
};

const es: FormatsText = {
  'ten-pin': { name: 'Bowling, sin hándicap.', short: 'Bowling', options: null },
};

const ko: FormatsText = {
  'ten-pin': { name: '텐핀, 스크래치.', short: '텐핀', options: null },
};

const de: FormatsText = {
  'ten-pin': { name: 'Bowling, ohne Handicap.', short: 'Ten-Pin', options: null },
};

export const FORMATS_TEXT: InEveryLanguage<FormatsText> = { en, es, ko, de };
