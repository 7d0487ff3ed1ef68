import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  title: (name: string) => `Pre-bowl of ${name}`,
  games: (games: number) => (games === 1 ? 'The game, as bowled' : `All ${String(games)} games, as bowled`),
  game: (game: number) => `Game ${String(game)}`,
  scoreOf: (name: string, game: number) => `Score of ${name}, game ${String(game)}`,
  /** Above the pins typed so far. */
  soFar: 'So far, without handicap',
  /** The button that says so. */
  notBowled: (game: number) => `Game ${String(game)} not bowled: Absent`,
  nextGame: 'Next game',
  /** The bowler came after all. */
  bowlsNow: 'Bowls tonight after all',
  rule: 'Each score counts in its own game. The match cannot start while one is missing.',
};

/** Asks for the scores of a bowler who bowled before the evening. */
export type BowledBeforeText = LikeEnglish<typeof en>;

export const BOWLED_BEFORE_TEXT: InEveryLanguage<BowledBeforeText> = {
  en,
  es: {
    title: (name) => `Partidas adelantadas de ${name}`,
    games: (games) =>
      games === 1 ? 'La partida, como se jugó' : `Las ${String(games)} partidas, como se jugaron`,
    game: (game) => `Partida ${String(game)}`,
    scoreOf: (name, game) => `Resultado de ${name}, partida ${String(game)}`,
    soFar: 'Hasta ahora, sin hándicap',
    notBowled: (game) => `Partida ${String(game)} sin jugar: ausente`,
    nextGame: 'Siguiente partida',
    bowlsNow: 'Al final juega hoy',
    rule: 'Cada resultado cuenta en su partida. El encuentro no puede empezar si falta uno.',
  },
  ko: {
    title: (name) => `${name} 사전 투구`,
    games: (games) => (games === 1 ? '사전 투구 점수' : `사전 투구 ${String(games)}게임 점수`),
    game: (game) => `${String(game)}게임`,
    scoreOf: (name, game) => `${name} ${String(game)}게임 점수`,
    soFar: '현재 합계, 핸디캡 제외',
    notBowled: (game) => `${String(game)}게임 치지 않음: 불참`,
    nextGame: '다음 게임',
    bowlsNow: '오늘 직접 침',
    rule: '점수는 각 게임에 따로 들어갑니다. 빠진 점수가 있으면 경기를 시작할 수 없습니다.',
  },
  de: {
    title: (name) => `Vorgespielt: ${name}`,
    games: (games) =>
      games === 1 ? 'Das Spiel, wie gespielt' : `Alle ${String(games)} Spiele, wie gespielt`,
    game: (game) => `Spiel ${String(game)}`,
    scoreOf: (name, game) => `Ergebnis von ${name}, Spiel ${String(game)}`,
    soFar: 'Bisher, ohne Handicap',
    notBowled: (game) => `Spiel ${String(game)} nicht gespielt: fehlt`,
    nextGame: 'Nächstes Spiel',
    bowlsNow: 'Spielt doch heute',
    rule: 'Jedes Ergebnis zählt in seinem Spiel. Fehlt eines, kann die Begegnung nicht beginnen.',
  },
};
