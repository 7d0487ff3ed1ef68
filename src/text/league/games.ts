import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** A round by its number: "round 1". */
  round: (round: string) => `round ${round}`,
  /** Of a match that was bowled and signed: that it was, and how staff take it again. */
  bowledAndSigned: 'Bowled, signed',
  takeAgain: 'Bowl it again',
  staffAlone: 'staff only',
  /** Above the number, on a button as wide as a finger. */
  games: 'Games',
  /** The button as it is spoken; null: no number. */
  chosen: (games: number | null) => `Games in a series: ${games === null ? 'no number' : String(games)}`,
  /** The choices together. */
  question: 'How many games?',
  none: 'No number',
  /** Shown in a continuing match. */
  byLeague: 'This match goes on: the league says how many games it has.',
};

/** The question for the number of games in a series, at set-up. */
export type GamesText = LikeEnglish<typeof en>;

export const GAMES_TEXT: InEveryLanguage<GamesText> = {
  en,
  es: {
    round: (round) => `jornada ${round}`,
    bowledAndSigned: 'Jugado y firmado',
    takeAgain: 'Jugarlo otra vez',
    staffAlone: 'solo personal',
    games: 'Partidas',
    chosen: (games) => `Partidas de la serie: ${games === null ? 'sin número' : String(games)}`,
    question: '¿Cuántas partidas?',
    none: 'Sin número',
    byLeague: 'Este encuentro sigue: la liga dice cuántas partidas tiene.',
  },
  ko: {
    round: (round) => `${round}라운드`,
    bowledAndSigned: '경기 완료, 서명됨',
    takeAgain: '다시 치기',
    staffAlone: '직원만',
    games: '게임 수',
    chosen: (games) => `시리즈의 게임 수: ${games === null ? '정하지 않음' : String(games)}`,
    question: '몇 게임을 하나요?',
    none: '정하지 않음',
    byLeague: '경기가 이어집니다. 게임 수는 리그가 정합니다.',
  },
  de: {
    round: (round) => `Spieltag ${round}`,
    bowledAndSigned: 'Gespielt, unterschrieben',
    takeAgain: 'Noch einmal spielen',
    staffAlone: 'nur Personal',
    games: 'Spiele',
    chosen: (games) => `Spiele einer Serie: ${games === null ? 'keine Zahl' : String(games)}`,
    question: 'Wie viele Spiele?',
    none: 'Keine Zahl',
    byLeague: 'Die Begegnung geht weiter: Die Zahl der Spiele legt die Liga fest.',
  },
};

/** League and round of a match in words; a round that a league calls otherwise ("week 9", "final") stays as it is. */
export function leagueAndRound(
  text: Pick<GamesText, 'round'>,
  league: string | null,
  round: string | null,
): readonly string[] {
  const word = round === null ? [] : [/^\d+$/u.test(round) ? text.round(round) : round];
  return [...(league === null ? [] : [league]), ...word];
}
