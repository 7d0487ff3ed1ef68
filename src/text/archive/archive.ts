import type { Phase } from '../../core/game/game.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { MOVED_TO } from '../moved-to.ts';
import { once } from '../once.ts';
import { SEARCH_TEXT } from './search.ts';

/** A league's match, which is one row of the list with all its games. */
export interface MatchRowText {
  /** Who meets; without visitors in a bye. */
  readonly teams: (home: string, visitors: string | null) => string;
  readonly onLanes: (first: number, second: number) => string;
  /** The games of the opened match, as a group of buttons. */
  readonly games: string;
}

/** A game that a newer program saved: its sheet text is all that can be read here. */
export interface NewerText {
  readonly saved: string;
  readonly unreadable: string;
  readonly failed: string;
  readonly moreLines: string;
}

/** How a language writes days. */
interface DaysText {
  /** "Tue 17 Nov", with the year if it is another one. */
  readonly short: (at: Date, now: Date) => string;
  /** "Tue 17 Nov 2026". */
  readonly full: (at: Date) => string;
  /** "17 Nov 2026". */
  readonly plain: (at: Date) => string;
  /** "November 2026". */
  readonly month: (at: Date) => string;
  /** "Tue". */
  readonly weekday: (at: Date) => string;
}

function daysIn(locale: string): DaysText {
  const format = (parts: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
    once(() => new Intl.DateTimeFormat(locale, parts));
  const day = { day: 'numeric', month: 'short' } as const;
  const short = format({ weekday: 'short', ...day });
  const full = format({ weekday: 'short', ...day, year: 'numeric' });
  const plain = format({ ...day, year: 'numeric' });
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'short' });
  return {
    short: (at, now) => (at.getFullYear() === now.getFullYear() ? short() : full()).format(at),
    full: (at) => full().format(at),
    plain: (at) => plain().format(at),
    month: (at) => month().format(at),
    weekday: (at) => weekday().format(at),
  };
}

const DAYS_TEXT: InEveryLanguage<DaysText> = {
  en: daysIn('en-GB'),
  es: daysIn('es'),
  ko: daysIn('ko'),
  de: daysIn('de'),
};

const number = (locale: string): ((value: number) => string) => {
  const format = once(() => new Intl.NumberFormat(locale, { useGrouping: 'always' }));
  return (value) => format().format(value);
};

const NUMBER = { en: number('en-GB'), es: number('es'), ko: number('ko'), de: number('de') };

const en = {
  ...{ days: DAYS_TEXT.en, search: SEARCH_TEXT.en },
  title: 'Past games',
  everyGame: 'Every game saved here',
  newGame: 'New game',
  list: 'Games found',
  /** How many games the search found, of all there are. */
  found: (found: number, all: number) =>
    `${found === 1 ? '1 game' : `${NUMBER.en(found)} games`} of ${NUMBER.en(all)}`,
  newestFirst: 'newest first',
  /** "1–7 of 11"; null while they are not counted. */
  range: (first: number, last: number, of: number | null) =>
    `${NUMBER.en(first)}–${NUMBER.en(last)}${of === null ? '' : ` of ${NUMBER.en(of)}`}`,
  newerGames: 'Newer',
  olderGames: 'Older',
  /** Before the other players of a game and their scores. */
  with: (others: string) => `with ${others}`,
  /** Players for whom a line of the list has no room. */
  andMore: (players: number) => `and ${String(players)} more`,
  gameNumber: (gameNumber: number) => `game ${String(gameNumber)}`,
  gameOf: (gameNumber: number, games: number | null) =>
    games === null ? `game ${String(gameNumber)}` : `game ${String(gameNumber)} of ${String(games)}`,
  onLane: (lane: number) => `Lane ${String(lane)}`,
  phase: { running: 'Not finished', stopped: 'Stopped', over: 'Finished' } satisfies Readonly<
    Record<Exclude<Phase, 'moved'>, string>
  >,
  movedTo: MOVED_TO.en,
  none: 'No games here yet.',
  nothingFound: 'No game like this.',
  nobodyFound: (name: string) => `No game of a bowler with “${name}” in the name.`,
  failed: 'The games could not be read now. They are safe.',
  tryAgain: 'Try again',
  loading: 'Looking for games …',
  /** The archive answers late: a large month is being read for the first time. */
  stillReading: 'Older games are still being read. The list appears by itself; you can bowl meanwhile.',
  choose: 'Choose a game on the left.',
  opening: 'Opening the game …',
  openingFailed: 'This game could not be read now. It is safe.',
  changes: 'What was changed in this game',
  corrections: 'Corrections',
  provisional: 'Provisional',
  no: 'none',
  bowlers: 'Statistics',
  statisticsOf: (name: string) => `Statistics of ${name}`,
  whose: 'Whose statistics?',
  print: 'Print',
  export: 'Export',
  /** Puts a game on the board. */
  correct: 'Correct',
  /** The same for a league's game, whose match may continue. */
  toBoard: 'To the board',
  resume: 'Resume',
  back: 'Back',
  match: {
    teams: (home, visitors) => (visitors === null ? `${home}, no opponent` : `${home} – ${visitors}`),
    onLanes: (first, second) => `Lanes ${String(first)} and ${String(second)}`,
    games: 'Games of this match',
  } satisfies MatchRowText,
  newer: {
    saved: 'Saved by a newer Headpin: can be read here, not changed',
    unreadable:
      'This game’s sheet cannot be read by this Headpin. The game is safe; a newer Headpin opens it.',
    failed: 'The sheet could not be read now. The game is safe; press Show more lines.',
    moreLines: 'Show more lines',
  } satisfies NewerText,
};

/** The archive view: the list of past games, and the one opened beside it. */
export type ArchiveText = LikeEnglish<typeof en>;

export const ARCHIVE_TEXT: InEveryLanguage<ArchiveText> = {
  en,
  es: {
    ...{ days: DAYS_TEXT.es, search: SEARCH_TEXT.es },
    title: 'Partidas anteriores',
    everyGame: 'Todas las guardadas aquí',
    newGame: 'Partida nueva',
    list: 'Partidas encontradas',
    found: (found, all) =>
      `${found === 1 ? '1 partida' : `${NUMBER.es(found)} partidas`} de ${NUMBER.es(all)}`,
    newestFirst: 'primero las últimas',
    range: (first, last, of) =>
      `${NUMBER.es(first)}–${NUMBER.es(last)}${of === null ? '' : ` de ${NUMBER.es(of)}`}`,
    newerGames: 'Más recientes',
    olderGames: 'Más antiguas',
    with: (others) => `con ${others}`,
    andMore: (players) => `y ${String(players)} más`,
    gameNumber: (gameNumber) => `partida ${String(gameNumber)}`,
    gameOf: (gameNumber, games) =>
      games === null ? `partida ${String(gameNumber)}` : `partida ${String(gameNumber)} de ${String(games)}`,
    onLane: (lane) => `Pista ${String(lane)}`,
    phase: { running: 'Sin terminar', stopped: 'Detenida', over: 'Terminada' },
    movedTo: MOVED_TO.es,
    none: 'Aquí aún no hay partidas.',
    nothingFound: 'Ninguna partida así.',
    nobodyFound: (name) => `No hay partidas de nadie con «${name}» en el nombre.`,
    failed: 'Ahora no se pudieron leer las partidas. Están a salvo.',
    tryAgain: 'Reintentar',
    loading: 'Buscando partidas …',
    stillReading:
      'Aún se están leyendo partidas antiguas. La lista aparecerá sola; se puede jugar mientras tanto.',
    choose: 'Elija una partida a la izquierda.',
    opening: 'Abriendo la partida …',
    openingFailed: 'Ahora no se pudo leer esta partida. Está a salvo.',
    changes: 'Qué se cambió en esta partida',
    corrections: 'Correcciones',
    provisional: 'Provisionales',
    no: 'ninguna',
    bowlers: 'Estadísticas',
    statisticsOf: (name) => `Estadísticas de ${name}`,
    whose: '¿Estadísticas de quién?',
    print: 'Imprimir',
    export: 'Exportar',
    correct: 'Corregir',
    toBoard: 'Al marcador',
    resume: 'Reanudar',
    back: 'Volver',
    match: {
      teams: (home, visitors) => (visitors === null ? `${home}, sin rival` : `${home} – ${visitors}`),
      onLanes: (first, second) => `Pistas ${String(first)} y ${String(second)}`,
      games: 'Partidas de este encuentro',
    },
    newer: {
      saved: 'Guardada por un Headpin más nuevo: aquí se puede leer, no cambiar',
      unreadable:
        'Este Headpin no puede leer la hoja de esta partida. La partida está a salvo; un Headpin más nuevo la abre.',
      failed: 'Ahora no se pudo leer la hoja. La partida está a salvo; pulse Ver más líneas.',
      moreLines: 'Ver más líneas',
    },
  },
  ko: {
    ...{ days: DAYS_TEXT.ko, search: SEARCH_TEXT.ko },
    title: '지난 게임',
    everyGame: '여기 저장된 모든 게임',
    newGame: '새 게임',
    list: '찾은 게임',
    found: (found, all) => `전체 ${NUMBER.ko(all)}게임 중 ${NUMBER.ko(found)}게임`,
    newestFirst: '최신순',
    range: (first, last, of) =>
      of === null
        ? `${NUMBER.ko(first)}–${NUMBER.ko(last)}`
        : `${NUMBER.ko(of)}개 중 ${NUMBER.ko(first)}–${NUMBER.ko(last)}`,
    newerGames: '최신',
    olderGames: '이전',
    with: (others) => `함께: ${others}`,
    andMore: (players) => `외 ${String(players)}명`,
    gameNumber: (gameNumber) => `${String(gameNumber)}게임`,
    gameOf: (gameNumber, games) =>
      games === null ? `${String(gameNumber)}게임` : `${String(games)}게임 중 ${String(gameNumber)}번째`,
    onLane: (lane) => `${String(lane)}번 레인`,
    phase: { running: '미완료', stopped: '중단됨', over: '종료' },
    movedTo: MOVED_TO.ko,
    none: '아직 게임이 없습니다.',
    nothingFound: '이런 게임이 없습니다.',
    nobodyFound: (name) => `이름 “${name}”: 찾은 게임이 없습니다.`,
    failed: '지금 게임을 읽을 수 없습니다. 게임은 안전합니다.',
    tryAgain: '다시 시도',
    loading: '게임을 찾는 중 …',
    stillReading: '오래된 게임을 아직 읽는 중입니다. 목록은 저절로 나타나며, 그동안 게임을 할 수 있습니다.',
    choose: '왼쪽에서 게임을 고르세요.',
    opening: '게임을 여는 중 …',
    openingFailed: '지금 이 게임을 읽을 수 없습니다. 게임은 안전합니다.',
    changes: '이 게임에서 바뀐 내용',
    corrections: '수정',
    provisional: '임시',
    no: '없음',
    bowlers: '통계',
    statisticsOf: (name) => `${name} 통계`,
    whose: '누구의 통계를 볼까요?',
    print: '인쇄',
    export: '내보내기',
    correct: '수정',
    toBoard: '점수판으로',
    resume: '계속하기',
    back: '뒤로',
    match: {
      teams: (home, visitors) => (visitors === null ? `${home}, 상대 없음` : `${home} – ${visitors}`),
      onLanes: (first, second) => `${String(first)}·${String(second)}번 레인`,
      games: '이 경기의 게임',
    },
    newer: {
      saved: '더 새로운 Headpin이 저장한 게임: 여기서는 읽을 수만 있고 바꿀 수 없습니다',
      unreadable:
        '이 Headpin은 이 게임의 기록지를 읽을 수 없습니다. 게임은 안전하며, 더 새로운 Headpin에서 열립니다.',
      failed: '지금은 기록지를 읽을 수 없습니다. 게임은 안전합니다. 줄 더 보기를 누르세요.',
      moreLines: '줄 더 보기',
    },
  },
  de: {
    ...{ days: DAYS_TEXT.de, search: SEARCH_TEXT.de },
    title: 'Frühere Spiele',
    everyGame: 'Alle hier gespeicherten',
    newGame: 'Neues Spiel',
    list: 'Gefundene Spiele',
    found: (found, all) => `${found === 1 ? '1 Spiel' : `${NUMBER.de(found)} Spiele`} von ${NUMBER.de(all)}`,
    newestFirst: 'neueste zuerst',
    range: (first, last, of) =>
      `${NUMBER.de(first)}–${NUMBER.de(last)}${of === null ? '' : ` von ${NUMBER.de(of)}`}`,
    newerGames: 'Neuere',
    olderGames: 'Ältere',
    with: (others) => `mit ${others}`,
    andMore: (players) => `und ${String(players)} weitere`,
    gameNumber: (gameNumber) => `Spiel ${String(gameNumber)}`,
    gameOf: (gameNumber, games) =>
      games === null ? `Spiel ${String(gameNumber)}` : `Spiel ${String(gameNumber)} von ${String(games)}`,
    onLane: (lane) => `Bahn ${String(lane)}`,
    phase: { running: 'Nicht beendet', stopped: 'Abgebrochen', over: 'Zu Ende' },
    movedTo: MOVED_TO.de,
    none: 'Hier gibt es noch keine Spiele.',
    nothingFound: 'Kein solches Spiel.',
    nobodyFound: (name) => `Kein Spiel von jemandem mit „${name}“ im Namen.`,
    failed: 'Die Spiele waren jetzt nicht lesbar. Sie sind sicher.',
    tryAgain: 'Noch einmal',
    loading: 'Spiele werden gesucht …',
    stillReading:
      'Ältere Spiele werden noch gelesen. Die Liste erscheint von selbst; gespielt werden kann schon jetzt.',
    choose: 'Links ein Spiel wählen.',
    opening: 'Das Spiel wird geöffnet …',
    openingFailed: 'Dieses Spiel war jetzt nicht lesbar. Es ist sicher.',
    changes: 'Was an diesem Spiel geändert wurde',
    corrections: 'Korrekturen',
    provisional: 'Vorläufig',
    no: 'keine',
    bowlers: 'Statistik',
    statisticsOf: (name) => `Statistik von ${name}`,
    whose: 'Wessen Statistik?',
    print: 'Drucken',
    export: 'Exportieren',
    correct: 'Korrigieren',
    toBoard: 'Auf die Anzeige',
    resume: 'Fortsetzen',
    back: 'Zurück',
    match: {
      teams: (home, visitors) => (visitors === null ? `${home}, spielfrei` : `${home} – ${visitors}`),
      onLanes: (first, second) => `Bahnen ${String(first)} und ${String(second)}`,
      games: 'Spiele dieser Begegnung',
    },
    newer: {
      saved: 'Von einem neueren Headpin gespeichert: nur lesbar',
      unreadable:
        'Dieser Headpin kann den Bogen dieses Spiels nicht lesen. Das Spiel ist sicher; ein neuerer Headpin öffnet es.',
      failed: 'Der Bogen war jetzt nicht lesbar. Das Spiel ist sicher; „Weitere Zeilen“ drücken.',
      moreLines: 'Weitere Zeilen',
    },
  },
};
