import type { InEveryLanguage } from '../language.ts';

/** The panels that replace the keys: print, display, more, keys. */
export interface PanelsText {
  readonly close: string;
  readonly paper: string;
  readonly marks: string;
  /** Marks drawn as full and half boxes, as on the board. */
  readonly boxes: string;
  readonly letters: string;
  readonly printer: string;
  readonly printerOf: (place: number, count: number) => string;
  readonly lookingForPrinters: string;
  readonly noPrinter: string;
  readonly printerSilent: string;
  readonly copies: string;
  readonly fewer: string;
  readonly moreCopies: string;
  readonly printNow: string;
  readonly savePdf: string;
  readonly blankSheet: string;
  readonly blankHint: string;
  readonly working: string;
  readonly printed: string;
  /** Under "Save PDF": where it goes. */
  readonly toStick: (stick: string) => string;
  readonly toFolder: string;
  /** One file, or several after commas. */
  readonly savedOnStick: (file: string, stick: string) => string;
  readonly savedInFolder: (file: string) => string;

  readonly language: string;
  readonly theme: string;
  readonly night: string;
  readonly day: string;
  readonly contrast: string;
  readonly view: string;
  readonly consoleView: string;
  readonly boardView: string;
  readonly fullScreen: string;
  readonly boardFrames: string;
  readonly tenFrames: string;
  readonly fiveFrames: string;
  /** The exciters on the board. */
  readonly celebrate: string;
  readonly on: string;
  readonly off: string;

  /** The two groups of More. */
  readonly forBowlers: string;
  readonly forStaff: string;
  readonly nextGame: string;
  readonly nextGameHint: string;
  readonly newPlayers: string;
  readonly newPlayersHint: string;
  readonly stopGame: string;
  readonly stopGameHint: string;
  readonly pastGames: string;
  readonly pastGamesHint: string;
  readonly keys: string;
  readonly quit: string;
  readonly quitHint: string;
  readonly running: string;
  readonly runningHint: string;
  readonly stopAndNext: string;
  readonly stopAndSetUp: string;
  readonly keepPlaying: string;

  readonly notice: string;
  readonly understood: string;
}

export const PANELS_TEXT: InEveryLanguage<PanelsText> = {
  en: {
    close: 'Close',
    paper: 'Paper',
    marks: 'Marks',
    boxes: 'Boxes',
    letters: 'Letters',
    printer: 'Printer',
    printerOf: (place, count) => `${String(place)} of ${String(count)}`,
    lookingForPrinters: 'Looking for printers…',
    noPrinter: 'No printer is connected. You can save a PDF; the game is safe.',
    printerSilent: 'The print service does not answer. You can save a PDF; the game is safe.',
    copies: 'Copies',
    fewer: 'One copy fewer',
    moreCopies: 'One copy more',
    printNow: 'Print',
    savePdf: 'Save PDF',
    blankSheet: 'Blank sheet',
    blankHint: 'Six lines to write on by hand.',
    working: 'One moment…',
    printed: 'Sent to the printer.',
    toStick: (name) => `to the stick ${name}`,
    toFolder: 'to the export folder',
    savedOnStick: (file, stick) => `Saved on the USB stick ${stick}: ${file}`,
    savedInFolder: (file) => `Saved in the export folder: ${file}`,
    language: 'Language',
    theme: 'Colours',
    night: 'Night',
    day: 'Day',
    contrast: 'High contrast',
    view: 'View',
    consoleView: 'Board and keys',
    boardView: 'Board only',
    fullScreen: 'Full screen',
    boardFrames: 'Frames',
    tenFrames: 'All ten',
    fiveFrames: 'Last five',
    celebrate: 'Celebrate',
    on: 'On',
    off: 'Off',
    forBowlers: 'Bowlers',
    forStaff: 'Staff',
    nextGame: 'Next game',
    nextGameHint: 'Same players, same order.',
    newPlayers: 'New players',
    newPlayersHint: 'Back to the set-up.',
    stopGame: 'Stop this game',
    stopGameHint: 'Kept as unfinished.',
    pastGames: 'Past games',
    pastGamesHint: 'Look, print, resume.',
    keys: 'Keyboard',
    quit: 'Quit',
    quitHint: 'The game is saved.',
    running: 'A game is running.',
    runningHint: 'It would be stopped and kept as unfinished.',
    stopAndNext: 'Stop it, next game',
    stopAndSetUp: 'Stop it, new players',
    keepPlaying: 'Keep playing',
    notice: 'Please note',
    understood: 'OK',
  },
  es: {
    close: 'Cerrar',
    paper: 'Papel',
    marks: 'Marcas',
    boxes: 'Casillas',
    letters: 'Letras',
    printer: 'Impresora',
    printerOf: (place, count) => `${String(place)} de ${String(count)}`,
    lookingForPrinters: 'Buscando impresoras…',
    noPrinter: 'No hay impresora conectada. Se puede guardar un PDF; la partida está a salvo.',
    printerSilent: 'El servicio de impresión no responde. Se puede guardar un PDF; la partida está a salvo.',
    copies: 'Copias',
    fewer: 'Una copia menos',
    moreCopies: 'Una copia más',
    printNow: 'Imprimir',
    savePdf: 'Guardar PDF',
    blankSheet: 'Hoja en blanco',
    blankHint: 'Seis líneas para escribir a mano.',
    working: 'Un momento…',
    printed: 'Enviado a la impresora.',
    toStick: (name) => `en la memoria ${name}`,
    toFolder: 'en la carpeta de exportación',
    savedOnStick: (file, stick) => `Guardado en la memoria USB ${stick}: ${file}`,
    savedInFolder: (file) => `Guardado en la carpeta de exportación: ${file}`,
    language: 'Idioma',
    theme: 'Colores',
    night: 'Noche',
    day: 'Día',
    contrast: 'Alto contraste',
    view: 'Vista',
    consoleView: 'Marcador y teclas',
    boardView: 'Solo marcador',
    fullScreen: 'Pantalla completa',
    boardFrames: 'Cuadros',
    tenFrames: 'Los diez',
    fiveFrames: 'Últimos cinco',
    celebrate: 'Celebrar',
    on: 'Sí',
    off: 'No',
    forBowlers: 'Jugadores',
    forStaff: 'Personal',
    nextGame: 'Siguiente partida',
    nextGameHint: 'Mismos jugadores y orden.',
    newPlayers: 'Otros jugadores',
    newPlayersHint: 'Volver a la preparación.',
    stopGame: 'Detener la partida',
    stopGameHint: 'Se guarda sin terminar.',
    pastGames: 'Partidas anteriores',
    pastGamesHint: 'Ver, imprimir, reanudar.',
    keys: 'Teclado',
    quit: 'Salir',
    quitHint: 'La partida está guardada.',
    running: 'Hay una partida en curso.',
    runningHint: 'Se detendría y se guardaría sin terminar.',
    stopAndNext: 'Detener y siguiente partida',
    stopAndSetUp: 'Detener y otros jugadores',
    keepPlaying: 'Seguir jugando',
    notice: 'Aviso',
    understood: 'Entendido',
  },
  ko: {
    close: '닫기',
    paper: '용지',
    marks: '표시',
    boxes: '채운 칸',
    letters: '문자',
    printer: '프린터',
    printerOf: (place, count) => `${String(count)}대 중 ${String(place)}`,
    lookingForPrinters: '프린터를 찾는 중…',
    noPrinter: '연결된 프린터가 없습니다. PDF로 저장할 수 있고, 게임은 안전합니다.',
    printerSilent: '인쇄 서비스가 응답하지 않습니다. PDF로 저장할 수 있고, 게임은 안전합니다.',
    copies: '매수',
    fewer: '한 장 적게',
    moreCopies: '한 장 더',
    printNow: '인쇄',
    savePdf: 'PDF 저장',
    blankSheet: '빈 기록지',
    blankHint: '손으로 적는 여섯 줄.',
    working: '잠시만요…',
    printed: '프린터로 보냈습니다.',
    toStick: (name) => `USB ${name}에`,
    toFolder: '내보내기 폴더에',
    savedOnStick: (file, stick) => `USB ${stick}에 저장했습니다: ${file}`,
    savedInFolder: (file) => `내보내기 폴더에 저장했습니다: ${file}`,
    language: '언어',
    theme: '색상',
    night: '어둡게',
    day: '밝게',
    contrast: '고대비',
    view: '보기',
    consoleView: '점수판과 키',
    boardView: '점수판만',
    fullScreen: '전체 화면',
    boardFrames: '프레임',
    tenFrames: '10개 모두',
    fiveFrames: '최근 5개',
    celebrate: '축하 효과',
    on: '켜기',
    off: '끄기',
    forBowlers: '선수',
    forStaff: '직원',
    nextGame: '다음 게임',
    nextGameHint: '같은 선수, 같은 순서.',
    newPlayers: '새 손님',
    newPlayersHint: '설정 화면으로.',
    stopGame: '게임 중단',
    stopGameHint: '미완료로 보관됩니다.',
    pastGames: '지난 게임',
    pastGamesHint: '보기, 인쇄, 이어 하기.',
    keys: '키보드',
    quit: '종료',
    quitHint: '게임은 저장되어 있습니다.',
    running: '게임이 진행 중입니다.',
    runningHint: '중단하고 미완료로 보관합니다.',
    stopAndNext: '중단하고 다음 게임',
    stopAndSetUp: '중단하고 새 손님',
    keepPlaying: '계속하기',
    notice: '알림',
    understood: '확인',
  },
  de: {
    close: 'Schließen',
    paper: 'Papier',
    marks: 'Zeichen',
    boxes: 'Kästchen',
    letters: 'Buchstaben',
    printer: 'Drucker',
    printerOf: (place, count) => `${String(place)} von ${String(count)}`,
    lookingForPrinters: 'Drucker werden gesucht…',
    noPrinter: 'Kein Drucker angeschlossen. Das Spiel ist sicher und lässt sich als PDF speichern.',
    printerSilent: 'Der Druckdienst antwortet nicht. Das Spiel ist sicher und lässt sich als PDF speichern.',
    copies: 'Exemplare',
    fewer: 'Ein Exemplar weniger',
    moreCopies: 'Ein Exemplar mehr',
    printNow: 'Drucken',
    savePdf: 'PDF speichern',
    blankSheet: 'Blankobogen',
    blankHint: 'Sechs Zeilen zum Ausfüllen von Hand.',
    working: 'Einen Moment…',
    printed: 'An den Drucker geschickt.',
    toStick: (name) => `auf den Stick ${name}`,
    toFolder: 'in den Export-Ordner',
    savedOnStick: (file, stick) => `Auf dem USB-Stick ${stick} gespeichert: ${file}`,
    savedInFolder: (file) => `Im Export-Ordner gespeichert: ${file}`,
    language: 'Sprache',
    theme: 'Farben',
    night: 'Nacht',
    day: 'Tag',
    contrast: 'Hoher Kontrast',
    view: 'Ansicht',
    consoleView: 'Anzeige und Tasten',
    boardView: 'Nur Anzeige',
    fullScreen: 'Vollbild',
    boardFrames: 'Frames',
    tenFrames: 'Alle zehn',
    fiveFrames: 'Letzte fünf',
    celebrate: 'Jubel',
    on: 'An',
    off: 'Aus',
    forBowlers: 'Spieler',
    forStaff: 'Personal',
    nextGame: 'Nächstes Spiel',
    nextGameHint: 'Gleiche Spieler, gleiche Folge.',
    newPlayers: 'Neue Spieler',
    newPlayersHint: 'Zurück zum Anfang.',
    stopGame: 'Spiel abbrechen',
    stopGameHint: 'Wird als unvollendet gespeichert.',
    pastGames: 'Frühere Spiele',
    pastGamesHint: 'Ansehen, drucken, fortsetzen.',
    keys: 'Tastatur',
    quit: 'Beenden',
    quitHint: 'Das Spiel ist gespeichert.',
    running: 'Ein Spiel läuft.',
    runningHint: 'Es würde abgebrochen und als unvollendet gespeichert.',
    stopAndNext: 'Abbrechen, nächstes Spiel',
    stopAndSetUp: 'Abbrechen, neue Spieler',
    keepPlaying: 'Weiterspielen',
    notice: 'Hinweis',
    understood: 'OK',
  },
};
