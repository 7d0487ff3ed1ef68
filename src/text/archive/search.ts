import type { InEveryLanguage } from '../language.ts';

/** The archive's search: who, when, what score, what kind of game. */
export interface SearchText {
  readonly findBowler: string;
  readonly clearName: string;
  readonly clear: string;
  readonly letters: string;
  readonly hideLetters: string;
  /** Above the bowlers who were found. */
  readonly oneBowler: string;
  /** The button of one bowler: the name, and the day of the newest game found. */
  readonly bowlerSince: (name: string, day: string) => string;

  readonly days: string;
  readonly anyDay: string;
  readonly today: string;
  readonly lastDays: (days: number) => string;
  readonly thisYear: string;
  readonly from: (day: string) => string;
  readonly to: (day: string) => string;
  readonly monthBefore: string;
  readonly monthAfter: string;
  /** A day of the calendar for a screen reader. */
  readonly gamesOn: (day: string, games: number) => string;
  readonly cancel: string;
  /** Shows what was chosen; null while it is not counted. */
  readonly show: (games: number | null) => string;

  readonly score: string;
  readonly anyScore: string;
  readonly least: string;
  readonly most: string;
  readonly scores: (least: number | null, most: number | null) => string;

  readonly kind: string;
  readonly anyKind: string;
  readonly league: string;
  /** A league of which this lane knows only the games. */
  readonly unnamedLeague: string;
  readonly format: string;
  readonly lane: string;
  readonly any: string;
  readonly ending: string;
  readonly finished: string;
  readonly unfinished: string;
}

export const SEARCH_TEXT: InEveryLanguage<SearchText> = {
  en: {
    findBowler: 'Find a bowler',
    clearName: 'Clear the name',
    clear: 'Clear',
    letters: 'Letters for the name',
    hideLetters: 'Hide letters',
    oneBowler: 'Only this bowler',
    bowlerSince: (name, day) => `${name}, ${day}`,
    days: 'Days',
    anyDay: 'Any day',
    today: 'Today',
    lastDays: (days) => (days === 1 ? '1 day' : `${String(days)} days`),
    thisYear: 'This year',
    from: (day) => `From ${day}`,
    to: (day) => `To ${day}`,
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    gamesOn: (day, games) => `${day}, ${games === 1 ? '1 game' : `${String(games)} games`}`,
    cancel: 'Cancel',
    show: (games) => (games === null ? 'Show' : games === 1 ? 'Show 1 game' : `Show ${String(games)} games`),
    score: 'Score',
    anyScore: 'Any score',
    least: 'At least',
    most: 'At most',
    scores: (least, most) => {
      if (most === null) return `${String(least ?? 0)} and up`;
      return least === null ? `up to ${String(most)}` : `${String(least)}–${String(most)}`;
    },
    kind: 'Kind of game',
    anyKind: 'Any kind',
    league: 'League',
    unnamedLeague: 'League without a name',
    format: 'Format',
    lane: 'Lane',
    any: 'Any',
    ending: 'End',
    finished: 'Finished',
    unfinished: 'Unfinished',
  },
  es: {
    findBowler: 'Buscar un jugador',
    clearName: 'Borrar el nombre',
    clear: 'Limpiar',
    letters: 'Letras para el nombre',
    hideLetters: 'Ocultar letras',
    oneBowler: 'Solo este jugador',
    bowlerSince: (name, day) => `${name}, ${day}`,
    days: 'Días',
    anyDay: 'Cualquier día',
    today: 'Hoy',
    lastDays: (days) => (days === 1 ? '1 día' : `${String(days)} días`),
    thisYear: 'Este año',
    from: (day) => `Desde ${day}`,
    to: (day) => `Hasta ${day}`,
    monthBefore: 'Mes anterior',
    monthAfter: 'Mes siguiente',
    gamesOn: (day, games) => `${day}, ${games === 1 ? '1 partida' : `${String(games)} partidas`}`,
    cancel: 'Cancelar',
    show: (games) =>
      games === null ? 'Ver' : games === 1 ? 'Ver 1 partida' : `Ver ${String(games)} partidas`,
    score: 'Puntos',
    anyScore: 'Todos los puntos',
    least: 'Mínimo',
    most: 'Máximo',
    scores: (least, most) => {
      if (most === null) return `${String(least ?? 0)} o más`;
      return least === null ? `hasta ${String(most)}` : `${String(least)}–${String(most)}`;
    },
    kind: 'Tipo de partida',
    anyKind: 'Todos los tipos',
    league: 'Liga',
    unnamedLeague: 'Liga sin nombre',
    format: 'Modalidad',
    lane: 'Pista',
    any: 'Todas',
    ending: 'Final',
    finished: 'Terminadas',
    unfinished: 'Sin terminar',
  },
  ko: {
    findBowler: '선수 이름 찾기',
    clearName: '이름 지우기',
    clear: '지우기',
    letters: '이름 글자판',
    hideLetters: '글자판 닫기',
    oneBowler: '이 선수만',
    bowlerSince: (name, day) => `${name}, ${day}`,
    days: '날짜',
    anyDay: '모든 날짜',
    today: '오늘',
    lastDays: (days) => `${String(days)}일`,
    thisYear: '올해',
    from: (day) => `${day}부터`,
    to: (day) => `${day}까지`,
    monthBefore: '이전 달',
    monthAfter: '다음 달',
    gamesOn: (day, games) => `${day}, ${String(games)}게임`,
    cancel: '취소',
    show: (games) => (games === null ? '보기' : `${String(games)}게임 보기`),
    score: '점수',
    anyScore: '모든 점수',
    least: '최소',
    most: '최대',
    scores: (least, most) => {
      if (most === null) return `${String(least ?? 0)}점 이상`;
      return least === null ? `${String(most)}점 이하` : `${String(least)}–${String(most)}점`;
    },
    kind: '게임 종류',
    anyKind: '모든 종류',
    league: '리그',
    unnamedLeague: '이름 없는 리그',
    format: '방식',
    lane: '레인',
    any: '모두',
    ending: '종료',
    finished: '끝난 게임',
    unfinished: '미완료',
  },
  de: {
    findBowler: 'Namen suchen',
    clearName: 'Namen löschen',
    clear: 'Leeren',
    letters: 'Tastatur für den Namen',
    hideLetters: 'Tastatur ausblenden',
    oneBowler: 'Nur dieser Spieler',
    bowlerSince: (name, day) => `${name}, ${day}`,
    days: 'Tage',
    anyDay: 'Alle Tage',
    today: 'Heute',
    lastDays: (days) => (days === 1 ? '1 Tag' : `${String(days)} Tage`),
    thisYear: 'Dieses Jahr',
    from: (day) => `Von ${day}`,
    to: (day) => `Bis ${day}`,
    monthBefore: 'Voriger Monat',
    monthAfter: 'Nächster Monat',
    gamesOn: (day, games) => `${day}, ${games === 1 ? '1 Spiel' : `${String(games)} Spiele`}`,
    cancel: 'Abbrechen',
    show: (games) =>
      games === null ? 'Zeigen' : games === 1 ? '1 Spiel zeigen' : `${String(games)} Spiele zeigen`,
    score: 'Punkte',
    anyScore: 'Alle Punkte',
    least: 'Mindestens',
    most: 'Höchstens',
    scores: (least, most) => {
      if (most === null) return `ab ${String(least ?? 0)}`;
      return least === null ? `bis ${String(most)}` : `${String(least)}–${String(most)}`;
    },
    kind: 'Art des Spiels',
    anyKind: 'Alle Arten',
    league: 'Liga',
    unnamedLeague: 'Liga ohne Namen',
    format: 'Spielart',
    lane: 'Bahn',
    any: 'Alle',
    ending: 'Ende',
    finished: 'Beendet',
    unfinished: 'Nicht beendet',
  },
};
