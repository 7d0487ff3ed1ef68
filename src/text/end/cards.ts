import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  games: (count: number) => (count === 1 ? '1 game' : `${String(count)} games`),
  game: (gameNumber: number) => `Game ${String(gameNumber)}`,
  /** The row of all games together. */
  series: 'Series',
  figures: 'Figures',
  scratch: 'Scratch',
  average: 'Average',
  handicap: 'Handicap',
  withHandicap: 'With handicap',
  /** Short words for a game's head. */
  marks: (strikes: number, spares: number) =>
    `${String(strikes)} ${strikes === 1 ? 'strike' : 'strikes'}, ${String(spares)} ${spares === 1 ? 'spare' : 'spares'}`,
  /** The table of leaves: all of them, or so many of the most frequent. */
  leaves: (most: number | null) =>
    most === null
      ? 'Left after the first ball'
      : `Left after the first ball, the ${String(most)} most frequent`,
  /** A chart's head: how far games were from the bowler's own average. */
  againstAverage: (average: number) => `Against the own average (${String(average)}), frame by frame`,
  keep: 'Keep your games.',
  scan: (games: number) =>
    games === 1
      ? 'Scan to keep this game. No account, no internet.'
      : 'Scan to keep all your games. No account, no internet.',
  check: (code: string) => `Check ${code}`,
  /** A foul whose pins do not count, so many of which fell. */
  foul: (frame: number, fell: number) => `Frame ${String(frame)}: foul, ${String(fell)} fell, 0 counted`,
  corrected: (frame: number, before: string, after: string) =>
    `frame ${String(frame)}: ${before} became ${after}`,
};

/** Sheets about one bowler: the games of a series on a page, or on a card to take home. */
export type CardsText = LikeEnglish<typeof en>;

export const CARDS_TEXT: InEveryLanguage<CardsText> = {
  en,
  es: {
    games: (count) => (count === 1 ? '1 partida' : `${String(count)} partidas`),
    game: (gameNumber) => `Partida ${String(gameNumber)}`,
    series: 'Serie',
    figures: 'Cifras',
    scratch: 'Bolos',
    average: 'Promedio',
    handicap: 'Hándicap',
    withHandicap: 'Con hándicap',
    marks: (strikes, spares) =>
      `${String(strikes)} ${strikes === 1 ? 'strike' : 'strikes'}, ${String(spares)} ${spares === 1 ? 'spare' : 'spares'}`,
    leaves: (most) =>
      most === null
        ? 'Bolos en pie tras la primera bola'
        : `Bolos en pie tras la primera bola, los ${String(most)} más frecuentes`,
    againstAverage: (average) => `Frente al promedio propio (${String(average)}), cuadro a cuadro`,
    keep: 'Guarde sus partidas.',
    scan: (games) =>
      games === 1
        ? 'Escanee el código y llévese la partida. Sin cuenta ni internet.'
        : 'Escanee el código y llévese todas las partidas. Sin cuenta ni internet.',
    check: (code) => `Control ${code}`,
    foul: (frame, fell) => `Cuadro ${String(frame)}: falta, cayeron ${String(fell)}, cuentan 0`,
    corrected: (frame, before, after) => `cuadro ${String(frame)}: ${before} pasó a ${after}`,
  },
  ko: {
    games: (count) => `${String(count)}게임`,
    game: (gameNumber) => `${String(gameNumber)}게임`,
    series: '시리즈',
    figures: '기록',
    scratch: '스크래치',
    average: '에버리지',
    handicap: '핸디캡',
    withHandicap: '핸디캡 포함',
    marks: (strikes, spares) => `스트라이크 ${String(strikes)}, 스페어 ${String(spares)}`,
    leaves: (most) =>
      most === null ? '첫 투구 뒤 남은 핀' : `첫 투구 뒤 남은 핀, 가장 잦은 ${String(most)}가지`,
    againstAverage: (average) => `자기 에버리지(${String(average)})와의 차이, 프레임별`,
    keep: '내 게임을 간직하세요.',
    scan: (games) =>
      games === 1
        ? '스캔하면 이 게임이 나옵니다. 계정도 인터넷도 필요 없습니다.'
        : '스캔하면 모든 게임이 나옵니다. 계정도 인터넷도 필요 없습니다.',
    check: (code) => `확인 ${code}`,
    foul: (frame, fell) => `${String(frame)}프레임: 파울, ${String(fell)}핀 쓰러짐, 0점`,
    corrected: (frame, before, after) => `${String(frame)}프레임: ${before} → ${after}`,
  },
  de: {
    games: (count) => (count === 1 ? '1 Spiel' : `${String(count)} Spiele`),
    game: (gameNumber) => `Spiel ${String(gameNumber)}`,
    series: 'Serie',
    figures: 'Zahlen',
    scratch: 'Pins',
    average: 'Schnitt',
    handicap: 'Handicap',
    withHandicap: 'Mit Handicap',
    marks: (strikes, spares) =>
      `${String(strikes)} ${strikes === 1 ? 'Strike' : 'Strikes'}, ${String(spares)} ${spares === 1 ? 'Spare' : 'Spares'}`,
    leaves: (most) =>
      most === null
        ? 'Nach dem ersten Wurf stehen'
        : `Nach dem ersten Wurf stehen, die ${String(most)} häufigsten`,
    againstAverage: (average) => `Gegenüber dem eigenen Schnitt (${String(average)}), Frame für Frame`,
    keep: 'Ihre Spiele zum Mitnehmen.',
    scan: (games) =>
      games === 1
        ? 'Scannen: Der Code enthält das Spiel. Ohne Konto, ohne Internet.'
        : 'Scannen: Der Code enthält alle Spiele. Ohne Konto, ohne Internet.',
    check: (code) => `Prüfcode ${code}`,
    foul: (frame, fell) => `Frame ${String(frame)}: Foul, ${String(fell)} gefallen, 0 gezählt`,
    corrected: (frame, before, after) => `Frame ${String(frame)}: ${before} wurde ${after}`,
  },
};
