import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  closed: 'The lane is closed for another game. Staff open it.',
  /** The game continues on another lane. */
  moved: (lane: number) => `The game continues on lane ${String(lane)}. Nothing can be changed here.`,
  noSecond: 'This PC has no second lane. Nothing was changed.',
  /** A ball cannot go to the other lane of a pair. */
  noOtherGame: 'The other side has no game. Nothing was changed. Begin one there first.',
  halfAway:
    'A side shows an earlier game for a correction. Nothing was moved. Go back to its running game first.',
  otherWaits: 'A change on the other side is not saved. Nothing was moved. Try again or take it back there.',
  notThere: (why: string) => `The ball stays here. On the other side: ${why}`,
  noBall: 'The last change here is not a ball. Nothing was moved. Undo or correct it instead.',
  noDesk: 'This lane has no front desk. Nobody would hear. Please go there.',
};

/** Why no game begins on a lane, or no ball goes to the other one. */
export const LANE_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    closed: 'La pista está cerrada para otra partida. La abre el personal.',
    moved: (lane) => `La partida sigue en la pista ${String(lane)}. Aquí no se puede cambiar nada.`,
    noSecond: 'Este PC no tiene una segunda pista. No se ha cambiado nada.',
    noOtherGame: 'El otro lado no tiene partida. No se ha cambiado nada. Empiece antes una allí.',
    halfAway:
      'Un lado muestra una partida anterior para corregirla. No se ha pasado nada. Vuelva antes a la que está en juego.',
    otherWaits: 'Un cambio del otro lado no está guardado. No se ha pasado nada. Reintente o retírelo allí.',
    notThere: (why) => `La bola se queda aquí. En el otro lado: ${why}`,
    noBall: 'El último cambio aquí no es una bola. No se ha pasado nada. Deshágalo o corríjalo.',
    noDesk: 'Esta pista no tiene recepción conectada. Nadie lo oiría. Acérquese, por favor.',
  },
  ko: {
    closed: '레인 이용이 끝나 새 게임을 시작할 수 없습니다. 직원에게 말씀하세요.',
    moved: (lane) => `이 게임은 ${String(lane)}번 레인에서 이어집니다. 여기서는 바꿀 수 없습니다.`,
    noSecond: '이 PC에는 두 번째 레인이 없습니다. 바뀐 것은 없습니다.',
    noOtherGame: '반대쪽에 진행 중인 게임이 없습니다. 바뀐 것은 없습니다. 먼저 게임을 시작하세요.',
    halfAway:
      '한쪽이 수정하려고 이전 게임을 보여 주고 있어 옮기지 않았습니다. 먼저 진행 중인 게임으로 돌아가세요.',
    otherWaits: '반대쪽 변경이 저장되지 않아 옮기지 않았습니다. 반대쪽에서 다시 저장하거나 되돌리세요.',
    notThere: (why) => `투구는 그대로 있습니다. 반대쪽: ${why}`,
    noBall: '마지막 변경이 투구가 아니어서 옮기지 않았습니다. 실행 취소하거나 수정하세요.',
    noDesk: '이 레인은 프런트와 연결되어 있지 않아 아무도 듣지 못합니다. 프런트로 와 주세요.',
  },
  de: {
    closed: 'Die Bahn ist für ein weiteres Spiel gesperrt. Das Personal gibt sie frei.',
    moved: (lane) => `Das Spiel wird auf Bahn ${String(lane)} fortgesetzt. Hier lässt sich nichts ändern.`,
    noSecond: 'Dieser PC hat keine zweite Bahn. Nichts wurde geändert.',
    noOtherGame: 'Die andere Seite hat kein Spiel. Nichts wurde geändert. Erst dort eines beginnen.',
    halfAway:
      'Eine Seite zeigt zur Korrektur ein früheres Spiel. Nichts wurde verschoben. Erst zum laufenden Spiel zurückkehren.',
    otherWaits:
      'Eine Änderung drüben ist nicht gespeichert. Nichts wurde verschoben. Dort erst neu versuchen oder zurücknehmen.',
    notThere: (why) => `Der Wurf bleibt hier. Auf der anderen Seite: ${why}`,
    noBall:
      'Die letzte Änderung hier ist kein Wurf. Nichts wurde verschoben. Stattdessen zurücknehmen oder korrigieren.',
    noDesk: 'Diese Bahn hat keine Theke. Niemand würde es hören. Bitte gehen Sie hin.',
  },
};
