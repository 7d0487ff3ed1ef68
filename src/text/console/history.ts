import type { InEveryLanguage } from '../language.ts';

/** A game's timeline as the desk lists it. */
export interface HistoryText {
  readonly title: string;
  readonly hint: string;
  readonly nothing: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly score: string;
  /** A change that was undone. */
  readonly undone: string;
  /** An undo or redo of a named change. */
  readonly tookBack: (what: string) => string;
  readonly broughtBack: (what: string) => string;
  /** Who gave an order at the front desk. */
  readonly atDesk: (author: string) => string;
  readonly begun: string;
  readonly movedHere: (lane: number) => string;
  readonly newer: string;
  readonly older: string;
  readonly pageOf: (page: number, pages: number) => string;
}

export const HISTORY_TEXT: InEveryLanguage<HistoryText> = {
  en: {
    title: 'History',
    hint: 'Everything that happened, newest first',
    nothing: 'Nothing has happened in this game yet.',
    when: 'Time',
    who: 'By',
    what: 'What',
    before: 'Before',
    after: 'After',
    score: 'Score',
    undone: 'undone',
    tookBack: (what) => `Undo: ${what}`,
    broughtBack: (what) => `Redo: ${what}`,
    atDesk: (author) => `${author} at the desk`,
    begun: 'Game begun',
    movedHere: (lane) => `Moved here from lane ${String(lane)}`,
    newer: 'Newer',
    older: 'Older',
    pageOf: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
  },
  es: {
    title: 'Historial',
    hint: 'Todo lo ocurrido, lo último primero',
    nothing: 'En esta partida aún no ha pasado nada.',
    when: 'Hora',
    who: 'Quién',
    what: 'Qué',
    before: 'Antes',
    after: 'Después',
    score: 'Total',
    undone: 'deshecho',
    tookBack: (what) => `Deshacer: ${what}`,
    broughtBack: (what) => `Rehacer: ${what}`,
    atDesk: (author) => `${author}, recepción`,
    begun: 'Partida iniciada',
    movedHere: (lane) => `Pasada aquí desde la pista ${String(lane)}`,
    newer: 'Más recientes',
    older: 'Más antiguos',
    pageOf: (page, pages) => `Página ${String(page)} de ${String(pages)}`,
  },
  ko: {
    title: '게임 기록',
    hint: '게임에서 있었던 모든 일, 최신순',
    nothing: '이 게임에는 아직 기록이 없습니다.',
    when: '시각',
    who: '누가',
    what: '내용',
    before: '전',
    after: '후',
    score: '점수',
    undone: '취소됨',
    tookBack: (what) => `실행 취소: ${what}`,
    broughtBack: (what) => `다시 실행: ${what}`,
    atDesk: (author) => `${author}, 프런트`,
    begun: '게임 시작',
    movedHere: (lane) => `${String(lane)}번 레인에서 옮겨 옴`,
    newer: '최신',
    older: '이전',
    pageOf: (page, pages) => `${String(pages)}쪽 중 ${String(page)}쪽`,
  },
  de: {
    title: 'Verlauf',
    hint: 'Alles, was passiert ist, das Neueste zuerst',
    nothing: 'In diesem Spiel ist noch nichts geschehen.',
    when: 'Zeit',
    who: 'Von',
    what: 'Was',
    before: 'Vorher',
    after: 'Nachher',
    score: 'Stand',
    undone: 'zurückgenommen',
    tookBack: (what) => `Rückgängig: ${what}`,
    broughtBack: (what) => `Wiederhergestellt: ${what}`,
    atDesk: (author) => `${author} an der Theke`,
    begun: 'Spiel begonnen',
    movedHere: (lane) => `Von Bahn ${String(lane)} hierher umgesetzt`,
    newer: 'Neuere',
    older: 'Ältere',
    pageOf: (page, pages) => `Seite ${String(page)} von ${String(pages)}`,
  },
};
