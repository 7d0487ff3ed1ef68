import type { InEveryLanguage } from '../language.ts';

/** Why no game begins on a lane, or no ball goes to the other one. */
export interface LaneRefusals {
  readonly closed: string;
  readonly noSecond: string;
  /** A ball cannot go to the other lane of a pair. */
  readonly noOtherGame: string;
  readonly noBall: string;
}

export const LANE_REFUSALS: InEveryLanguage<LaneRefusals> = {
  en: {
    closed: 'The lane is closed for another game. Staff open it in the settings.',
    noSecond: 'This PC has no second lane. Nothing was changed.',
    noOtherGame: 'The other side has no game. Nothing was changed. Begin one there first.',
    noBall: 'The last change here is no ball. Nothing was moved. Undo or correct it instead.',
  },
  es: {
    closed: 'La pista está cerrada para otra partida. El personal la abre en los ajustes.',
    noSecond: 'Este PC no tiene una segunda pista. No se ha cambiado nada.',
    noOtherGame: 'El otro lado no tiene partida. No se ha cambiado nada. Empiece antes una allí.',
    noBall: 'El último cambio aquí no es una bola. No se ha pasado nada. Deshágalo o corríjalo.',
  },
  ko: {
    closed: '레인 이용이 끝나 새 게임을 시작할 수 없습니다. 직원이 설정에서 엽니다.',
    noSecond: '이 PC에는 두 번째 레인이 없습니다. 바뀐 것은 없습니다.',
    noOtherGame: '반대쪽에 진행 중인 게임이 없습니다. 바뀐 것은 없습니다. 먼저 게임을 시작하세요.',
    noBall: '마지막 변경이 투구가 아니어서 옮기지 않았습니다. 실행 취소하거나 정정하세요.',
  },
  de: {
    closed: 'Die Bahn ist für ein weiteres Spiel zu. Das Personal öffnet sie in den Einstellungen.',
    noSecond: 'Dieser PC hat keine zweite Bahn. Nichts wurde geändert.',
    noOtherGame: 'Die andere Seite hat kein Spiel. Nichts wurde geändert. Erst dort eines beginnen.',
    noBall:
      'Die letzte Änderung hier ist kein Wurf. Nichts wurde verschoben. Stattdessen zurücknehmen oder korrigieren.',
  },
};
