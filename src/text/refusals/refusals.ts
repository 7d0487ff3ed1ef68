import type { Refusal } from '../../core/line/refusal.ts';
import { FACT_REFUSALS, factRefusalText, isOfFacts, type FactRefusals } from '../league/fact-refusals.ts';
import type { InEveryLanguage } from '../language.ts';
import { LEAGUE_REFUSALS, type LeagueRefusalsText } from '../league/league-refusals.ts';
import { KEPT_LEAGUE_REFUSALS, type KeptLeagueRefusals } from '../league/kept-league-refusals.ts';
import { LINE_UP_REFUSALS, isOfLineUp, lineUpRefusalText, type LineUpRefusals } from './line-up-refusals.ts';
import { LANE_REFUSALS, type LaneRefusals } from './lane-refusals.ts';
import { PRACTICE_REFUSALS, type PracticeRefusals } from '../practice/practice-refusals.ts';
import { MARK_REFUSALS, type MarkRefusalsText } from './mark-refusals.ts';
import { PAIR_REFUSALS, type PairRefusals } from '../house/pair-refusals.ts';
import { LOGO_REFUSALS, type LogoRefusals } from './logo-refusals.ts';
import type { TroubleCode } from './trouble-code.ts';

/** One sentence for each refusal: what happened, what to do. */
export interface RefusalsText {
  readonly notAnInteger: (pins: number) => string;
  readonly outOfRange: (pins: number, most: number) => string;
  readonly tooManyPins: (standing: number) => string;
  readonly marks: MarkRefusalsText;
  readonly gameOver: string;
  readonly gameStopped: string;
  readonly frameFinished: string;
  readonly frameNotBegun: string;
  readonly noBalls: string;
  readonly noSuchPlayer: string;
  readonly noSuchFrame: string;
  readonly noSplitHere: string;
  readonly notOnTurn: string;
  readonly nothingChanges: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly notTheLastEvent: string;
  readonly notAMark: (mark: string) => string;
  readonly noPlayers: string;
  readonly nameEmpty: (place: number) => string;
  readonly nameTooLong: (place: number, most: number) => string;
  readonly nameUnreadable: (place: number) => string;
  readonly lineUp: LineUpRefusals;
  readonly facts: FactRefusals;
  readonly league: LeagueRefusalsText;
  readonly kept: KeptLeagueRefusals;
  readonly practice: PracticeRefusals;
  readonly pairing: PairRefusals;

  readonly stale: string;
  readonly stoodStill: string;
  readonly waiting: string;
  readonly notWaiting: string;
  readonly noSuchGame: string;
  readonly onBoard: string;
  readonly gameRunning: string;
  readonly gameFull: string;
  readonly staffOnly: string;
  readonly lane: LaneRefusals;
  readonly wrongPin: string;
  readonly wrongRecoveryCode: string;
  readonly pinWait: (seconds: number) => string;
  readonly logo: LogoRefusals;
  readonly noPrinter: string;
  readonly printFailed: (detail: string) => string;
  /** The print service does not answer; nothing was sent. */
  readonly printSilent: string;
  /** The job was sent without a confirmation. */
  readonly printUnsure: string;
  /** The printer lacks this paper: A4, or a roll of so many millimetres. */
  readonly noSuchPaper: (paper: string) => string;
  readonly sheetFailed: string;
  readonly badRequest: string;
  readonly forbidden: string;
  readonly internal: string;
  readonly brokenGame: string;
  readonly notSaved: (trouble: string) => string;
  /** Why a file could not be written, a sentence for each code of the contract. */
  readonly troubles: Readonly<Record<TroubleCode, string>>;
}

export function refusalText(text: RefusalsText, refusal: Refusal): string {
  if (isOfFacts(refusal)) return factRefusalText(text.facts, refusal);
  if (isOfLineUp(refusal)) return lineUpRefusalText(text.lineUp, refusal);
  if (refusal.code === 'game-moved') return text.lane.moved(refusal.lane);
  switch (refusal.code) {
    case 'not-an-integer':
      return text.notAnInteger(refusal.pins);
    case 'out-of-range':
      return text.outOfRange(refusal.pins, refusal.most);
    case 'too-many-pins':
      return text.tooManyPins(refusal.standing);
    case 'no-strike-here':
    case 'no-spare-here':
      return text.marks[refusal.neither === true ? 'neither' : refusal.code];
    case 'game-over':
      return text.gameOver;
    case 'game-stopped':
      return text.gameStopped;
    case 'frame-finished':
      return text.frameFinished;
    case 'frame-not-begun':
      return text.frameNotBegun;
    case 'no-balls':
      return text.noBalls;
    case 'no-such-player':
      return text.noSuchPlayer;
    case 'no-such-frame':
      return text.noSuchFrame;
    case 'no-split-here':
      return text.noSplitHere;
    case 'not-on-turn':
      return text.notOnTurn;
    case 'nothing-changes':
      return text.nothingChanges;
    case 'nothing-to-undo':
      return text.nothingToUndo;
    case 'nothing-to-redo':
      return text.nothingToRedo;
    case 'not-the-last-event':
      return text.notTheLastEvent;
    case 'not-a-mark':
      return text.notAMark(refusal.mark);
    case 'no-players':
      return text.noPlayers;
    case 'name-empty':
      return text.nameEmpty(refusal.place);
    case 'name-too-long':
      return text.nameTooLong(refusal.place, refusal.most);
    case 'name-unreadable':
      return text.nameUnreadable(refusal.place);
  }
}

export const REFUSALS_TEXT: InEveryLanguage<RefusalsText> = {
  en: {
    notAnInteger: (pins) => `${String(pins)} is not a whole number of pins.`,
    outOfRange: (pins, most) => `A ball knocks down 0 to ${String(most)} pins, not ${String(pins)}.`,
    tooManyPins: (standing) =>
      standing === 1 ? 'Only 1 pin is standing.' : `Only ${String(standing)} pins are standing.`,
    marks: MARK_REFUSALS.en,
    gameOver: 'The game is over. Nothing was entered.',
    gameStopped: 'The game was stopped. Undo brings it back.',
    frameFinished: 'This frame takes no more balls.',
    frameNotBegun: 'Nothing was bowled in this frame yet.',
    noBalls: 'At least one ball is needed. Use Undo to take balls back.',
    noSuchPlayer: 'This player is not in the game.',
    noSuchFrame: 'There is no such frame.',
    noSplitHere: 'Only a first ball that leaves two or more pins can be a split.',
    notOnTurn: 'It is another player’s ball.',
    nothingChanges: 'No change.',
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    notTheLastEvent: 'Something else was entered in between. Look at the board and try again.',
    notAMark: (mark) => `"${mark}" is no mark. A ball is X, /, -, F or a digit.`,
    noPlayers: 'A game needs at least one player.',
    nameEmpty: (place) => `Player ${String(place)} has no name.`,
    nameTooLong: (place, most) =>
      `The name of player ${String(place)} is longer than ${String(most)} letters.`,
    nameUnreadable: (place) => `The name of player ${String(place)} has characters that cannot be shown.`,
    lineUp: LINE_UP_REFUSALS.en,
    facts: FACT_REFUSALS.en,
    league: LEAGUE_REFUSALS.en,
    kept: KEPT_LEAGUE_REFUSALS.en,
    practice: PRACTICE_REFUSALS.en,
    pairing: PAIR_REFUSALS.en,
    stale: 'The game had moved on; nothing was entered twice. Look at the board.',
    stoodStill: 'The program stood still, so that press did nothing. Look at the board and press again.',
    waiting: 'A ball is not saved yet. Try again or take it back first.',
    notWaiting: 'Nothing is waiting to be saved.',
    noSuchGame: 'This game is not in the folder any more.',
    onBoard: 'This game is on the board. Start another one first.',
    gameRunning: 'A game is running. Finish it or stop it first.',
    gameFull: 'This game holds all that one can. Nothing was entered. Stop it and begin another.',
    staffOnly: 'Only staff may do that here. Nothing was changed.',
    lane: LANE_REFUSALS.en,
    wrongPin: 'This is not the PIN.',
    wrongRecoveryCode: 'This is not the recovery code of this PIN.',
    pinWait: (seconds) => `Too many wrong tries. The next one is taken in ${String(seconds)} s.`,
    logo: LOGO_REFUSALS.en,
    noPrinter: 'No printer is connected. You can save a PDF; the game is safe.',
    printFailed: (detail) => `The sheet was not printed (${detail}). The game is safe.`,
    printSilent:
      'The print service does not answer. Nothing was printed; the game is safe. Save a PDF, or check the printer and try again.',
    printUnsure:
      'The printer does not say whether it took the sheet. Look whether it comes out; the game is safe, and Save PDF works.',
    noSuchPaper: (paper) =>
      `This printer has no paper ${paper}. Nothing was printed; choose another paper or printer.`,
    sheetFailed: 'The sheet could not be made. The game is safe; try once more.',
    badRequest: 'This could not be understood. Nothing was changed.',
    forbidden: 'This window may not do that. Nothing was changed.',
    internal: 'Something went wrong in the program. Look at the board before you go on.',
    brokenGame: 'This game breaks a rule and cannot be shown. Its file is untouched; ask staff.',
    notSaved: (trouble) => `Not saved: ${trouble} Everything before it is safe.`,
    troubles: {
      'disk-full': 'the disk is full.',
      'read-only': 'the disk cannot be written.',
      'folder-missing': 'the folder is not there.',
      'folder-lost': 'another PC has taken the folder over.',
      'not-allowed': 'the program may not write to the folder.',
      'too-large': 'the game is too large for its file.',
      'device-error': 'the disk reported an error.',
    },
  },
  es: {
    notAnInteger: (pins) => `${String(pins)} no es un número entero de bolos.`,
    outOfRange: (pins, most) => `Una bola derriba de 0 a ${String(most)} bolos, no ${String(pins)}.`,
    tooManyPins: (standing) =>
      standing === 1 ? 'Solo queda 1 bolo en pie.' : `Solo quedan ${String(standing)} bolos en pie.`,
    marks: MARK_REFUSALS.es,
    gameOver: 'La partida ha terminado. No se ha anotado nada.',
    gameStopped: 'La partida se detuvo. Deshacer la recupera.',
    frameFinished: 'Este cuadro no admite más bolas.',
    frameNotBegun: 'En este cuadro aún no se ha jugado.',
    noBalls: 'Hace falta al menos una bola. Para quitar bolas, use Deshacer.',
    noSuchPlayer: 'Este jugador no está en la partida.',
    noSuchFrame: 'Ese cuadro no existe.',
    noSplitHere: 'Solo puede ser split una primera bola que deja dos o más bolos.',
    notOnTurn: 'Le toca a otro jugador.',
    nothingChanges: 'Sin cambios.',
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    notTheLastEvent: 'Entretanto se anotó otra cosa. Mire el marcador y pruebe de nuevo.',
    notAMark: (mark) => `«${mark}» no es una marca. Una bola es X, /, -, F o una cifra.`,
    noPlayers: 'Una partida necesita al menos un jugador.',
    nameEmpty: (place) => `El jugador ${String(place)} no tiene nombre.`,
    nameTooLong: (place, most) => `El nombre del jugador ${String(place)} pasa de ${String(most)} letras.`,
    nameUnreadable: (place) =>
      `El nombre del jugador ${String(place)} tiene caracteres que no se pueden mostrar.`,
    lineUp: LINE_UP_REFUSALS.es,
    facts: FACT_REFUSALS.es,
    league: LEAGUE_REFUSALS.es,
    kept: KEPT_LEAGUE_REFUSALS.es,
    practice: PRACTICE_REFUSALS.es,
    pairing: PAIR_REFUSALS.es,
    stale: 'La partida había avanzado; nada se anotó dos veces. Mire el marcador.',
    stoodStill: 'El programa no respondía y esa pulsación no hizo nada. Mire el marcador y pulse otra vez.',
    waiting: 'Hay una bola sin guardar. Primero reintente o retírela.',
    notWaiting: 'No hay nada pendiente de guardar.',
    noSuchGame: 'Esta partida ya no está en la carpeta.',
    onBoard: 'Esta partida está en el marcador. Empiece otra primero.',
    gameRunning: 'Hay una partida en curso. Termínela o deténgala primero.',
    gameFull: 'En esta partida ya no cabe nada más. No se ha anotado nada. Deténgala y empiece otra.',
    staffOnly: 'Aquí solo lo hace el personal. No se ha cambiado nada.',
    lane: LANE_REFUSALS.es,
    wrongPin: 'Ese no es el PIN.',
    wrongRecoveryCode: 'Ese no es el código de recuperación de este PIN.',
    pinWait: (seconds) => `Demasiados intentos erróneos. El siguiente se acepta en ${String(seconds)} s.`,
    logo: LOGO_REFUSALS.es,
    noPrinter: 'No hay impresora conectada. Puede guardar un PDF; la partida está a salvo.',
    printFailed: (detail) => `La hoja no se imprimió (${detail}). La partida está a salvo.`,
    printSilent:
      'El servicio de impresión no responde. No se imprimió nada; la partida está a salvo. Guarde un PDF, o revise la impresora y pruebe otra vez.',
    printUnsure:
      'La impresora no dice si recibió la hoja. Mire si sale; la partida está a salvo y guardar un PDF funciona.',
    noSuchPaper: (paper) =>
      `Esta impresora no tiene papel ${paper}. No se imprimió nada; elija otro papel u otra impresora.`,
    sheetFailed: 'No se pudo crear la hoja. La partida está a salvo; pruebe otra vez.',
    badRequest: 'No se entendió la orden. No se ha cambiado nada.',
    forbidden: 'Esta ventana no puede hacer eso. No se ha cambiado nada.',
    internal: 'Algo falló en el programa. Mire el marcador antes de seguir.',
    brokenGame:
      'Esta partida rompe una regla y no se puede mostrar. Su archivo está intacto; avise al personal.',
    notSaved: (trouble) => `Sin guardar: ${trouble} Todo lo anterior está a salvo.`,
    troubles: {
      'disk-full': 'el disco está lleno.',
      'read-only': 'no se puede escribir en el disco.',
      'folder-missing': 'la carpeta no está.',
      'folder-lost': 'otro PC ha tomado la carpeta.',
      'not-allowed': 'el programa no tiene permiso para escribir en la carpeta.',
      'too-large': 'la partida es demasiado grande para su archivo.',
      'device-error': 'el disco dio un error.',
    },
  },
  ko: {
    notAnInteger: (pins) => `${String(pins)}은(는) 핀 수가 아닙니다.`,
    outOfRange: (pins, most) => `한 번에 쓰러지는 핀은 0~${String(most)}개입니다. (${String(pins)})`,
    tooManyPins: (standing) => `남은 핀은 ${String(standing)}개뿐입니다.`,
    marks: MARK_REFUSALS.ko,
    gameOver: '게임이 끝났습니다. 입력되지 않았습니다.',
    gameStopped: '중단된 게임입니다. 실행 취소로 되돌릴 수 있습니다.',
    frameFinished: '이 프레임은 이미 끝났습니다.',
    frameNotBegun: '아직 투구하지 않은 프레임입니다.',
    noBalls: '투구가 하나 이상 있어야 합니다. 지우려면 실행 취소를 쓰세요.',
    noSuchPlayer: '이 게임에 없는 선수입니다.',
    noSuchFrame: '없는 프레임입니다.',
    noSplitHere: '스플릿은 핀이 두 개 이상 남은 첫 투구에만 표시할 수 있습니다.',
    notOnTurn: '다른 선수의 차례입니다.',
    nothingChanges: '이미 그렇게 기록되어 있습니다.',
    nothingToUndo: '취소할 것이 없습니다.',
    nothingToRedo: '다시 실행할 것이 없습니다.',
    notTheLastEvent: '그사이에 다른 입력이 있었습니다. 점수판을 보고 다시 하세요.',
    notAMark: (mark) => `"${mark}"은(는) 표기가 아닙니다. 투구는 X, /, -, F 또는 숫자로 적습니다.`,
    noPlayers: '선수가 한 명 이상 있어야 합니다.',
    nameEmpty: (place) => `${String(place)}번 선수의 이름이 없습니다.`,
    nameTooLong: (place, most) => `${String(place)}번 선수의 이름이 ${String(most)}자를 넘습니다.`,
    nameUnreadable: (place) => `${String(place)}번 선수의 이름에 표시할 수 없는 글자가 있습니다.`,
    lineUp: LINE_UP_REFUSALS.ko,
    facts: FACT_REFUSALS.ko,
    league: LEAGUE_REFUSALS.ko,
    kept: KEPT_LEAGUE_REFUSALS.ko,
    practice: PRACTICE_REFUSALS.ko,
    pairing: PAIR_REFUSALS.ko,
    stale: '게임이 이미 진행되었습니다. 두 번 입력된 것은 없습니다. 점수판을 확인하세요.',
    stoodStill: '프로그램이 멈춰 있어 방금 누른 것은 입력되지 않았습니다. 점수판을 보고 다시 누르세요.',
    waiting: '저장되지 않은 투구가 있습니다. 먼저 다시 저장하거나 되돌리세요.',
    notWaiting: '저장을 기다리는 것이 없습니다.',
    noSuchGame: '이 게임은 더 이상 폴더에 없습니다.',
    onBoard: '점수판에 있는 게임입니다. 먼저 다른 게임을 시작하세요.',
    gameRunning: '진행 중인 게임이 있습니다. 먼저 끝내거나 중단하세요.',
    gameFull: '이 게임에는 더 기록할 수 없어 아무것도 입력되지 않았습니다. 게임을 중단하고 새로 시작하세요.',
    staffOnly: '직원만 할 수 있습니다. 바뀐 것은 없습니다.',
    lane: LANE_REFUSALS.ko,
    wrongPin: 'PIN이 맞지 않습니다.',
    wrongRecoveryCode: '이 PIN의 복구 코드가 아닙니다.',
    pinWait: (seconds) => `여러 번 틀렸습니다. ${String(seconds)}초 뒤에 다시 입력할 수 있습니다.`,
    logo: LOGO_REFUSALS.ko,
    noPrinter: '연결된 프린터가 없습니다. PDF로 저장할 수 있고, 게임은 안전합니다.',
    printFailed: (detail) => `기록지를 인쇄하지 못했습니다 (${detail}). 게임은 안전합니다.`,
    printSilent:
      '인쇄 서비스가 응답하지 않습니다. 인쇄된 것은 없고, 게임은 안전합니다. PDF로 저장하거나 프린터를 확인한 뒤 다시 해 보세요.',
    printUnsure:
      '프린터가 기록지를 받았는지 알 수 없습니다. 나오는지 확인해 주세요. 게임은 안전하고, PDF 저장은 됩니다.',
    noSuchPaper: (paper) =>
      `이 프린터에는 ${paper} 용지가 없습니다. 인쇄된 것은 없습니다. 다른 용지나 프린터를 고르세요.`,
    sheetFailed: '기록지를 만들지 못했습니다. 게임은 안전합니다. 다시 해 보세요.',
    badRequest: '이해할 수 없는 요청입니다. 바뀐 것은 없습니다.',
    forbidden: '이 창에서는 할 수 없습니다. 바뀐 것은 없습니다.',
    internal: '프로그램에 문제가 생겼습니다. 계속하기 전에 점수판을 확인하세요.',
    brokenGame: '이 게임은 규칙에 맞지 않아 표시할 수 없습니다. 파일은 그대로입니다. 직원에게 알리세요.',
    notSaved: (trouble) => `저장되지 않음: ${trouble} 그 전까지는 모두 안전합니다.`,
    troubles: {
      'disk-full': '디스크가 가득 찼습니다.',
      'read-only': '디스크에 쓸 수 없습니다.',
      'folder-missing': '폴더가 없습니다.',
      'folder-lost': '다른 PC가 폴더를 넘겨받았습니다.',
      'not-allowed': '폴더에 쓸 권한이 없습니다.',
      'too-large': '게임이 너무 커서 파일에 담을 수 없습니다.',
      'device-error': '디스크 오류입니다.',
    },
  },
  de: {
    notAnInteger: (pins) => `${String(pins)} ist keine ganze Zahl von Pins.`,
    outOfRange: (pins, most) => `Mit einem Wurf fallen 0 bis ${String(most)} Pins, nicht ${String(pins)}.`,
    tooManyPins: (standing) =>
      standing === 1 ? 'Es steht nur noch 1 Pin.' : `Es stehen nur noch ${String(standing)} Pins.`,
    marks: MARK_REFUSALS.de,
    gameOver: 'Das Spiel ist zu Ende. Nichts wurde eingetragen.',
    gameStopped: 'Das Spiel wurde abgebrochen. Rückgängig holt es zurück.',
    frameFinished: 'In dieses Frame gehört kein Wurf mehr.',
    frameNotBegun: 'In diesem Frame wurde noch nicht geworfen.',
    noBalls: 'Mindestens ein Wurf ist nötig. Zum Zurücknehmen: Rückgängig.',
    noSuchPlayer: 'Dieser Spieler ist nicht im Spiel.',
    noSuchFrame: 'Dieses Frame gibt es nicht.',
    noSplitHere: 'Ein Split ist nur ein erster Wurf, nach dem zwei oder mehr Pins stehen.',
    notOnTurn: 'Ein anderer Spieler ist dran.',
    nothingChanges: 'Keine Änderung.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts wiederherzustellen.',
    notTheLastEvent: 'Inzwischen wurde etwas anderes eingetragen. Bitte auf die Anzeige sehen.',
    notAMark: (mark) => `„${mark}“ ist kein Zeichen. Ein Wurf ist X, /, -, F oder eine Ziffer.`,
    noPlayers: 'Ein Spiel braucht mindestens einen Namen.',
    nameEmpty: (place) => `Platz ${String(place)} hat keinen Namen.`,
    nameTooLong: (place, most) =>
      `Der Name auf Platz ${String(place)} ist länger als ${String(most)} Zeichen.`,
    nameUnreadable: (place) =>
      `Der Name auf Platz ${String(place)} hat Zeichen, die sich nicht zeigen lassen.`,
    lineUp: LINE_UP_REFUSALS.de,
    facts: FACT_REFUSALS.de,
    league: LEAGUE_REFUSALS.de,
    kept: KEPT_LEAGUE_REFUSALS.de,
    practice: PRACTICE_REFUSALS.de,
    pairing: PAIR_REFUSALS.de,
    stale: 'Das Spiel war schon weiter; nichts wurde doppelt eingetragen. Bitte auf die Anzeige sehen.',
    stoodStill:
      'Das Programm stand still; dieser Druck hat nichts bewirkt. Bitte auf die Anzeige sehen und noch einmal drücken.',
    waiting: 'Ein Wurf ist noch nicht gespeichert. Erst neu versuchen oder zurücknehmen.',
    notWaiting: 'Es wartet nichts auf das Speichern.',
    noSuchGame: 'Dieses Spiel liegt nicht mehr im Ordner.',
    onBoard: 'Dieses Spiel ist auf der Anzeige. Zuerst ein anderes beginnen.',
    gameRunning: 'Ein Spiel läuft. Erst zu Ende spielen oder abbrechen.',
    gameFull:
      'Mehr passt nicht in dieses Spiel. Nichts wurde eingetragen. Spiel abbrechen und ein neues beginnen.',
    staffOnly: 'Das darf hier nur das Personal. Nichts wurde geändert.',
    lane: LANE_REFUSALS.de,
    wrongPin: 'Das ist nicht die PIN.',
    wrongRecoveryCode: 'Das ist nicht der Wiederherstellungscode dieser PIN.',
    pinWait: (seconds) => `Zu viele Fehlversuche. Der nächste zählt in ${String(seconds)} s.`,
    logo: LOGO_REFUSALS.de,
    noPrinter: 'Kein Drucker angeschlossen. Als PDF speichern geht; das Spiel ist sicher.',
    printFailed: (detail) => `Der Bogen wurde nicht gedruckt (${detail}). Das Spiel ist sicher.`,
    printSilent:
      'Der Druckdienst antwortet nicht. Gedruckt wurde nichts; das Spiel ist sicher. Bitte als PDF speichern oder den Drucker prüfen und noch einmal versuchen.',
    printUnsure:
      'Der Drucker meldet nicht, ob er den Bogen hat. Bitte nachsehen, ob er herauskommt; das Spiel ist sicher, und PDF speichern geht.',
    noSuchPaper: (paper) =>
      `Dieser Drucker hat kein Papier ${paper}. Gedruckt wurde nichts; bitte anderes Papier oder einen anderen Drucker wählen.`,
    sheetFailed: 'Der Bogen ließ sich nicht erstellen. Das Spiel ist sicher; bitte noch einmal versuchen.',
    badRequest: 'Das war nicht zu verstehen. Nichts wurde geändert.',
    forbidden: 'Das darf dieses Fenster nicht. Nichts wurde geändert.',
    internal: 'Im Programm ging etwas schief. Vor dem nächsten Wurf bitte auf die Anzeige sehen.',
    brokenGame: 'Dieses Spiel verletzt eine Regel und lässt sich nicht zeigen. Die Datei ist unberührt.',
    notSaved: (trouble) => `Nicht gespeichert: ${trouble} Alles davor ist sicher.`,
    troubles: {
      'disk-full': 'Der Datenträger ist voll.',
      'read-only': 'Der Datenträger lässt sich nicht beschreiben.',
      'folder-missing': 'Der Ordner ist nicht da.',
      'folder-lost': 'Ein anderer PC hat den Ordner übernommen.',
      'not-allowed': 'Das Programm darf in den Ordner nicht schreiben.',
      'too-large': 'Das Spiel ist zu groß für seine Datei.',
      'device-error': 'Der Datenträger meldet einen Fehler.',
    },
  },
};
