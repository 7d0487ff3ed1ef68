import type { Average } from '../../core/league/average.ts';
import type { Winning } from '../../core/line/rules.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** A bowler's series as it is spoken. */
export interface SpokenSeries {
  readonly name: string;
  readonly games: number;
  readonly pins: number;
}

/** Pins a game with the fraction dropped, and the pins over: "180 +1". */
export function averageText({ average, pinsOver }: Average): string {
  return pinsOver === 0 ? String(average) : `${String(average)} +${String(pinsOver)}`;
}

const en = {
  /** Above the table. */
  title: 'Series',
  player: 'Player',
  /** Above a column: a game's number in the party, or the first and last of several. */
  game: (from: number, to: number) =>
    from === to ? `Game ${String(from)}` : `Games ${String(from)}–${String(to)}`,
  /** Above a column of games that staff typed. */
  typed: 'Typed',
  total: 'Total',
  average: 'Average',
  /** A player's best game, which is underlined: the highest or the lowest. */
  best: { highest: 'High game', lowest: 'Lowest game' } satisfies Readonly<Record<Winning, string>>,
  /** Spoken after it. */
  isBest: { highest: 'high game', lowest: 'lowest game' } satisfies Readonly<Record<Winning, string>>,
  /** Spoken for a game that was not bowled or not finished. */
  none: 'not bowled',
  said: (all: readonly SpokenSeries[]) =>
    `Series: ${all.map(({ name, games, pins }) => `${name} ${String(pins)} in ${String(games)} ${games === 1 ? 'game' : 'games'}`).join(', ')}.`,
  /** The button that shows the chart instead of the series, and back. */
  other: 'Other figures',
};

/** The table of the games before, at the end and on the sheet. */
export type SeriesText = LikeEnglish<typeof en>;

export const SERIES_TEXT: InEveryLanguage<SeriesText> = {
  en,
  es: {
    title: 'Serie',
    player: 'Jugador',
    game: (from, to) => (from === to ? `Partida ${String(from)}` : `Partidas ${String(from)}–${String(to)}`),
    typed: 'Escritas',
    total: 'Total',
    average: 'Promedio',
    best: { highest: 'Mejor partida', lowest: 'Partida más baja' },
    isBest: { highest: 'mejor partida', lowest: 'partida más baja' },
    none: 'no jugada',
    said: (all) =>
      `Serie: ${all.map(({ name, games, pins }) => `${name} ${String(pins)} en ${String(games)} ${games === 1 ? 'partida' : 'partidas'}`).join(', ')}.`,
    other: 'Otras cifras',
  },
  ko: {
    title: '시리즈',
    player: '선수',
    game: (from, to) => (from === to ? `${String(from)}게임` : `${String(from)}–${String(to)}게임`),
    typed: '입력',
    total: '합계',
    average: '에버리지',
    best: { highest: '하이 게임', lowest: '최저 게임' },
    isBest: { highest: '하이 게임', lowest: '최저 게임' },
    none: '투구 없음',
    said: (all) =>
      `시리즈: ${all.map(({ name, games, pins }) => `${name} ${String(games)}게임 ${String(pins)}점`).join(', ')}.`,
    other: '다른 수치',
  },
  de: {
    title: 'Serie',
    player: 'Spieler',
    game: (from, to) => (from === to ? `Spiel ${String(from)}` : `Spiele ${String(from)}–${String(to)}`),
    typed: 'Eingetippt',
    total: 'Gesamt',
    average: 'Schnitt',
    best: { highest: 'Höchstes Spiel', lowest: 'Niedrigstes Spiel' },
    isBest: { highest: 'höchstes Spiel', lowest: 'niedrigstes Spiel' },
    none: 'nicht gespielt',
    said: (all) =>
      `Serie: ${all.map(({ name, games, pins }) => `${name} ${String(pins)} in ${String(games)} ${games === 1 ? 'Spiel' : 'Spielen'}`).join(', ')}.`,
    other: 'Andere Zahlen',
  },
};
