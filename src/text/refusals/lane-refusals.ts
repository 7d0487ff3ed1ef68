import type { InEveryLanguage } from '../language.ts';

/** Why no game begins on a lane. */
export interface LaneRefusals {
  readonly closed: string;
  readonly noSecond: string;
}

export const LANE_REFUSALS: InEveryLanguage<LaneRefusals> = {
  en: {
    closed: 'The lane is closed for another game. Staff open it in the settings.',
    noSecond: 'This PC has no second lane. Nothing was changed.',
  },
  es: {
    closed: 'La pista está cerrada para otra partida. El personal la abre en los ajustes.',
    noSecond: 'Este PC no tiene una segunda pista. No se ha cambiado nada.',
  },
  ko: {
    closed: '레인 이용이 끝나 새 게임을 시작할 수 없습니다. 직원이 설정에서 엽니다.',
    noSecond: '이 PC에는 두 번째 레인이 없습니다. 바뀐 것은 없습니다.',
  },
  de: {
    closed: 'Die Bahn ist für ein weiteres Spiel zu. Das Personal öffnet sie in den Einstellungen.',
    noSecond: 'Dieser PC hat keine zweite Bahn. Nichts wurde geändert.',
  },
};
