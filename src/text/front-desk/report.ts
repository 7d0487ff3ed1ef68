import type { InEveryLanguage } from '../language.ts';

/** The day report. */
export interface ReportText {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly show: string;
  readonly today: string;
  readonly download: string;
  readonly lane: string;
  readonly open: string;
  readonly league: string;
  readonly all: string;
  readonly games: string;
  readonly unfinished: string;
  readonly lines: string;
  readonly minutes: string;
  readonly total: string;
  readonly nothing: string;
  readonly zone: (zone: string) => string;
}

export const REPORT_TEXT: InEveryLanguage<ReportText> = {
  en: {
    title: 'Day report',
    from: 'From',
    to: 'To',
    show: 'Show',
    today: 'Today',
    download: 'Download CSV',
    lane: 'Lane',
    open: 'Open play',
    league: 'League',
    all: 'Both',
    games: 'Games',
    unfinished: 'Unfinished',
    lines: 'Lines',
    minutes: 'Minutes',
    total: 'Total',
    nothing: 'No games on these days.',
    zone: (zone) => `Days are those of ${zone}. A game counts on the day it began.`,
  },
  es: {
    title: 'Informe diario',
    from: 'Desde',
    to: 'Hasta',
    show: 'Mostrar',
    today: 'Hoy',
    download: 'Descargar CSV',
    lane: 'Pista',
    open: 'Juego libre',
    league: 'Liga',
    all: 'Ambos',
    games: 'Partidas',
    unfinished: 'Sin acabar',
    lines: 'Líneas',
    minutes: 'Minutos',
    total: 'Total',
    nothing: 'No hay partidas en estos días.',
    zone: (zone) => `Los días son los de ${zone}. Una partida cuenta el día en que empezó.`,
  },
  ko: {
    title: '일일 보고서',
    from: '시작일',
    to: '종료일',
    show: '보기',
    today: '오늘',
    download: 'CSV 내려받기',
    lane: '레인',
    open: '일반',
    league: '리그',
    all: '합계',
    games: '게임',
    unfinished: '미완',
    lines: '라인',
    minutes: '분',
    total: '합계',
    nothing: '이 기간에 게임이 없습니다.',
    zone: (zone) => `날짜는 ${zone} 기준입니다. 게임은 시작한 날에 셉니다.`,
  },
  de: {
    title: 'Tagesbericht',
    from: 'Von',
    to: 'Bis',
    show: 'Anzeigen',
    today: 'Heute',
    download: 'CSV herunterladen',
    lane: 'Bahn',
    open: 'Freies Spiel',
    league: 'Liga',
    all: 'Beides',
    games: 'Spiele',
    unfinished: 'Unvollendet',
    lines: 'Serien',
    minutes: 'Minuten',
    total: 'Summe',
    nothing: 'Keine Spiele an diesen Tagen.',
    zone: (zone) => `Tage nach ${zone}. Ein Spiel zählt an dem Tag, an dem es begann.`,
  },
};
