import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

/** The name is the same all year. */
const WINTER = new Date(0);

/** A time zone (IANA name) in words: "Central European Standard Time". */
function zoneWords(language: Language, timeZone: string): string {
  const named = (timeZoneName: 'long' | 'longGeneric'): string =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(WINTER)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const generic = named('longGeneric');
  // A zone without a season has no generic name.
  return generic.startsWith('GMT') ? named('long') : generic;
}

const en = {
  title: 'Day report',
  from: 'From',
  to: 'To',
  show: 'Show',
  download: 'Download CSV',
  lane: 'Lane',
  open: 'Open play',
  league: 'League',
  games: 'Games',
  unfinished: 'Unfinished',
  lines: 'Lines',
  minutes: 'Minutes',
  total: 'Total',
  nothing: 'No games on these days.',
  /** `hour` is when a day begins, 0 to 23. */
  zone: (hour: number, zone: string) =>
    `A day begins at ${String(hour)} a.m. (${zoneWords('en', zone)}). A game counts on the day it began.`,
};

/** The day report. */
export const REPORT_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    title: 'Informe diario',
    from: 'Desde',
    to: 'Hasta',
    show: 'Mostrar',
    download: 'Descargar CSV',
    lane: 'Pista',
    open: 'Juego libre',
    league: 'Liga',
    games: 'Partidas',
    unfinished: 'Sin acabar',
    lines: 'Líneas',
    minutes: 'Minutos',
    total: 'Total',
    nothing: 'No hay partidas en estos días.',
    zone: (hour, zone) =>
      `El día empieza a las ${String(hour)}:00 (${zoneWords('es', zone)}). Una partida cuenta el día en que empezó.`,
  },
  ko: {
    title: '일일 보고서',
    from: '시작일',
    to: '종료일',
    show: '보기',
    download: 'CSV 내려받기',
    lane: '레인',
    open: '일반',
    league: '리그',
    games: '게임',
    unfinished: '미완',
    lines: '라인',
    minutes: '분',
    total: '합계',
    nothing: '이 기간에 게임이 없습니다.',
    zone: (hour, zone) =>
      `하루는 오전 ${String(hour)}시에 시작하며(${zoneWords('ko', zone)}), 게임은 시작한 날에 포함됩니다.`,
  },
  de: {
    title: 'Tagesbericht',
    from: 'Von',
    to: 'Bis',
    show: 'Anzeigen',
    download: 'CSV herunterladen',
    lane: 'Bahn',
    open: 'Freies Spiel',
    league: 'Liga',
    games: 'Spiele',
    unfinished: 'Nicht beendet',
    lines: 'Einzelspiele',
    minutes: 'Minuten',
    total: 'Summe',
    nothing: 'Keine Spiele an diesen Tagen.',
    zone: (hour, zone) =>
      `Ein Tag beginnt um ${String(hour)} Uhr (${zoneWords('de', zone)}). Ein Spiel zählt an dem Tag, an dem es begann.`,
  },
};
