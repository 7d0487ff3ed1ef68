import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** On a button of the bar, as short as can be. */
  staff: 'Staff',
  waits: 'Asked',
  coming: 'Coming',
  ask: 'Ask the staff',
  askHint: 'The front desk sees it.',
  asked: (time: string) => `Help asked at ${time}`,
  takeBack: 'Press to take it back.',
  come: 'Staff are coming',
  comeHint: 'Press once they are here.',
  /** Above a message. */
  from: 'Front desk',
  fromTo: (lane: number) => `Front desk to lane ${String(lane)}`,
  /** A game of the front desk took the lane while names were typed. */
  namesKept: 'The front desk began this game. The names you typed are kept for the next one.',
};

/** Texts about what passes between bowlers and the front desk: help, and messages. `time` is a clock time. */
export const FRONT_DESK_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    staff: 'Personal',
    waits: 'Avisado',
    coming: 'Ya viene',
    ask: 'Avisar al personal',
    askHint: 'Se ve en recepción.',
    asked: (time) => `Personal avisado a las ${time}`,
    takeBack: 'Pulse para anularlo.',
    come: 'Ya viene el personal',
    comeHint: 'Pulse cuando llegue.',
    from: 'Recepción',
    fromTo: (lane) => `Recepción, para la pista ${String(lane)}`,
    namesKept: 'Recepción empezó esta partida. Los nombres escritos se guardan para la siguiente.',
  },
  ko: {
    staff: '직원',
    waits: '요청함',
    coming: '오는 중',
    ask: '직원 부르기',
    askHint: '프런트에 표시됩니다.',
    asked: (time) => `${time}에 도움 요청함`,
    takeBack: '누르면 취소됩니다.',
    come: '직원이 오는 중',
    comeHint: '직원이 오면 누르세요.',
    from: '프런트',
    fromTo: (lane) => `프런트에서 ${String(lane)}번 레인으로`,
    namesKept: '프런트에서 이 게임을 시작했습니다. 입력한 이름은 다음 게임을 위해 남아 있습니다.',
  },
  de: {
    staff: 'Personal',
    waits: 'Gerufen',
    coming: 'Kommt',
    ask: 'Personal rufen',
    askHint: 'Die Theke sieht es.',
    asked: (time) => `Um ${time} gerufen`,
    takeBack: 'Drücken nimmt den Ruf zurück.',
    come: 'Personal kommt',
    comeHint: 'Drücken, wenn es da ist.',
    from: 'Theke',
    fromTo: (lane) => `Theke an Bahn ${String(lane)}`,
    namesKept: 'Die Theke hat dieses Spiel begonnen. Die getippten Namen bleiben für das nächste.',
  },
};
