import { AGES, type Gender } from '../../core/league/bowler-group.ts';
import type { Bounds } from '../../core/league/bounds.ts';
import { addsUp, type TableRow } from '../../core/league/handicap-table.ts';
import type { InEveryLanguage } from '../language.ts';

interface GroupWords {
  readonly title: string;
  readonly genders: Readonly<Record<Gender, string>>;
  readonly anybody: string;
  readonly from: (age: number) => string;
  readonly under: (age: number) => string;
  readonly exactly: (age: number) => string;
  readonly between: (least: number, most: number) => string;
  /** Where one bowler may fit several rows. */
  readonly addsUp: string;
}

/** A handicap table in words: "extra pins a game: women +8, 60 and over +5 (all that apply)". */
export type ExtraPinsText = (table: readonly TableRow[]) => string;

export const EXTRA_PINS: InEveryLanguage<ExtraPinsText> = {
  en: inWords({
    title: 'extra pins a game',
    genders: { woman: 'women', man: 'men' },
    anybody: 'everybody',
    from: (age) => `${String(age)} and over`,
    under: (age) => `under ${String(age)}`,
    exactly: (age) => `age ${String(age)}`,
    between: (least, most) => `ages ${String(least)} to ${String(most)}`,
    addsUp: '(all that apply)',
  }),
  es: inWords({
    title: 'bolos adicionales por partida',
    genders: { woman: 'mujeres', man: 'hombres' },
    anybody: 'todos',
    from: (age) => `a partir de ${String(age)} años`,
    under: (age) => `menores de ${String(age)} años`,
    exactly: (age) => `${String(age)} años`,
    between: (least, most) => `de ${String(least)} a ${String(most)} años`,
    addsUp: '(se suman)',
  }),
  ko: inWords({
    title: '게임당 추가 핀',
    genders: { woman: '여자', man: '남자' },
    anybody: '모두',
    from: (age) => `${String(age)}세 이상`,
    under: (age) => `${String(age)}세 미만`,
    exactly: (age) => `${String(age)}세`,
    between: (least, most) => `${String(least)}~${String(most)}세`,
    addsUp: '(합산)',
  }),
  de: inWords({
    title: 'Zusatzpins je Spiel',
    genders: { woman: 'Frauen', man: 'Männer' },
    anybody: 'alle',
    from: (age) => `ab ${String(age)} Jahren`,
    under: (age) => `unter ${String(age)} Jahren`,
    exactly: (age) => `mit ${String(age)} Jahren`,
    between: (least, most) => `von ${String(least)} bis ${String(most)} Jahren`,
    addsUp: '(werden addiert)',
  }),
};

function inWords(words: GroupWords): ExtraPinsText {
  return (table) => {
    const rows = table.map((row) => `${groupOf(words, row)} +${String(row.pins)}`).join(', ');
    return `${words.title}: ${rows}${addsUp(table) ? ` ${words.addsUp}` : ''}`;
  };
}

function groupOf(words: GroupWords, { gender, ages }: TableRow): string {
  const parts = [
    ...(gender === undefined ? [] : [words.genders[gender]]),
    ...(ages === undefined ? [] : [yearsOf(words, ages)]),
  ];
  return parts.length === 0 ? words.anybody : parts.join(' ');
}

function yearsOf(words: GroupWords, { least, most }: Bounds): string {
  if (least === most) return words.exactly(least);
  if (most === AGES.most) return words.from(least);
  return least === AGES.least ? words.under(most + 1) : words.between(least, most);
}
