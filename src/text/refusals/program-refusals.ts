import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { LANE_REFUSALS } from './lane-refusals.ts';
import { LOGO_REFUSALS } from './logo-refusals.ts';
import type { TroubleCode } from './trouble-code.ts';

const en = {
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
  pinWait: (seconds: number) => `Too many wrong tries. The next one is taken in ${String(seconds)} s.`,
  logo: LOGO_REFUSALS.en,
  noPrinter: 'No printer is connected. You can save a PDF; the game is safe.',
  printFailed: (detail: string) => `The sheet was not printed (${detail}). The game is safe.`,
  /** The print service does not answer; nothing was sent. */
  printSilent:
    'The print service does not answer. Nothing was printed; the game is safe. Save a PDF, or check the printer and try again.',
  /** The job was sent without a confirmation. */
  printUnsure:
    'The printer does not say whether it took the sheet. Look whether it comes out; the game is safe, and you can save a PDF.',
  /** The printer lacks this paper: A4, or a roll of so many millimetres. */
  noSuchPaper: (paper: string) =>
    `This printer has no paper ${paper}. Nothing was printed; choose another paper or printer.`,
  sheetFailed: 'The sheet could not be made. The game is safe; try once more.',
  badRequest: 'This could not be understood. Nothing was changed.',
  forbidden: 'This window may not do that. Nothing was changed.',
  internal: 'Something went wrong in the program. Look at the board before you go on.',
  brokenGame: 'This game breaks a rule and cannot be shown. Its file is untouched; ask staff.',
  notSaved: (trouble: string) => `Not saved: ${trouble} Everything before it is safe.`,
  /** Why a file could not be written, a sentence for each code of the contract. */
  troubles: {
    'disk-full': 'the disk is full.',
    'read-only': 'the disk cannot be written.',
    'folder-missing': 'the folder is not there.',
    'folder-lost': 'another PC has taken the folder over.',
    'not-allowed': 'the program may not write to the folder.',
    'too-large': 'the game is too large for its file.',
    'device-error': 'the disk reported an error.',
  } satisfies Readonly<Record<TroubleCode, string>>,
};

/** One sentence for each thing that the program itself refuses, or that the lane's disk and printer do. */
export const PROGRAM_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
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
      'La impresora no dice si recibió la hoja. Mire si sale; la partida está a salvo y se puede guardar un PDF.',
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
      '프린터가 기록지를 받았는지 알 수 없습니다. 나오는지 확인해 주세요. 게임은 안전하고, PDF로 저장할 수 있습니다.',
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
    noPrinter: 'Kein Drucker angeschlossen. Das Spiel ist sicher und lässt sich als PDF speichern.',
    printFailed: (detail) => `Der Bogen wurde nicht gedruckt (${detail}). Das Spiel ist sicher.`,
    printSilent:
      'Der Druckdienst antwortet nicht. Gedruckt wurde nichts; das Spiel ist sicher. Bitte als PDF speichern oder den Drucker prüfen und noch einmal versuchen.',
    printUnsure:
      'Der Drucker meldet nicht, ob er den Bogen hat. Bitte nachsehen, ob er herauskommt; das Spiel ist sicher und lässt sich als PDF speichern.',
    noSuchPaper: (paper) =>
      `Dieser Drucker hat kein Papier ${paper}. Gedruckt wurde nichts; bitte anderes Papier oder einen anderen Drucker wählen.`,
    sheetFailed: 'Der Bogen ließ sich nicht erstellen. Das Spiel ist sicher; bitte noch einmal versuchen.',
    badRequest: 'Das wurde nicht verstanden. Nichts wurde geändert.',
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
