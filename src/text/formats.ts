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
  '3-6-9': {
    name: '3-6-9, scratch. Frames 3, 6 and 9 are strikes for everybody.',
    short: '3-6-9',
    options: null,
  },
  'current-frame': {
    name: 'Current frame scoring, scratch. A strike counts 30, a spare 10 and its first ball.',
    short: 'Current frame',
    options: null,
  },
  'low-game': {
    name: 'Low game, scratch. The lowest total wins; a miss is a strike or a spare.',
    short: 'Low game',
    options: null,
  },
  'roll-off': { name: 'Roll-off, one frame.', short: 'Roll-off', options: null },
  duckpin: { name: 'Duckpin, scratch.', short: 'Duckpin', options: null },
  candlepin: { name: 'Candlepin, scratch.', short: 'Candlepin', options: null },
  'five-pin': {
    name: 'Five-pin, scratch. The pins are worth 2, 3, 5, 3 and 2; a foul takes 15 off.',
    short: 'Five-pin',
    options: null,
  },
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
  '3-6-9': {
    name: '3-6-9, sin hándicap. Los cuadros 3, 6 y 9 son strikes para todos.',
    short: '3-6-9',
    options: null,
  },
  'current-frame': {
    name: 'Cuadro a cuadro, sin hándicap. Un strike vale 30; un spare, 10 más su primera bola.',
    short: 'Cuadro a cuadro',
    options: null,
  },
  'low-game': {
    name: 'Partida baja, sin hándicap. Gana el total más bajo; un fallo es strike o spare.',
    short: 'Partida baja',
    options: null,
  },
  'roll-off': { name: 'Desempate, un cuadro.', short: 'Desempate', options: null },
  duckpin: { name: 'Duckpin, sin hándicap.', short: 'Duckpin', options: null },
  candlepin: { name: 'Candlepin, sin hándicap.', short: 'Candlepin', options: null },
  'five-pin': {
    name: 'Five-pin, sin hándicap. Los bolos valen 2, 3, 5, 3 y 2; una falta resta 15.',
    short: 'Five-pin',
    options: null,
  },
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
  '3-6-9': {
    name: '3-6-9, 스크래치. 3, 6, 9프레임은 모두 스트라이크로 인정합니다.',
    short: '3-6-9',
    options: null,
  },
  'current-frame': {
    name: '커런트 프레임, 스크래치. 스트라이크는 30점, 스페어는 10점에 첫 투구를 더합니다.',
    short: '커런트 프레임',
    options: null,
  },
  'low-game': {
    name: '로우 게임, 스크래치. 합계가 가장 낮은 사람이 이기고, 핀을 못 맞히면 스트라이크나 스페어입니다.',
    short: '로우 게임',
    options: null,
  },
  'roll-off': { name: '롤오프, 한 프레임.', short: '롤오프', options: null },
  duckpin: { name: '덕핀, 스크래치.', short: '덕핀', options: null },
  candlepin: { name: '캔들핀, 스크래치.', short: '캔들핀', options: null },
  'five-pin': {
    name: '파이브핀, 스크래치. 핀은 2, 3, 5, 3, 2점이고 파울은 15점을 뺍니다.',
    short: '파이브핀',
    options: null,
  },
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
  '3-6-9': {
    name: '3-6-9, ohne Handicap. Frame 3, 6 und 9 sind für alle ein Strike.',
    short: '3-6-9',
    options: null,
  },
  'current-frame': {
    name: 'Current Frame, ohne Handicap. Ein Strike zählt 30, ein Spare 10 und seinen ersten Wurf.',
    short: 'Current Frame',
    options: null,
  },
  'low-game': {
    name: 'Low Game, ohne Handicap. Das niedrigste Ergebnis gewinnt; ein Fehlwurf ist ein Strike oder Spare.',
    short: 'Low Game',
    options: null,
  },
  'roll-off': { name: 'Stechen, ein Frame.', short: 'Stechen', options: null },
  duckpin: { name: 'Duckpin, ohne Handicap.', short: 'Duckpin', options: null },
  candlepin: { name: 'Candlepin, ohne Handicap.', short: 'Candlepin', options: null },
  'five-pin': {
    name: 'Five-Pin, ohne Handicap. Die Pins zählen 2, 3, 5, 3 und 2; ein Foul kostet 15.',
    short: 'Five-Pin',
    options: null,
  },
};

export const FORMATS_TEXT: InEveryLanguage<FormatsText> = { en, es, ko, de };
