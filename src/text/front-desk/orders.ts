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
  readonly late: string;
  readonly notSent: (reason: string) => string;
  readonly differs: string;
  readonly by: (author: string, time: string) => string;
  readonly takeBack: string;
  readonly again: string;

  readonly closing: (lane: number) => string;
  readonly taking: (lane: number) => string;
  readonly moved: string;
  readonly moveStopped: (reason: string) => string;
  readonly notMoved: (reason: string) => string;
  readonly sendOn: string;
  readonly sendBack: (lane: number) => string;
  readonly sendTo: (lane: number) => string;
  readonly forced: string;
  readonly laterFacts: (facts: number) => string;
  readonly twice: string;
  readonly none: string;
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
    takeGame: 'Go on with a game from another lane',
    bowlerAway: 'A bowler leaves for another lane',
    bowlerComes: 'A bowler comes from another lane',
    moveGame: (from, to) => `Game from ${String(from)} to ${String(to)}`,
    moveBowler: (from, to) => `Bowler from ${String(from)} to ${String(to)}`,
    sending: 'Sending…',
    sent: 'Sent, waits for the lane',
    done: 'Done',
    refused: (reason) => `Refused: ${reason}`,
    void: 'Void: the lane did not answer in time',
    cancelled: (by) => `Void: taken back by ${by}`,
    unknown: 'Asked again after a restore',
    late: 'The answer came after its time.',
    notSent: (reason) => `Not sent: ${reason}`,
    differs: 'The lane answered again, otherwise. The first answer holds.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Take back',
    again: 'Send again',
    closing: (lane) => `Waits for lane ${String(lane)} to hand it over`,
    taking: (lane) => `Waits for lane ${String(lane)} to take it`,
    moved: 'Moved',
    moveStopped: (reason) => `Stopped on its way: ${reason} Nothing is lost. Send it on or back.`,
    notMoved: (reason) => `Nothing moved: ${reason}`,
    sendOn: 'Send on',
    sendBack: (lane) => `Back to lane ${String(lane)}`,
    sendTo: (lane) => `Again to lane ${String(lane)}`,
    forced: 'without the old lane',
    laterFacts: (facts) => `The old lane added ${String(facts)} later. See “To decide”.`,
    twice: 'More than one lane has taken it.',
    none: 'No orders tonight.',
    onlyOpen: 'Only those without an answer',
  },
  es: {
    lane: (lane) => `Pista ${String(lane)}`,
    open: (howLong) => `Abrir: ${howLong}`,
    openWith: (howLong, names) => `Abrir: ${howLong}, ${names}`,
    extend: (howLong) => `Ampliar: ${howLong}`,
    close: 'Cerrar al acabar esta partida',
    message: (text) => `Mensaje «${text}»`,
    answerHelp: 'La ayuda va en camino',
    printSheet: 'Imprimir la hoja',
    printCard: 'Imprimir las tarjetas',
    moveAway: (to) => `Cerrar la partida y pasarla a la pista ${String(to)}`,
    takeGame: 'Continuar una partida de otra pista',
    bowlerAway: 'Un jugador se va a otra pista',
    bowlerComes: 'Un jugador llega de otra pista',
    moveGame: (from, to) => `Partida de ${String(from)} a ${String(to)}`,
    moveBowler: (from, to) => `Jugador de ${String(from)} a ${String(to)}`,
    sending: 'Enviando…',
    sent: 'Enviada, espera a la pista',
    done: 'Hecha',
    refused: (reason) => `Rechazada: ${reason}`,
    void: 'Sin efecto: la pista no respondió a tiempo',
    cancelled: (by) => `Sin efecto: retirada por ${by}`,
    unknown: 'Preguntada de nuevo tras restaurar',
    late: 'La respuesta llegó fuera de plazo.',
    notSent: (reason) => `No enviada: ${reason}`,
    differs: 'La pista respondió otra vez, distinto. Vale la primera respuesta.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Retirar',
    again: 'Enviar de nuevo',
    closing: (lane) => `Espera a que la pista ${String(lane)} la entregue`,
    taking: (lane) => `Espera a que la pista ${String(lane)} la reciba`,
    moved: 'Movida',
    moveStopped: (reason) => `Detenida en camino: ${reason} No se pierde nada. Envíela adelante o atrás.`,
    notMoved: (reason) => `Nada se movió: ${reason}`,
    sendOn: 'Enviar adelante',
    sendBack: (lane) => `De vuelta a la pista ${String(lane)}`,
    sendTo: (lane) => `Otra vez a la pista ${String(lane)}`,
    forced: 'sin la pista anterior',
    laterFacts: (facts) => `La pista anterior añadió ${String(facts)} después. Vea «Por decidir».`,
    twice: 'Más de una pista la ha recibido.',
    none: 'Esta noche no hay órdenes.',
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
    printSheet: '점수표 인쇄',
    printCard: '카드 인쇄',
    moveAway: (to) => `게임을 마감하고 ${String(to)}번 레인에 넘기기`,
    takeGame: '다른 레인의 게임을 이어받기',
    bowlerAway: '볼러가 다른 레인으로 감',
    bowlerComes: '다른 레인에서 볼러가 옴',
    moveGame: (from, to) => `게임: ${String(from)}번에서 ${String(to)}번으로`,
    moveBowler: (from, to) => `볼러: ${String(from)}번에서 ${String(to)}번으로`,
    sending: '보내는 중…',
    sent: '보냄, 레인의 답을 기다림',
    done: '완료',
    refused: (reason) => `거부됨: ${reason}`,
    void: '무효: 레인이 제때 답하지 않음',
    cancelled: (by) => `무효: ${by}님이 취소함`,
    unknown: '복원 뒤 다시 물음',
    late: '답이 시한 뒤에 왔습니다.',
    notSent: (reason) => `보내지 못함: ${reason}`,
    differs: '레인이 다르게 다시 답했습니다. 첫 답이 유효합니다.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: '취소하기',
    again: '다시 보내기',
    closing: (lane) => `${String(lane)}번 레인이 넘기기를 기다림`,
    taking: (lane) => `${String(lane)}번 레인이 받기를 기다림`,
    moved: '옮김',
    moveStopped: (reason) => `도중에 멈춤: ${reason} 잃은 것은 없습니다. 앞으로 보내거나 되돌리세요.`,
    notMoved: (reason) => `옮기지 않음: ${reason}`,
    sendOn: '앞으로 보내기',
    sendBack: (lane) => `${String(lane)}번으로 되돌리기`,
    sendTo: (lane) => `${String(lane)}번으로 다시`,
    forced: '원래 레인 없이',
    laterFacts: (facts) => `원래 레인이 나중에 ${String(facts)}건을 더했습니다. “결정할 일”을 보세요.`,
    twice: '두 레인 이상이 받았습니다.',
    none: '오늘 밤에는 지시가 없습니다.',
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
    printSheet: 'Ergebnisblatt drucken',
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
    unknown: 'Nach Wiederherstellung neu gefragt',
    late: 'Die Antwort kam nach der Frist.',
    notSent: (reason) => `Nicht gesendet: ${reason}`,
    differs: 'Die Bahn antwortete noch einmal, anders. Die erste Antwort gilt.',
    by: (author, time) => `${author}, ${time}`,
    takeBack: 'Zurücknehmen',
    again: 'Noch einmal senden',
    closing: (lane) => `Wartet, dass Bahn ${String(lane)} es abgibt`,
    taking: (lane) => `Wartet, dass Bahn ${String(lane)} es übernimmt`,
    moved: 'Umgelegt',
    moveStopped: (reason) =>
      `Unterwegs angehalten: ${reason} Nichts ging verloren. Schicken Sie es weiter oder zurück.`,
    notMoved: (reason) => `Nichts umgelegt: ${reason}`,
    sendOn: 'Weiterschicken',
    sendBack: (lane) => `Zurück auf Bahn ${String(lane)}`,
    sendTo: (lane) => `Noch einmal an Bahn ${String(lane)}`,
    forced: 'ohne die alte Bahn',
    laterFacts: (facts) => `Die alte Bahn meldete später ${String(facts)} mehr. Siehe „Zu klären“.`,
    twice: 'Mehr als eine Bahn hat es übernommen.',
    none: 'Heute Abend keine Aufträge.',
    onlyOpen: 'Nur die ohne Antwort',
  },
};
