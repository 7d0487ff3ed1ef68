import type { InEveryLanguage } from '../language.ts';
import { DURATION } from './duration.ts';
import { lasEs } from './spanish.ts';

/** One lane's panel, and the forms of its orders. */
export interface PanelText {
  readonly lane: (lane: number) => string;
  readonly lanes: (lanes: string) => string;
  /** The same within a sentence. */
  readonly theLane: (lane: number) => string;
  readonly theLanes: (lanes: string) => string;
  readonly fromTo: (from: number, to: number) => string;
  readonly openThis: string;
  readonly openThese: (count: number) => string;
  readonly extend: string;
  readonly message: string;
  readonly moveGame: string;
  readonly moveBowler: string;
  readonly print: string;
  readonly close: string;
  readonly answerHelp: string;
  readonly history: string;
  readonly earlier: string;
  readonly until: (time: string) => string;
  readonly nobody: string;
  readonly live: (lane: number) => string;
  readonly page: (page: number, pages: number) => string;

  readonly howLong: string;
  readonly games: string;
  readonly untilTime: string;
  readonly time: string;
  readonly minutes: string;
  readonly format: string;
  readonly names: string;
  readonly bowler: (place: number) => string;
  readonly fewer: string;
  readonly more: string;
  readonly gamesCount: (games: number) => string;
  readonly minutesCount: (minutes: number) => string;
  readonly openFor: (lanes: string, games: string) => string;
  readonly openUntil: (lanes: string, time: string) => string;
  readonly about: (minutes: number, until: string) => string;
  /** What was typed is no time of day. */
  readonly noTime: string;
  readonly extendBy: (lanes: string, howLong: string) => string;
  readonly closeWhat: string;
  readonly closeLanes: (lanes: string) => string;
  readonly messageWhat: string;
  readonly messageText: string;
  readonly charactersLeft: (count: number) => string;
  readonly send: (lanes: string) => string;
  readonly toAll: string;

  readonly moveTitle: string;
  readonly nothingMoves: string;
  /** On the button that moves, while a lane is missing. */
  readonly onlyApply: string;
  readonly wholeGame: string;
  readonly oneBowler: string;
  readonly from: string;
  readonly to: string;
  readonly chooseTarget: string;
  readonly chooseBowler: string;
  readonly goesOn: (bowler: string, frame: number, ball: number) => string;
  readonly goesAlong: string;
  readonly bowlerGoes: (name: string) => string;
  readonly pairGoes: string;
  readonly ifSilent: (lane: number) => string;
  readonly force: string;
  readonly forceWhat: (lane: number) => string;
  readonly apply: (from: number, to: number) => string;
  readonly applyForced: (from: number, to: number) => string;
  readonly noTarget: string;

  readonly printAtLane: string;
  readonly printHere: string;
  readonly sheet: string;
  readonly card: string;
  readonly gameRuns: string;
  readonly noGame: string;
  readonly sheetOf: (lane: number, game: number) => string;
  readonly printed: (time: string) => string;
}

export const PANEL_TEXT: InEveryLanguage<PanelText> = {
  en: {
    lane: (lane) => `Lane ${String(lane)}`,
    lanes: (lanes) => `Lanes ${lanes}`,
    theLane: (lane) => `lane ${String(lane)}`,
    theLanes: (lanes) => `lanes ${lanes}`,
    fromTo: (from, to) => `From lane ${String(from)} to ${String(to)}`,
    openThis: 'Open this lane',
    openThese: (count) => (count === 1 ? 'Open 1 lane' : `Open ${String(count)} lanes`),
    extend: 'Extend',
    message: 'Message',
    moveGame: 'Move the game',
    moveBowler: 'Move a bowler',
    print: 'Print',
    close: 'Close after game',
    answerHelp: 'Help is on its way',
    history: 'Orders of tonight',
    earlier: 'Earlier orders of tonight',
    until: (time) => `Until ${time}`,
    nobody: 'Nobody is bowling here.',
    live: (lane) => `Lane ${String(lane)}, live`,
    page: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
    howLong: 'For how long',
    games: 'Games',
    untilTime: 'Until a time',
    time: 'Time',
    minutes: 'Minutes',
    format: 'Format',
    names: 'Bowlers, one per line. If there are none, they type their names at the lane.',
    bowler: (place) => `Bowler ${String(place)}`,
    fewer: 'Fewer',
    more: 'More',
    gamesCount: (games) => (games === 1 ? '1 game' : `${String(games)} games`),
    minutesCount: DURATION.en,
    openFor: (lanes, games) => `Open ${lanes} for ${games}`,
    openUntil: (lanes, time) => `Open ${lanes} until ${time}`,
    about: (minutes, until) => `Until ${until}: ${DURATION.en(minutes)} from now.`,
    noTime: 'Type a time of day, as 22:30.',
    extendBy: (lanes, howLong) => `Extend ${lanes} by ${howLong}`,
    closeWhat: 'The game on the board is bowled to its end; no other one begins.',
    closeLanes: (lanes) => `Close ${lanes} after this game`,
    messageWhat: 'The board shows it for 30 seconds.',
    messageText: 'Message',
    charactersLeft: (count) => (count === 1 ? '1 character left.' : `${String(count)} characters left.`),
    send: (lanes) => `Send to ${lanes}`,
    toAll: 'all lanes',
    moveTitle: 'Move to another lane',
    nothingMoves: 'It moves only when you press Apply.',
    onlyApply: 'Apply',
    wholeGame: 'The whole game',
    oneBowler: 'One bowler',
    from: 'From',
    to: 'To',
    chooseTarget: 'Choose a lane outlined in blue, or type its number.',
    chooseBowler: 'Who moves?',
    goesOn: (bowler, frame, ball) =>
      `The game continues there with ${bowler}, frame ${String(frame)}, ball ${String(ball)}.`,
    goesAlong:
      'Scores, corrections and remaining games or time go along, and the old lane closes. They stay where somebody else bowls on the lane beside.',
    bowlerGoes: (name) => `${name} leaves the game here and joins the game there as a new player.`,
    pairGoes: 'A match on a pair moves as a whole, with the game beside it.',
    ifSilent: (lane) =>
      `If lane ${String(lane)} does not answer, nothing is lost: the move stops and you send it on or back.`,
    force: 'Move it without the old lane’s answer',
    forceWhat: (lane) =>
      `Lane ${String(lane)} is silent. The new lane continues from what has arrived here; whatever lane ${String(lane)} bowled since then does not count until you decide.`,
    apply: (from, to) => `Apply: ${String(from)} to ${String(to)}`,
    applyForced: (from, to) => `Move without lane ${String(from)}: to ${String(to)}`,
    noTarget: 'No lane can take it now.',
    printAtLane: 'Print at the lane',
    printHere: 'Print here',
    sheet: 'Score sheet',
    card: 'Card for each bowler',
    gameRuns: 'This game is still being bowled.',
    noGame: 'There is no game to print.',
    sheetOf: (lane, game) => `Lane ${String(lane)}, game ${String(game)}`,
    printed: (time) => `Printed at the front desk, ${time}`,
  },
  es: {
    lane: (lane) => `Pista ${String(lane)}`,
    lanes: (lanes) => `Pistas ${lanes}`,
    theLane: (lane) => `la pista ${String(lane)}`,
    theLanes: (lanes) => `las pistas ${lanes}`,
    fromTo: (from, to) => `De la pista ${String(from)} a la ${String(to)}`,
    openThis: 'Abrir esta pista',
    openThese: (count) => (count === 1 ? 'Abrir 1 pista' : `Abrir ${String(count)} pistas`),
    extend: 'Ampliar',
    message: 'Mensaje',
    moveGame: 'Mover partida',
    moveBowler: 'Mover jugador',
    print: 'Imprimir',
    close: 'Cerrar al acabar',
    answerHelp: 'La ayuda va en camino',
    history: 'Órdenes de hoy',
    earlier: 'Órdenes anteriores',
    until: (time) => `Hasta ${lasEs(time)}`,
    nobody: 'Aquí no juega nadie.',
    live: (lane) => `Pista ${String(lane)}, en directo`,
    page: (page, pages) => `Página ${String(page)} de ${String(pages)}`,
    howLong: 'Por cuánto tiempo',
    games: 'Partidas',
    untilTime: 'Hasta cierta hora',
    time: 'Hora',
    minutes: 'Minutos',
    format: 'Modalidad',
    names: 'Jugadores, uno por línea. Si no escribe ninguno, lo hacen ellos en la pista.',
    bowler: (place) => `Jugador ${String(place)}`,
    fewer: 'Menos',
    more: 'Más',
    gamesCount: (games) => (games === 1 ? '1 partida' : `${String(games)} partidas`),
    minutesCount: DURATION.es,
    openFor: (lanes, games) => `Abrir ${lanes}: ${games}`,
    openUntil: (lanes, time) => `Abrir ${lanes} hasta ${lasEs(time)}`,
    about: (minutes, until) => `Hasta ${lasEs(until)}: ${DURATION.es(minutes)} a partir de ahora.`,
    noTime: 'Escriba una hora, como 22:30.',
    extendBy: (lanes, howLong) => `Ampliar ${lanes}: ${howLong} más`,
    closeWhat: 'La partida en pantalla se juega hasta el final; no empieza ninguna otra.',
    closeLanes: (lanes) => `Cerrar ${lanes} al acabar`,
    messageWhat: 'Aparece 30 segundos en la pantalla de la pista.',
    messageText: 'Mensaje',
    charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${String(count)} caracteres.`),
    send: (lanes) => `Enviar a ${lanes}`,
    toAll: 'todas las pistas',
    moveTitle: 'Mover a otra pista',
    nothingMoves: 'No se mueve hasta que pulse Aplicar.',
    onlyApply: 'Aplicar',
    wholeGame: 'La partida entera',
    oneBowler: 'Un jugador',
    from: 'De',
    to: 'A',
    chooseTarget: 'Elija una pista con borde azul o escriba su número.',
    chooseBowler: '¿Quién se mueve?',
    goesOn: (bowler, frame, ball) =>
      `La partida sigue allí con ${bowler}, cuadro ${String(frame)}, bola ${String(ball)}.`,
    goesAlong:
      'Los puntos, las correcciones y las partidas o el tiempo que quedan van con ella, y la pista anterior se cierra. El resto se queda si alguien más juega en la pista de al lado.',
    bowlerGoes: (name) => `${name} deja esta partida y entra en la otra como jugador nuevo.`,
    pairGoes: 'Un encuentro en dos pistas se mueve entero, con la partida de al lado.',
    ifSilent: (lane) =>
      `Si la pista ${String(lane)} no responde, no se pierde nada: el traslado se detiene y usted puede reanudarlo o deshacerlo.`,
    force: 'Mover sin la respuesta de la pista anterior',
    forceWhat: (lane) =>
      `La pista ${String(lane)} no responde. La nueva sigue desde lo que ha llegado aquí; lo que la pista ${String(lane)} jugara después no cuenta hasta que usted decida.`,
    apply: (from, to) => `Aplicar: de la ${String(from)} a la ${String(to)}`,
    applyForced: (from, to) => `Mover a la ${String(to)} sin la ${String(from)}`,
    noTarget: 'Ninguna pista puede recibirla ahora.',
    printAtLane: 'Imprimir en la pista',
    printHere: 'Imprimir aquí',
    sheet: 'Hoja de puntuación',
    card: 'Tarjeta para cada jugador',
    gameRuns: 'Esta partida aún se está jugando.',
    noGame: 'No hay partida que imprimir.',
    sheetOf: (lane, game) => `Pista ${String(lane)}, partida ${String(game)}`,
    printed: (time) => `Impreso en recepción, ${time}`,
  },
  ko: {
    lane: (lane) => `${String(lane)}번 레인`,
    lanes: (lanes) => `${lanes}번 레인`,
    theLane: (lane) => `${String(lane)}번 레인`,
    theLanes: (lanes) => `${lanes}번 레인`,
    fromTo: (from, to) => `${String(from)}번에서 ${String(to)}번 레인으로`,
    openThis: '이 레인 열기',
    openThese: (count) => `레인 ${String(count)}개 열기`,
    extend: '연장',
    message: '메시지',
    moveGame: '게임 옮기기',
    moveBowler: '선수 옮기기',
    print: '인쇄',
    close: '게임 후 닫기',
    answerHelp: '직원이 갑니다',
    history: '오늘의 요청',
    earlier: '오늘의 이전 요청',
    until: (time) => `${time}까지`,
    nobody: '지금 아무도 없습니다.',
    live: (lane) => `${String(lane)}번 레인, 실시간`,
    page: (page, pages) => `${String(pages)}쪽 중 ${String(page)}쪽`,
    howLong: '이용 시간',
    games: '게임제',
    untilTime: '시간제',
    time: '시각',
    minutes: '분',
    format: '방식',
    names: '선수를 한 줄에 한 명씩 적으세요. 비워 두면 레인에서 입력합니다.',
    bowler: (place) => `선수 ${String(place)}`,
    fewer: '줄이기',
    more: '늘리기',
    gamesCount: (games) => `${String(games)}게임`,
    minutesCount: DURATION.ko,
    openFor: (lanes, games) => `${lanes} ${games} 열기`,
    openUntil: (lanes, time) => `${lanes} ${time}까지 열기`,
    about: (minutes, until) => `${until}까지, 지금부터 ${DURATION.ko(minutes)}입니다.`,
    noTime: '22:30처럼 시각을 입력하세요.',
    extendBy: (lanes, howLong) => `${lanes} ${howLong} 연장`,
    closeWhat: '진행 중인 게임은 끝까지 치고, 다음 게임은 시작되지 않습니다.',
    closeLanes: (lanes) => `이 게임 후 ${lanes} 닫기`,
    messageWhat: '레인 화면에 30초 동안 나타납니다.',
    messageText: '메시지',
    charactersLeft: (count) => `${String(count)}자 남았습니다.`,
    send: (lanes) => `${lanes}에 보내기`,
    toAll: '모든 레인',
    moveTitle: '다른 레인으로 옮기기',
    nothingMoves: '적용을 눌러야 옮겨집니다.',
    onlyApply: '적용',
    wholeGame: '게임 전체',
    oneBowler: '선수 한 명',
    from: '원래 레인',
    to: '새 레인',
    chooseTarget: '파란 테두리의 레인을 고르거나 번호를 입력하세요.',
    chooseBowler: '누구를 옮길까요?',
    goesOn: (bowler, frame, ball) =>
      `새 레인에서 ${bowler}, ${String(frame)}프레임 ${String(ball)}구부터 이어집니다.`,
    goesAlong:
      '점수와 수정, 남은 게임이나 시간도 함께 옮겨지고 이전 레인은 닫힙니다. 옆 레인에서 다른 사람이 치고 있으면 남은 게임이나 시간은 옮겨지지 않습니다.',
    bowlerGoes: (name) => `${name}님은 이 게임에서 빠지고 옮긴 레인의 게임에 새 선수로 들어갑니다.`,
    pairGoes: '두 레인에서 하는 경기는 옆 게임과 함께 통째로 옮겨집니다.',
    ifSilent: (lane) =>
      `${String(lane)}번 레인이 응답하지 않아도 잃는 것은 없습니다. 이동이 멈추면 다시 보내거나 되돌릴 수 있습니다.`,
    force: '원래 레인의 응답 없이 옮기기',
    forceWhat: (lane) =>
      `${String(lane)}번 레인이 응답하지 않습니다. 새 레인은 여기 도착한 데까지에서 이어지며, ${String(lane)}번 레인이 그 뒤에 친 공은 결정하실 때까지 인정되지 않습니다.`,
    apply: (from, to) => `적용: ${String(from)}번에서 ${String(to)}번으로`,
    applyForced: (from, to) => `${String(from)}번 응답 없이 ${String(to)}번으로`,
    noTarget: '지금 받을 수 있는 레인이 없습니다.',
    printAtLane: '레인에서 인쇄',
    printHere: '여기서 인쇄',
    sheet: '기록지',
    card: '선수별 카드',
    gameRuns: '아직 진행 중인 게임입니다.',
    noGame: '인쇄할 게임이 없습니다.',
    sheetOf: (lane, game) => `${String(lane)}번 레인, ${String(game)}게임`,
    printed: (time) => `프런트에서 인쇄, ${time}`,
  },
  de: {
    lane: (lane) => `Bahn ${String(lane)}`,
    lanes: (lanes) => `Bahnen ${lanes}`,
    theLane: (lane) => `Bahn ${String(lane)}`,
    theLanes: (lanes) => `Bahnen ${lanes}`,
    fromTo: (from, to) => `Von Bahn ${String(from)} auf Bahn ${String(to)}`,
    openThis: 'Bahn öffnen',
    openThese: (count) => (count === 1 ? '1 Bahn öffnen' : `${String(count)} Bahnen öffnen`),
    extend: 'Verlängern',
    message: 'Nachricht',
    moveGame: 'Spiel umsetzen',
    moveBowler: 'Spieler umsetzen',
    print: 'Drucken',
    close: 'Nach Spiel schließen',
    answerHelp: 'Hilfe kommt',
    history: 'Aufträge von heute',
    earlier: 'Frühere Aufträge',
    until: (time) => `Bis ${time}`,
    nobody: 'Hier spielt niemand.',
    live: (lane) => `Bahn ${String(lane)}, live`,
    page: (page, pages) => `Seite ${String(page)} von ${String(pages)}`,
    howLong: 'Wie lange',
    games: 'Spiele',
    untilTime: 'Bis Uhrzeit',
    time: 'Uhrzeit',
    minutes: 'Minuten',
    format: 'Spielart',
    names: 'Spieler, einer je Zeile. Bleibt es leer, tippen sie ihre Namen an der Bahn.',
    bowler: (place) => `Spieler ${String(place)}`,
    fewer: 'Weniger',
    more: 'Mehr',
    gamesCount: (games) => (games === 1 ? '1 Spiel' : `${String(games)} Spiele`),
    minutesCount: DURATION.de,
    openFor: (lanes, games) => `${lanes} für ${games} öffnen`,
    openUntil: (lanes, time) => `${lanes} bis ${time} öffnen`,
    about: (minutes, until) => `Bis ${until}: ${DURATION.de(minutes)} ab jetzt.`,
    noTime: 'Geben Sie eine Uhrzeit ein, etwa 22:30.',
    extendBy: (lanes, howLong) => `${lanes} um ${howLong} verlängern`,
    closeWhat: 'Das laufende Spiel wird zu Ende gespielt; danach beginnt keines mehr.',
    closeLanes: (lanes) => `${lanes} nach diesem Spiel schließen`,
    messageWhat: 'Sie steht 30 Sekunden auf der Anzeige.',
    messageText: 'Nachricht',
    charactersLeft: (count) => `Noch ${String(count)} Zeichen.`,
    send: (lanes) => `An ${lanes} senden`,
    toAll: 'alle Bahnen',
    moveTitle: 'Auf andere Bahn umsetzen',
    nothingMoves: 'Umgesetzt wird erst mit „Anwenden“.',
    onlyApply: 'Anwenden',
    wholeGame: 'Das ganze Spiel',
    oneBowler: 'Ein Spieler',
    from: 'Von',
    to: 'Nach',
    chooseTarget: 'Wählen Sie eine blau umrandete Bahn oder tippen Sie ihre Nummer.',
    chooseBowler: 'Wer wechselt?',
    goesOn: (bowler, frame, ball) =>
      `Das Spiel geht dort mit ${bowler} weiter, Frame ${String(frame)}, Wurf ${String(ball)}.`,
    goesAlong:
      'Punkte, Korrekturen und restliche Spiele oder Zeit gehen mit, und die alte Bahn schließt. Der Rest bleibt, wo auf der Nachbarbahn noch jemand spielt.',
    bowlerGoes: (name) => `${name} verlässt das Spiel hier und kommt dort als neuer Spieler dazu.`,
    pairGoes: 'Eine Begegnung auf zwei Bahnen wechselt als Ganzes, mit dem Spiel daneben.',
    ifSilent: (lane) =>
      `Antwortet Bahn ${String(lane)} nicht, geht nichts verloren: Der Wechsel hält an, und Sie schicken ihn weiter oder zurück.`,
    force: 'Ohne Antwort der alten Bahn umsetzen',
    forceWhat: (lane) =>
      `Bahn ${String(lane)} antwortet nicht. Die neue Bahn macht mit dem weiter, was hier angekommen ist; was Bahn ${String(lane)} seither spielte, zählt erst nach Ihrer Entscheidung.`,
    apply: (from, to) => `Anwenden: von ${String(from)} auf ${String(to)}`,
    applyForced: (from, to) => `Ohne Bahn ${String(from)} auf ${String(to)}`,
    noTarget: 'Zurzeit ist keine Bahn dafür frei.',
    printAtLane: 'An der Bahn drucken',
    printHere: 'Hier drucken',
    sheet: 'Spielbogen',
    card: 'Karte für jeden Spieler',
    gameRuns: 'Dieses Spiel läuft noch.',
    noGame: 'Es gibt kein Spiel zum Drucken.',
    sheetOf: (lane, game) => `Bahn ${String(lane)}, Spiel ${String(game)}`,
    printed: (time) => `An der Theke gedruckt, ${time}`,
  },
};
