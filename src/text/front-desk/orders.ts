import type { InEveryLanguage } from '../language.ts';

/** Orders in words, their states, and why one was not done. */
export interface OrdersText {
  readonly lane: (lane: number) => string;
  readonly open: (howLong: string) => string;
  readonly openWith: (howLong: string, names: string) => string;
  readonly extend: (howLong: string) => string;
  readonly close: string;
  readonly message: (text: string) => string;
  readonly answerHelp: string;
  readonly printSheet: string;
  readonly printCard: string;
  readonly moveAway: (to: number) => string;
  readonly takeGame: string;
  readonly bowlerAway: string;
  readonly bowlerComes: string;
  readonly moveGame: (from: number, to: number) => string;
  readonly moveBowler: (from: number, to: number) => string;

  readonly sending: string;
  readonly sent: string;
  readonly done: string;
  readonly refused: (reason: string) => string;
  readonly void: string;
  readonly cancelled: (by: string) => string;
  readonly unknown: string;
  /** An order from before a restore, whose seconds have passed. */
  readonly inDoubt: string;
  readonly late: string;
  readonly differs: string;
  readonly by: (author: string, time: string) => string;
  readonly takeBack: string;

  readonly closing: (lane: number) => string;
  readonly taking: (lane: number) => string;
  readonly moved: string;
  readonly moveStopped: (reason: string) => string;
  readonly notMoved: (reason: string) => string;
  readonly sendBack: (lane: number) => string;
  readonly sendTo: (lane: number) => string;
  readonly forced: string;
  readonly laterFacts: (facts: number) => string;
  readonly twice: string;
  readonly none: string;
  /** While only those without an answer are shown. */
  readonly noneOpen: string;
  readonly onlyOpen: string;
}

export const ORDERS_TEXT: InEveryLanguage<OrdersText> = {
  en: {
    lane: (lane) => `Lane ${String(lane)}`,
    open: (howLong) => `Open: ${howLong}`,
    openWith: (howLong, names) => `Open: ${howLong}, ${names}`,
    extend: (howLong) => `Extend by ${howLong}`,
    close: 'Close after this game',
    message: (text) => `Message “${text}”`,
    answerHelp: 'Help is on its way',
    printSheet: 'Print the score sheet',
    printCard: 'Print the cards',
    moveAway: (to) => `Close the game and hand it to lane ${String(to)}`,
    takeGame: 'Continue a game from another lane',
    bowlerAway: 'A bowler leaves for another lane',
    bowlerComes: 'A bowler comes from another lane',
    moveGame: (from, to) => `Game from ${String(from)} to ${String(to)}`,
    moveBowler: (from, to) => `Bowler from ${String(from)} to ${String(to)}`,
    sending: 'Sending…',
    sent: 'Sent, waiting for the lane',
    done: 'Done',
    refused: (reason) => `Refused: ${reason}`,
    void: 'Void: the lane did not answer in time',
    cancelled: (by) => `Void: taken back by ${by}`,
    unknown: 'Asked again after a restore',
    inDoubt:
      'No answer since the house was restored. The lane may have done it: look there, then take it back.',
    late: 'The answer came after its time.',
    differs: 'The lane answered again, differently. The first answer holds.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Take back',
    closing: (lane) => `Waiting for lane ${String(lane)} to hand it over`,
    taking: (lane) => `Waiting for lane ${String(lane)} to take it`,
    moved: 'Moved',
    moveStopped: (reason) => `Stopped on its way: ${reason} Nothing is lost. Send it again or back.`,
    notMoved: (reason) => `Nothing moved: ${reason}`,
    sendBack: (lane) => `Back to lane ${String(lane)}`,
    sendTo: (lane) => `Again to lane ${String(lane)}`,
    forced: 'Without the old lane’s answer.',
    laterFacts: (facts) =>
      `The old lane added ${facts === 1 ? '1 entry' : `${String(facts)} entries`} later. See “To decide”.`,
    twice: 'More than one lane has taken it.',
    none: 'No orders tonight.',
    noneOpen: 'Every order has its answer.',
    onlyOpen: 'Only those without an answer',
  },
  es: {
    lane: (lane) => `Pista ${String(lane)}`,
    open: (howLong) => `Abrir: ${howLong}`,
    openWith: (howLong, names) => `Abrir: ${howLong}, ${names}`,
    extend: (howLong) => `Ampliar: ${howLong} más`,
    close: 'Cerrar al acabar esta partida',
    message: (text) => `Mensaje «${text}»`,
    answerHelp: 'La ayuda va en camino',
    printSheet: 'Imprimir la hoja',
    printCard: 'Imprimir las tarjetas',
    moveAway: (to) => `Cerrar la partida y pasarla a la pista ${String(to)}`,
    takeGame: 'Continuar una partida de otra pista',
    bowlerAway: 'Un jugador se va a otra pista',
    bowlerComes: 'Un jugador llega de otra pista',
    moveGame: (from, to) => `Partida de la ${String(from)} a la ${String(to)}`,
    moveBowler: (from, to) => `Jugador de la ${String(from)} a la ${String(to)}`,
    sending: 'Enviando…',
    sent: 'Enviada, a la espera de la pista',
    done: 'Hecha',
    refused: (reason) => `Rechazada: ${reason}`,
    void: 'Sin efecto: la pista no respondió a tiempo',
    cancelled: (by) => `Sin efecto: retirada por ${by}`,
    unknown: 'Consultada de nuevo tras una restauración',
    inDoubt:
      'Sin respuesta desde la restauración. Puede que la pista la cumpliera: compruébelo allí y luego retírela.',
    late: 'La respuesta llegó fuera de plazo.',
    differs: 'La pista respondió otra vez y de otro modo. Vale la primera respuesta.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Retirar',
    closing: (lane) => `A la espera de que la pista ${String(lane)} la entregue`,
    taking: (lane) => `A la espera de que la pista ${String(lane)} la reciba`,
    moved: 'Hecho',
    moveStopped: (reason) =>
      `Detenida en camino: ${reason} No se pierde nada. Envíela otra vez o devuélvala.`,
    notMoved: (reason) => `Nada se movió: ${reason}`,
    sendBack: (lane) => `De vuelta a la pista ${String(lane)}`,
    sendTo: (lane) => `Otra vez a la pista ${String(lane)}`,
    forced: 'Sin la respuesta de la pista anterior.',
    laterFacts: (facts) =>
      `La pista anterior añadió ${facts === 1 ? '1 entrada' : `${String(facts)} entradas`} después. Vea «Por decidir».`,
    twice: 'Más de una pista la ha recibido.',
    none: 'Hoy no hay órdenes.',
    noneOpen: 'Todas las órdenes tienen respuesta.',
    onlyOpen: 'Solo las que esperan respuesta',
  },
  ko: {
    lane: (lane) => `${String(lane)}번 레인`,
    open: (howLong) => `열기: ${howLong}`,
    openWith: (howLong, names) => `열기: ${howLong}, ${names}`,
    extend: (howLong) => `${howLong} 연장`,
    close: '이 게임 후 닫기',
    message: (text) => `메시지 “${text}”`,
    answerHelp: '직원이 갑니다',
    printSheet: '기록지 인쇄',
    printCard: '카드 인쇄',
    moveAway: (to) => `게임을 마감하고 ${String(to)}번 레인에 넘기기`,
    takeGame: '다른 레인의 게임을 이어받기',
    bowlerAway: '선수가 다른 레인으로 감',
    bowlerComes: '다른 레인에서 선수가 옴',
    moveGame: (from, to) => `게임: ${String(from)}번에서 ${String(to)}번으로`,
    moveBowler: (from, to) => `선수: ${String(from)}번에서 ${String(to)}번으로`,
    sending: '보내는 중…',
    sent: '보냄, 레인의 답을 기다림',
    done: '완료',
    refused: (reason) => `거부됨: ${reason}`,
    void: '무효: 레인이 제때 답하지 않음',
    cancelled: (by) => `무효: ${by}님이 취소함`,
    unknown: '복원 뒤 다시 물음',
    inDoubt: '복원 뒤로 답이 없습니다. 레인이 이미 했을 수 있으니 그 레인을 확인한 뒤 취소하세요.',
    late: '답이 시한 뒤에 왔습니다.',
    differs: '레인이 다르게 다시 답했습니다. 첫 답이 유효합니다.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: '취소하기',
    closing: (lane) => `${String(lane)}번 레인이 넘기기를 기다림`,
    taking: (lane) => `${String(lane)}번 레인이 받기를 기다림`,
    moved: '옮겼음',
    moveStopped: (reason) => `도중에 멈춤: ${reason} 잃은 것은 없습니다. 다시 보내거나 되돌리세요.`,
    notMoved: (reason) => `옮기지 않음: ${reason}`,
    sendBack: (lane) => `${String(lane)}번으로 되돌리기`,
    sendTo: (lane) => `${String(lane)}번으로 다시`,
    forced: '원래 레인의 응답 없이 옮김.',
    laterFacts: (facts) =>
      `원래 레인이 나중에 기록 ${String(facts)}건을 더 보냈습니다. “결정할 일”을 보세요.`,
    twice: '두 레인 이상이 받았습니다.',
    none: '오늘은 요청이 없습니다.',
    noneOpen: '모든 요청에 답이 왔습니다.',
    onlyOpen: '답이 없는 것만',
  },
  de: {
    lane: (lane) => `Bahn ${String(lane)}`,
    open: (howLong) => `Öffnen: ${howLong}`,
    openWith: (howLong, names) => `Öffnen: ${howLong}, ${names}`,
    extend: (howLong) => `Um ${howLong} verlängern`,
    close: 'Nach diesem Spiel schließen',
    message: (text) => `Nachricht „${text}“`,
    answerHelp: 'Hilfe kommt',
    printSheet: 'Spielbogen drucken',
    printCard: 'Karten drucken',
    moveAway: (to) => `Spiel abschließen und an Bahn ${String(to)} geben`,
    takeGame: 'Spiel einer anderen Bahn fortsetzen',
    bowlerAway: 'Ein Spieler geht auf eine andere Bahn',
    bowlerComes: 'Ein Spieler kommt von einer anderen Bahn',
    moveGame: (from, to) => `Spiel von ${String(from)} nach ${String(to)}`,
    moveBowler: (from, to) => `Spieler von ${String(from)} nach ${String(to)}`,
    sending: 'Wird gesendet…',
    sent: 'Gesendet, wartet auf die Bahn',
    done: 'Erledigt',
    refused: (reason) => `Abgelehnt: ${reason}`,
    void: 'Hinfällig: Die Bahn antwortete nicht rechtzeitig',
    cancelled: (by) => `Hinfällig: von ${by} zurückgenommen`,
    unknown: 'Nach einer Wiederherstellung neu gefragt',
    inDoubt:
      'Keine Antwort seit der Wiederherstellung. Vielleicht hat die Bahn es getan: Sehen Sie dort nach, dann nehmen Sie es zurück.',
    late: 'Die Antwort kam nach der Frist.',
    differs: 'Die Bahn antwortete noch einmal, anders. Die erste Antwort gilt.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Zurücknehmen',
    closing: (lane) => `Wartet, dass Bahn ${String(lane)} es abgibt`,
    taking: (lane) => `Wartet, dass Bahn ${String(lane)} es übernimmt`,
    moved: 'Umgesetzt',
    moveStopped: (reason) =>
      `Unterwegs angehalten: ${reason} Nichts ist verloren. Schicken Sie es noch einmal oder zurück.`,
    notMoved: (reason) => `Nicht umgesetzt: ${reason}`,
    sendBack: (lane) => `Zurück auf Bahn ${String(lane)}`,
    sendTo: (lane) => `Noch einmal an Bahn ${String(lane)}`,
    forced: 'Ohne Antwort der alten Bahn.',
    laterFacts: (facts) =>
      `Die alte Bahn meldete später noch ${facts === 1 ? '1 Eintrag' : `${String(facts)} Einträge`}. Siehe „Zu klären“.`,
    twice: 'Mehr als eine Bahn hat es übernommen.',
    none: 'Heute noch keine Aufträge.',
    noneOpen: 'Alle Aufträge sind beantwortet.',
    onlyOpen: 'Nur die ohne Antwort',
  },
};
