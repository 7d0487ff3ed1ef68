import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** What stands below the boxes, by what a ball counts: its pins, or what they are worth. */
  balls: {
    pins: 'Under each frame: pins knocked down by each delivery.',
    points: 'Under each frame: points of each delivery.',
  },
  marks: {
    filled: 'Full box: strike. Half box: spare. – miss.',
    letters: 'X strike, / spare, – miss.',
  },
  /** Added to either where pins have places, so that there are splits. */
  split: 'Circle: split.',
  /** What a foul is: usually, where it counts like a miss that takes all pins, and where it takes points off the total. */
  foul: 'F, F(9): foul (its pins do not count).',
  foulMisses: 'F, F(9): foul (counts like a miss).',
  foulTakes: (points: number) => `5F: foul (its pins count, ${String(points)} points come off).`,
  /** Added to either where frames are given. */
  given: {
    filled: 'Box in a frame: a strike that nobody bowled.',
    letters: 'X in a double box: a strike that nobody bowled.',
  },
  /** Added to either where fewer pins than stood can be a strike. */
  fell: {
    filled: 'Figure in a full box: strike with that many pins.',
    letters: 'Figure in a double box: strike with that many pins.',
  },
  /** Added to either where a miss can be a strike or a spare. */
  missed: {
    filled: '– in a full box: strike by a miss.',
    letters: '– in a double box: strike or spare by a miss.',
  },
};

/** What is explained below the lines of a sheet. */
export type LegendText = LikeEnglish<typeof en>;

export const LEGENDS_TEXT: InEveryLanguage<LegendText> = {
  en,
  es: {
    balls: {
      pins: 'Bajo cada cuadro: bolos derribados en cada lanzamiento.',
      points: 'Bajo cada cuadro: puntos de cada lanzamiento.',
    },
    marks: {
      filled: 'Casilla llena: strike. Media casilla: spare. – fallo.',
      letters: 'X strike, / spare, – fallo.',
    },
    split: 'Círculo: split.',
    foul: 'F, F(9): falta (sus bolos no cuentan).',
    foulMisses: 'F, F(9): falta (vale como un fallo).',
    foulTakes: (points) => `5F: falta (sus bolos cuentan, se restan ${String(points)} puntos).`,
    given: {
      filled: 'Casilla enmarcada: strike regalado.',
      letters: 'X en casilla doble: strike regalado.',
    },
    fell: {
      filled: 'Cifra en casilla llena: strike con esos bolos.',
      letters: 'Cifra en casilla doble: strike con esos bolos.',
    },
    missed: {
      filled: '– en casilla llena: strike por fallo.',
      letters: '– en casilla doble: strike o spare por fallo.',
    },
  },
  ko: {
    balls: {
      pins: '각 프레임 아래: 투구마다 쓰러뜨린 핀 수.',
      points: '각 프레임 아래: 투구마다 얻은 점수.',
    },
    marks: {
      filled: '채운 칸: 스트라이크, 반 칸: 스페어, –: 미스.',
      letters: 'X: 스트라이크, /: 스페어, –: 미스.',
    },
    split: '동그라미: 스플릿.',
    foul: 'F, F(9): 파울(핀은 점수에 넣지 않음).',
    foulMisses: 'F, F(9): 파울(미스와 같음).',
    foulTakes: (points) => `5F: 파울(핀은 점수에 넣고 ${String(points)}점을 뺌).`,
    given: {
      filled: '테두리 안의 칸: 투구 없이 인정한 스트라이크.',
      letters: '이중 칸의 X: 투구 없이 인정한 스트라이크.',
    },
    fell: {
      filled: '채운 칸의 숫자: 그 핀 수의 스트라이크.',
      letters: '이중 칸의 숫자: 그 핀 수의 스트라이크.',
    },
    missed: {
      filled: '채운 칸의 –: 미스로 된 스트라이크.',
      letters: '이중 칸의 –: 미스로 된 스트라이크나 스페어.',
    },
  },
  de: {
    balls: {
      pins: 'Unter jedem Frame: Pins jedes Wurfs.',
      points: 'Unter jedem Frame: Punkte jedes Wurfs.',
    },
    marks: {
      filled: 'Volles Kästchen: Strike. Halbes Kästchen: Spare. – Fehlwurf.',
      letters: 'X Strike, / Spare, – Fehlwurf.',
    },
    split: 'Kreis: Split.',
    foul: 'F, F(9): Foul (die Pins zählen nicht).',
    foulMisses: 'F, F(9): Foul (zählt wie ein Fehlwurf).',
    foulTakes: (points) => `5F: Foul (die Pins zählen, ${String(points)} Punkte gehen ab).`,
    given: {
      filled: 'Kästchen im Rahmen: geschenkter Strike.',
      letters: 'X im doppelten Kästchen: geschenkter Strike.',
    },
    fell: {
      filled: 'Ziffer im vollen Kästchen: Strike mit so vielen Pins.',
      letters: 'Ziffer im doppelten Kästchen: Strike mit so vielen Pins.',
    },
    missed: {
      filled: '– im vollen Kästchen: Strike durch Fehlwurf.',
      letters: '– im doppelten Kästchen: Strike oder Spare durch Fehlwurf.',
    },
  },
};
