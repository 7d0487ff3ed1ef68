import { counted } from '../counted.ts';
import type { InEveryLanguage } from '../language.ts';

/** The panel that prints, its preview, and what is printed by itself. */
export interface PrintingText {
  /** What is printed: the whole game, its match's recap, each bowler's series, cards to take home. */
  readonly what: string;
  readonly sheet: string;
  readonly recap: string;
  readonly series: string;
  readonly cards: string;
  readonly whom: string;
  readonly everybody: string;
  readonly moreNames: string;
  readonly preview: string;
  readonly page: (page: number, pages: number) => string;
  /** How many pages a kind comes to, short. */
  readonly pages: (pages: number) => string;
  readonly pageBefore: string;
  readonly pageAfter: string;
  readonly statistics: string;
  readonly chart: string;
  /** The roll of a receipt printer. */
  readonly roll: string;
  readonly cardPaper: string;
  readonly cardPrinter: string;
  /** The usual printer, for cards as well. */
  readonly samePrinter: string;
  readonly byItself: string;
  readonly at: Readonly<Record<'never' | 'game' | 'series', string>>;
  readonly byItselfHint: string;
  readonly byItselfWhat: string;
  readonly pagesOut: (printed: number, pages: number) => string;
  readonly job: Readonly<Record<'waiting' | 'printing' | 'stopped' | 'ended', string>>;
  /** Reasons of a print system; unknown ones stand as they are. */
  readonly reasons: Readonly<
    Record<
      | 'media-jam'
      | 'media-empty'
      | 'media-needed'
      | 'cover-open'
      | 'door-open'
      | 'toner-empty'
      | 'paused'
      | 'offline',
      string
    >
  >;
  readonly again: string;
  /** What became of a game's sheets at its end, and the button that prints them again. */
  readonly ended: Readonly<Record<'printing' | 'sent' | 'changed' | 'failed' | 'cut', string>>;
  readonly printAgain: string;
}

export const PRINTING_TEXT: InEveryLanguage<PrintingText> = {
  en: {
    what: 'Kind',
    sheet: 'Game sheet',
    recap: 'Match recap',
    series: 'Series pages',
    cards: 'Guest cards',
    whom: 'For',
    everybody: 'Everybody',
    moreNames: 'More names',
    preview: 'Preview',
    page: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
    pages: (pages) => `${String(pages)} p.`,
    pageBefore: 'Page before',
    pageAfter: 'Next page',
    statistics: 'Statistics',
    chart: 'Chart of totals',
    roll: '80 mm',
    cardPaper: 'Paper of cards',
    cardPrinter: 'Printer of cards',
    samePrinter: 'As for sheets',
    byItself: 'Print by itself',
    byItselfHint: 'Without a press, as soon as the last ball is in',
    at: { never: 'Never', game: 'After each game', series: 'After a series' },
    byItselfWhat: 'Printed then',
    pagesOut: (printed, pages) => `${String(printed)} of ${counted(pages, 'page', 'pages')} came out.`,
    job: {
      waiting: 'The printer has not begun yet',
      printing: 'Printing',
      stopped: 'The printer has stopped',
      ended: 'The printer gave up',
    },
    reasons: {
      'media-jam': 'paper jam',
      'media-empty': 'no paper',
      'media-needed': 'no paper',
      'cover-open': 'cover open',
      'door-open': 'door open',
      'toner-empty': 'no toner',
      paused: 'paused',
      offline: 'off',
    },
    again: 'The game is safe; print again whenever you like.',
    ended: {
      printing: 'Printing by itself …',
      sent: 'Printed by itself.',
      changed: 'Corrected since it was printed.',
      failed: 'Not printed.',
      cut: 'Perhaps not printed.',
    },
    printAgain: 'Print again',
  },
  es: {
    what: 'Tipo',
    sheet: 'Hoja',
    recap: 'Resumen',
    series: 'Series',
    cards: 'Tarjetas',
    whom: 'Para',
    everybody: 'Todos',
    moreNames: 'Más nombres',
    preview: 'Vista previa',
    page: (page, pages) => `Página ${String(page)} de ${String(pages)}`,
    pages: (pages) => `${String(pages)} ${pages === 1 ? 'pág.' : 'págs.'}`,
    pageBefore: 'Página anterior',
    pageAfter: 'Página siguiente',
    statistics: 'Estadísticas',
    chart: 'Gráfico de totales',
    roll: '80 mm',
    cardPaper: 'Papel de tarjetas',
    cardPrinter: 'Impresora de tarjetas',
    samePrinter: 'La de las hojas',
    byItself: 'Impresión automática',
    byItselfHint: 'Sin pulsar nada, con la última bola anotada',
    at: { never: 'Nunca', game: 'Tras cada partida', series: 'Tras una serie' },
    byItselfWhat: 'Se imprime entonces',
    pagesOut: (printed, pages) =>
      `${printed === 1 ? 'Salió' : 'Salieron'} ${String(printed)} de ${counted(pages, 'página', 'páginas')}.`,
    job: {
      waiting: 'La impresora aún no ha empezado',
      printing: 'Imprimiendo',
      stopped: 'La impresora se ha parado',
      ended: 'La impresora canceló el trabajo',
    },
    reasons: {
      'media-jam': 'papel atascado',
      'media-empty': 'sin papel',
      'media-needed': 'sin papel',
      'cover-open': 'tapa abierta',
      'door-open': 'puerta abierta',
      'toner-empty': 'sin tóner',
      paused: 'en pausa',
      offline: 'apagada',
    },
    again: 'La partida está a salvo; imprima otra vez cuando quiera.',
    ended: {
      printing: 'Imprimiendo automáticamente…',
      sent: 'Impresa automáticamente.',
      changed: 'Corregida desde que se imprimió.',
      failed: 'No se imprimió.',
      cut: 'Quizá no se imprimió.',
    },
    printAgain: 'Reimprimir',
  },
  ko: {
    what: '종류',
    sheet: '게임 기록지',
    recap: '경기 요약',
    series: '시리즈',
    cards: '기념 카드',
    whom: '대상',
    everybody: '모두',
    moreNames: '다른 이름',
    preview: '미리 보기',
    page: (page, pages) => `${String(pages)}쪽 중 ${String(page)}쪽`,
    pages: (pages) => `${String(pages)}쪽`,
    pageBefore: '이전 쪽',
    pageAfter: '다음 쪽',
    statistics: '통계',
    chart: '누적 점수 그래프',
    roll: '80 mm',
    cardPaper: '카드 용지',
    cardPrinter: '카드 프린터',
    samePrinter: '기록지와 같음',
    byItself: '자동 인쇄',
    byItselfHint: '마지막 공이 입력되면 버튼 없이 인쇄합니다',
    at: { never: '안 함', game: '게임이 끝날 때마다', series: '시리즈가 끝나면' },
    byItselfWhat: '자동으로 인쇄할 것',
    pagesOut: (printed, pages) => `${String(pages)}쪽 중 ${String(printed)}쪽이 나왔습니다.`,
    job: {
      waiting: '프린터가 아직 시작하지 않았습니다',
      printing: '인쇄 중',
      stopped: '프린터가 멈췄습니다',
      ended: '프린터가 인쇄를 중단했습니다',
    },
    reasons: {
      'media-jam': '용지 걸림',
      'media-empty': '용지 없음',
      'media-needed': '용지 없음',
      'cover-open': '덮개 열림',
      'door-open': '문 열림',
      'toner-empty': '토너 없음',
      paused: '일시 중지',
      offline: '꺼짐',
    },
    again: '게임은 안전합니다. 언제든 다시 인쇄하세요.',
    ended: {
      printing: '자동으로 인쇄하는 중…',
      sent: '자동으로 인쇄했습니다.',
      changed: '인쇄한 뒤에 수정되었습니다.',
      failed: '인쇄되지 않았습니다.',
      cut: '인쇄되지 않았을 수 있습니다.',
    },
    printAgain: '다시 인쇄',
  },
  de: {
    what: 'Art',
    sheet: 'Spielbogen',
    recap: 'Spielbericht',
    series: 'Serien',
    cards: 'Gästekarten',
    whom: 'Für',
    everybody: 'Alle',
    moreNames: 'Weitere Namen',
    preview: 'Vorschau',
    page: (page, pages) => `Seite ${String(page)} von ${String(pages)}`,
    pages: (pages) => `${String(pages)} S.`,
    pageBefore: 'Seite zurück',
    pageAfter: 'Seite weiter',
    statistics: 'Statistik',
    chart: 'Diagramm',
    roll: '80 mm',
    cardPaper: 'Papier der Karten',
    cardPrinter: 'Drucker der Karten',
    samePrinter: 'Wie für Bögen',
    byItself: 'Automatisch drucken',
    byItselfHint: 'Ohne Tastendruck, sobald der letzte Wurf drin ist',
    at: { never: 'Nie', game: 'Nach jedem Spiel', series: 'Nach einer Serie' },
    byItselfWhat: 'Gedruckt wird dann',
    pagesOut: (printed, pages) =>
      `${String(printed)} von ${counted(pages, 'Seite', 'Seiten')} ${printed === 1 ? 'ist' : 'sind'} heraus.`,
    job: {
      waiting: 'Der Drucker hat noch nicht begonnen',
      printing: 'Druckt',
      stopped: 'Der Drucker steht',
      ended: 'Der Drucker hat abgebrochen',
    },
    reasons: {
      'media-jam': 'Papierstau',
      'media-empty': 'kein Papier',
      'media-needed': 'kein Papier',
      'cover-open': 'Klappe offen',
      'door-open': 'Tür offen',
      'toner-empty': 'kein Toner',
      paused: 'angehalten',
      offline: 'aus',
    },
    again: 'Das Spiel ist sicher; es lässt sich jederzeit noch einmal drucken.',
    ended: {
      printing: 'Druckt automatisch …',
      sent: 'Automatisch gedruckt.',
      changed: 'Seit dem Druck korrigiert.',
      failed: 'Nicht gedruckt.',
      cut: 'Vielleicht nicht gedruckt.',
    },
    printAgain: 'Neu drucken',
  },
};
