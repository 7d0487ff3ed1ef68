import { LOG_EVENT_TEXT } from './log-events.ts';
import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

const en = {
  looking: 'Looking…',
  program: 'Program',
  versions: (headpin: string, electron: string, system: string) =>
    `Headpin ${headpin}, Electron ${electron}, ${system}`,
  since: 'Running since',
  disk: 'Disk',
  room: (free: string, total: string) => `${free} free of ${total}`,
  unknown: 'not known',
  lastSave: 'Last save',
  noSave: 'none since the start',
  saved: (time: string) => `${time}, on the disk`,
  notSaved: (time: string, trouble: string) => `${time}, failed: ${trouble}`,
  waiting: 'A ball waits for the disk.',
  saves: 'Saves',
  savesOf: (count: number, failed: number) => `${String(count)} since the start, ${String(failed)} failed`,
  speed: (median: string, slowest: string) => `half of them within ${median}, the slowest ${slowest}`,
  copy: 'Second copy',
  printers: 'Printers',
  noPrinter: 'none',
  noAnswer: 'the print service does not answer',
  screens: 'Screens',
  shows: { console: 'console', board: 'board', nothing: 'not used' },
  refusedStarts: 'Refused starts',
  log: 'Log, newest first',
  noLines: 'No lines yet.',
  levels: { info: '', warning: 'Note', error: 'Error' },
  events: LOG_EVENT_TEXT.en,
  again: 'Look again',
  save: 'Save to a stick',
};

/** The diagnostics for staff. */
export type DiagnosticsText = LikeEnglish<typeof en>;

export const DIAGNOSTICS_TEXT: InEveryLanguage<DiagnosticsText> = {
  en,
  es: {
    looking: 'Comprobando…',
    program: 'Programa',
    versions: (headpin, electron, system) => `Headpin ${headpin}, Electron ${electron}, ${system}`,
    since: 'En marcha desde',
    disk: 'Disco',
    room: (free, total) => `${free} libres de ${total}`,
    unknown: 'no se sabe',
    lastSave: 'Último guardado',
    noSave: 'ninguno desde el arranque',
    saved: (time) => `${time}, en el disco`,
    notSaved: (time, trouble) => `${time}, falló: ${trouble}`,
    waiting: 'Hay una bola que aún no se ha podido guardar.',
    saves: 'Guardados',
    savesOf: (count, failed) => `${String(count)} desde el arranque, ${String(failed)} fallidos`,
    speed: (median, slowest) => `la mitad en ${median} o menos, el más lento en ${slowest}`,
    copy: 'Copia de seguridad',
    printers: 'Impresoras',
    noPrinter: 'ninguna',
    noAnswer: 'el servicio de impresión no responde',
    screens: 'Pantallas',
    shows: { console: 'consola', board: 'marcador', nothing: 'sin usar' },
    refusedStarts: 'Arranques rechazados',
    log: 'Registro, primero lo más reciente',
    noLines: 'Aún no hay líneas.',
    levels: { info: '', warning: 'Aviso', error: 'Error' },
    events: LOG_EVENT_TEXT.es,
    again: 'Comprobar otra vez',
    save: 'Guardar en una memoria USB',
  },
  ko: {
    looking: '확인하는 중…',
    program: '프로그램',
    versions: (headpin, electron, system) => `Headpin ${headpin}, Electron ${electron}, ${system}`,
    since: '시작 시각',
    disk: '디스크',
    room: (free, total) => `${total} 중 ${free} 남음`,
    unknown: '알 수 없음',
    lastSave: '마지막 저장',
    noSave: '시작한 뒤로 없음',
    saved: (time) => `${time}, 디스크에 저장됨`,
    notSaved: (time, trouble) => `${time}, 실패: ${trouble}`,
    waiting: '투구 하나가 아직 저장되지 않았습니다.',
    saves: '저장 횟수',
    savesOf: (count, failed) => `시작한 뒤 ${String(count)}번, 실패 ${String(failed)}번`,
    speed: (median, slowest) => `절반은 ${median} 이내, 가장 느린 저장 ${slowest}`,
    copy: '백업',
    printers: '프린터',
    noPrinter: '없음',
    noAnswer: '인쇄 서비스가 응답하지 않음',
    screens: '화면',
    shows: { console: '콘솔', board: '점수판', nothing: '사용 안 함' },
    refusedStarts: '거부된 시작',
    log: '기록(최신순)',
    noLines: '아직 기록이 없습니다.',
    levels: { info: '', warning: '알림', error: '오류' },
    events: LOG_EVENT_TEXT.ko,
    again: '다시 확인',
    save: 'USB에 저장',
  },
  de: {
    looking: 'Wird nachgesehen…',
    program: 'Programm',
    versions: (headpin, electron, system) => `Headpin ${headpin}, Electron ${electron}, ${system}`,
    since: 'Läuft seit',
    disk: 'Datenträger',
    room: (free, total) => `${free} frei von ${total}`,
    unknown: 'nicht bekannt',
    lastSave: 'Zuletzt gespeichert',
    noSave: 'seit dem Start noch nicht',
    saved: (time) => `${time}, auf dem Datenträger`,
    notSaved: (time, trouble) => `${time}, fehlgeschlagen: ${trouble}`,
    waiting: 'Ein Wurf wartet auf den Datenträger.',
    saves: 'Speichervorgänge',
    savesOf: (count, failed) => `${String(count)} seit dem Start, ${String(failed)} fehlgeschlagen`,
    speed: (median, slowest) => `die Hälfte innerhalb von ${median}, der langsamste ${slowest}`,
    copy: 'Sicherungskopie',
    printers: 'Drucker',
    noPrinter: 'keiner',
    noAnswer: 'der Druckdienst antwortet nicht',
    screens: 'Bildschirme',
    shows: { console: 'Konsole', board: 'Anzeige', nothing: 'unbenutzt' },
    refusedStarts: 'Abgelehnte Starts',
    log: 'Protokoll, Neuestes zuerst',
    noLines: 'Noch keine Zeilen.',
    levels: { info: '', warning: 'Hinweis', error: 'Fehler' },
    events: LOG_EVENT_TEXT.de,
    again: 'Noch einmal nachsehen',
    save: 'Auf einen Stick speichern',
  },
};

/** Bytes in the largest unit that fits: `45.2 GB`. */
export function sizeText(language: Language, bytes: number): string {
  const [unit, size] =
    bytes < 1e9 ? (['megabyte', bytes / 1e6] as const) : (['gigabyte', bytes / 1e9] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

/** The same of milliseconds: `1.4 ms`, `2.3 s`. */
export function timeText(language: Language, ms: number): string {
  const [unit, time] = ms < 1_000 ? (['millisecond', ms] as const) : (['second', ms / 1_000] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(time);
}
