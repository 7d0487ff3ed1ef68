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
  /** The name of the players' choice: "Pins for a strike". */
  readonly option: string;
  /** Beside a player's name: "9=X". */
  readonly tag: (option: number) => string;
  /** "9 or more with the first ball are a strike". */
  readonly means: (option: number) => string;
}

// A new id does not compile without its texts here.
export type FormatsText = Readonly<Record<FormatId, FormatText>>;

/** Formats' texts by id, also those of a game whose format this language does not name. */
export type TextsByFormat = Readonly<Record<string, FormatText | undefined>>;

/** The option beside a player's name; empty in a format without options. */
export function optionTag(texts: TextsByFormat, format: string, option: number | null): string {
  return option === null ? '' : (texts[format]?.options?.tag(option) ?? String(option));
}

/** The meaning of a player's option in words. */
export function optionMeaning(texts: TextsByFormat, format: string, option: number): string {
  return texts[format]?.options?.means(option) ?? String(option);
}

const strikeFrom = (pins: number): string => `${String(pins)}=X`;

const en: FormatsText = {
  'ten-pin': { name: 'Ten-pin, scratch.', short: 'Ten-pin', options: null },
  'no-tap': {
    name: 'No-tap, scratch.',
    short: 'No-tap',
    options: {
      option: 'Pins for a strike',
      tag: strikeFrom,
      means: (pins) => `${String(pins)} or more with the first ball are a strike`,
    },
  },
  baker: { name: 'Baker, scratch.', short: 'Baker', options: null },
  'scotch-doubles': { name: 'Scotch doubles, scratch.', short: 'Scotch doubles', options: null },
};

const es: FormatsText = {
  'ten-pin': { name: 'Bowling, sin hándicap.', short: 'Bowling', options: null },
  'no-tap': {
    name: 'No-tap, sin hándicap.',
    short: 'No-tap',
    options: {
      option: 'Bolos para un strike',
      tag: strikeFrom,
      means: (pins) => `${String(pins)} o más con la primera bola son un strike`,
    },
  },
  baker: { name: 'Baker, sin hándicap.', short: 'Baker', options: null },
  'scotch-doubles': { name: 'Dobles escoceses, sin hándicap.', short: 'Dobles escoceses', options: null },
};

const ko: FormatsText = {
  'ten-pin': { name: '텐핀, 스크래치.', short: '텐핀', options: null },
  'no-tap': {
    name: '노탭, 스크래치.',
    short: '노탭',
    options: {
      option: '스트라이크로 인정하는 핀 수',
      tag: strikeFrom,
      means: (pins) => `첫 투구에 ${String(pins)}핀 이상이면 스트라이크`,
    },
  },
  baker: { name: '베이커, 스크래치.', short: '베이커', options: null },
  'scotch-doubles': { name: '스카치 더블스, 스크래치.', short: '스카치 더블스', options: null },
};

const de: FormatsText = {
  'ten-pin': { name: 'Bowling, ohne Handicap.', short: 'Ten-Pin', options: null },
  'no-tap': {
    name: 'No-Tap, ohne Handicap.',
    short: 'No-Tap',
    options: {
      option: 'Pins für einen Strike',
      tag: strikeFrom,
      means: (pins) => `${String(pins)} oder mehr mit dem ersten Wurf sind ein Strike`,
    },
  },
  baker: { name: 'Baker, ohne Handicap.', short: 'Baker', options: null },
  'scotch-doubles': { name: 'Scotch Doubles, ohne Handicap.', short: 'Scotch Doubles', options: null },
};

export const FORMATS_TEXT: InEveryLanguage<FormatsText> = { en, es, ko, de };
