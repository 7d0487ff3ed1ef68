import type { InEveryLanguage } from '../language.ts';

/** The question for the number of games in a series, at set-up. */
export interface GamesText {
  /** Above the number, on a button as wide as a finger. */
  readonly games: string;
  /** The button as it is spoken; null: no number. */
  readonly chosen: (games: number | null) => string;
  /** The choices together. */
  readonly question: string;
  readonly none: string;
  /** Shown in a continuing match. */
  readonly byLeague: string;
}

export const GAMES_TEXT: InEveryLanguage<GamesText> = {
  en: {
    games: 'Games',
    chosen: (games) => `Games in a series: ${games === null ? 'no number' : String(games)}`,
    question: 'How many games?',
    none: 'No number',
    byLeague: 'This match goes on: the league says how many games it has.',
  },
  es: {
    games: 'Partidas',
    chosen: (games) => `Partidas de la serie: ${games === null ? 'sin número' : String(games)}`,
    question: '¿Cuántas partidas?',
    none: 'Sin número',
    byLeague: 'Este encuentro sigue: la liga dice cuántas partidas tiene.',
  },
  ko: {
    games: '게임 수',
    chosen: (games) => `시리즈의 게임 수: ${games === null ? '정하지 않음' : String(games)}`,
    question: '몇 게임을 하나요?',
    none: '정하지 않음',
    byLeague: '경기가 이어집니다. 게임 수는 리그가 정합니다.',
  },
  de: {
    games: 'Spiele',
    chosen: (games) => `Spiele einer Serie: ${games === null ? 'keine Zahl' : String(games)}`,
    question: 'Wie viele Spiele?',
    none: 'Keine Zahl',
    byLeague: 'Die Begegnung geht weiter: Die Zahl der Spiele legt die Liga fest.',
  },
};
