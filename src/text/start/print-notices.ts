import { PRINTING_TEXT, type PrintingText } from '../console/printing.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** Where a game was bowled. */
export interface GamePlace {
  readonly lane: number;
  readonly gameNumber: number;
}

/** The print service stopped in the middle of a job, and holds it. */
export interface StoppedPrint extends GamePlace {
  readonly printer: string;
  /** Print system keywords: `media-jam`. */
  readonly reasons: readonly string[];
  /** Pages that came out; null where the printer does not count. */
  readonly printed: number | null;
  readonly pages: number;
}

/** Why nothing was printed: a code, or a printer's name with the print system's keywords. */
export function whyText({ why, words }: PrintNotices, told: string): string {
  const known: Readonly<Record<string, string>> = why;
  const end = told.lastIndexOf(': ') + 1;
  const reasons = told.slice(end).trim().split(', ');
  return known[told] ?? `${told.slice(0, end)} ${reasonsText(words, reasons)}`.trim();
}

/** The printer, what is wrong with it, and how far it came. */
export function stoppedText(
  { words }: PrintNotices,
  { printer, reasons, printed, pages }: StoppedPrint,
): string {
  const why = reasons.length === 0 ? words.job.waiting : reasonsText(words, reasons);
  const out = printed === null ? '' : ` ${words.pagesOut(printed, pages)}`;
  return `${printer}: ${why}.${out}`;
}

function reasonsText({ reasons }: Pick<PrintingText, 'reasons'>, told: readonly string[]): string {
  const known: Readonly<Record<string, string>> = reasons;
  return told
    .map((reason) => {
      const plain = reason.replace(/-(?:error|warning|report)$/u, '');
      return known[plain] ?? plain;
    })
    .join(', ');
}

const en = {
  /** Of so many games, this one the last. */
  notPrinted: ({ lane, gameNumber }: GamePlace, games: number, why: string) =>
    `${
      games === 1
        ? `Game ${String(gameNumber)} of lane ${String(lane)} was not printed`
        : `${String(games)} games were not printed, the last one on lane ${String(lane)}`
    } (${why}). Everything is saved. Once the printer is ready, press “Print again”.`,
  stopped: ({ lane, gameNumber }: GamePlace, what: string) =>
    `The printer stopped while printing game ${String(gameNumber)} of lane ${String(lane)}. ${what} It prints the rest once it is ready. The game is saved.`,
  /** The program ended in the middle. */
  cut: ({ lane, gameNumber }: GamePlace) =>
    `The program ended while it was printing game ${String(gameNumber)} of lane ${String(lane)}. The game is saved. If its sheet did not come out, press “Print again”.`,
  /** The note of what was printed is unreadable. */
  lost: 'The note of which games were printed could not be read and was kept aside. The games are saved, and none is printed twice. Please print what is missing by hand.',
  /** By code of a failure; anything else stands as the print system says it. */
  why: {
    'no-printer': 'no printer is connected',
    'print-silent': 'the print service does not answer; the sheet may still come out',
    'no-such-paper': 'the printer does not have this paper',
    'sheet-failed': 'the sheet could not be drawn',
    'no-such-game': 'the game is not there any more',
    'not-saved': 'the note of it could not be saved',
    'gave-up': 'the printer gave up',
    'program-ended': 'the program ended first',
  },
  words: PRINTING_TEXT.en,
};

/** Notices about what is printed by itself at the end of a game. */
export type PrintNotices = LikeEnglish<typeof en>;

export const PRINT_NOTICES: InEveryLanguage<PrintNotices> = {
  en,
  es: {
    notPrinted: ({ lane, gameNumber }, games, why) =>
      `${
        games === 1
          ? `La partida ${String(gameNumber)} de la pista ${String(lane)} no se imprimió`
          : `${String(games)} partidas no se imprimieron, la última en la pista ${String(lane)}`
      } (${why}). Todo está guardado. Cuando la impresora esté lista, pulse «Reimprimir».`,
    stopped: ({ lane, gameNumber }, what) =>
      `La impresora se paró al imprimir la partida ${String(gameNumber)} de la pista ${String(lane)}. ${what} El resto saldrá cuando esté lista. La partida está guardada.`,
    cut: ({ lane, gameNumber }) =>
      `El programa terminó mientras imprimía la partida ${String(gameNumber)} de la pista ${String(lane)}. La partida está guardada. Si no salió su hoja, pulse «Reimprimir».`,
    lost: 'No se pudo leer la nota de las partidas impresas; se apartó. Las partidas están guardadas y ninguna se imprime dos veces. Imprima a mano lo que falte.',
    why: {
      'no-printer': 'no hay impresora conectada',
      'print-silent': 'el servicio de impresión no responde; la hoja aún puede salir',
      'no-such-paper': 'la impresora no tiene este papel',
      'sheet-failed': 'no se pudo dibujar la hoja',
      'no-such-game': 'la partida ya no está',
      'not-saved': 'no se pudo guardar la nota',
      'gave-up': 'la impresora canceló el trabajo',
      'program-ended': 'el programa terminó antes',
    },
    words: PRINTING_TEXT.es,
  },
  ko: {
    notPrinted: ({ lane, gameNumber }, games, why) =>
      `${
        games === 1
          ? `${String(lane)}번 레인 ${String(gameNumber)}번째 게임이 인쇄되지 않았습니다`
          : `게임 ${String(games)}개가 인쇄되지 않았습니다. 마지막은 ${String(lane)}번 레인입니다`
      } (${why}). 모두 저장되어 있습니다. 프린터가 준비되면 ‘다시 인쇄’를 누르세요.`,
    stopped: ({ lane, gameNumber }, what) =>
      `${String(lane)}번 레인 ${String(gameNumber)}번째 게임을 인쇄하다가 프린터가 멈췄습니다. ${what} 프린터가 준비되면 나머지가 나옵니다. 게임은 저장되어 있습니다.`,
    cut: ({ lane, gameNumber }) =>
      `${String(lane)}번 레인 ${String(gameNumber)}번째 게임을 인쇄하는 중에 프로그램이 끝났습니다. 게임은 저장되어 있습니다. 기록지가 나오지 않았으면 ‘다시 인쇄’를 누르세요.`,
    lost: '어떤 게임을 인쇄했는지 적어 둔 기록을 읽을 수 없어 따로 보관했습니다. 게임은 저장되어 있고 두 번 인쇄되지 않습니다. 빠진 것은 직접 인쇄하세요.',
    why: {
      'no-printer': '연결된 프린터가 없음',
      'print-silent': '인쇄 서비스가 응답하지 않음, 나중에 나올 수 있음',
      'no-such-paper': '프린터에 이 용지가 없음',
      'sheet-failed': '기록지를 그릴 수 없음',
      'no-such-game': '게임이 더는 없음',
      'not-saved': '인쇄 기록을 저장할 수 없음',
      'gave-up': '프린터가 인쇄를 중단함',
      'program-ended': '그 전에 프로그램이 끝남',
    },
    words: PRINTING_TEXT.ko,
  },
  de: {
    notPrinted: ({ lane, gameNumber }, games, why) =>
      `${
        games === 1
          ? `Spiel ${String(gameNumber)} von Bahn ${String(lane)} wurde nicht gedruckt`
          : `${String(games)} Spiele wurden nicht gedruckt, das letzte auf Bahn ${String(lane)}`
      } (${why}). Alles ist gespeichert. Sobald der Drucker bereit ist, „Neu drucken“ drücken.`,
    stopped: ({ lane, gameNumber }, what) =>
      `Der Drucker blieb bei Spiel ${String(gameNumber)} von Bahn ${String(lane)} stehen. ${what} Der Rest kommt, sobald er bereit ist. Das Spiel ist gespeichert.`,
    cut: ({ lane, gameNumber }) =>
      `Das Programm endete, während es Spiel ${String(gameNumber)} von Bahn ${String(lane)} druckte. Das Spiel ist gespeichert. Kam der Bogen nicht heraus, „Neu drucken“ drücken.`,
    lost: 'Die Notiz, welche Spiele gedruckt sind, war nicht lesbar und liegt beiseite. Die Spiele sind gespeichert, und keines wird zweimal gedruckt. Was fehlt, bitte von Hand drucken.',
    why: {
      'no-printer': 'kein Drucker angeschlossen',
      'print-silent': 'der Druckdienst antwortet nicht; der Bogen kann noch kommen',
      'no-such-paper': 'der Drucker hat dieses Papier nicht',
      'sheet-failed': 'der Bogen ließ sich nicht zeichnen',
      'no-such-game': 'das Spiel ist nicht mehr da',
      'not-saved': 'die Notiz darüber ließ sich nicht speichern',
      'gave-up': 'der Drucker hat abgebrochen',
      'program-ended': 'das Programm endete vorher',
    },
    words: PRINTING_TEXT.de,
  },
};
