import type { Phase } from '../../core/game/game.ts';
import type { InEveryLanguage } from '../language.ts';
import { once } from '../once.ts';

export type GameAction = 'look' | 'resume';

/** The set-up: names, lane, language, and the past games that can be opened. */
export interface SetupText {
  readonly newGame: string;
  readonly lane: string;
  readonly laneBefore: string;
  readonly laneAfter: string;
  readonly language: string;
  /** The kind of bowling. */
  readonly format: string;
  readonly backToGame: string;
  readonly samePlayers: string;
  readonly recentNames: string;
  readonly addName: (name: string) => string;
  /** On the button of a bowler of this evening: the number of the next game in their series. */
  readonly nextInSeries: (number: number) => string;
  readonly rejoin: (name: string, number: number) => string;

  readonly players: string;
  readonly playerCount: (count: number) => string;
  readonly nextPlayer: string;
  /** Beside a name's empty boxes. */
  readonly typeThree: string;
  readonly longerName: string;
  readonly nameOf: (place: number) => string;
  readonly shownAs: (name: string) => string;
  readonly change: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly remove: (name: string) => string;
  /** In a box as wide as a finger. */
  readonly average: string;
  readonly averageOf: (name: string) => string;
  readonly committed: (name: string, place: number) => string;

  readonly start: (count: number) => string;
  readonly startNobody: string;
  readonly startWhere: (gameNumber: number, lane: number) => string;
  readonly addFirst: string;

  readonly pastGames: string;
  readonly blankSheet: string;
  readonly noPastGames: string;
  readonly findBowler: string;
  readonly nobodyFound: (name: string) => string;
  readonly everyGame: string;
  readonly hideLetters: string;
  readonly showMore: string;
  readonly gamesFailed: string;
  readonly loading: string;
  /** The archive answers late: a large month is being read for the first time. */
  readonly stillReading: string;
  readonly gameNumber: (gameNumber: number) => string;
  readonly onLane: (lane: number) => string;
  readonly startedAt: (at: Date, now: Date) => string;
  readonly leftUnfinished: (at: Date, now: Date) => string;
  readonly inFrame: (gameNumber: number, frame: number) => string;
  readonly staysAmongPast: string;
  readonly phase: Readonly<Record<Phase, string>>;
  /** `look` opens a game to read and print it, `resume` continues one that is not over. */
  readonly open: Readonly<Record<GameAction, string>>;
  /** A button's game: "game 1, PJS, KYJ". */
  readonly whichGame: (gameNumber: number, names: readonly string[]) => string;
  readonly newer: NewerText;
}

/** A game that a newer program saved: its sheet text is all that can be read here. */
export interface NewerText {
  readonly saved: string;
  readonly read: string;
  readonly unreadable: string;
  readonly failed: string;
  readonly moreLines: string;
  readonly back: string;
}

/** Day and time; with the year if it is another one. */
const dayAndTime = (locale: string): ((at: Date, now: Date) => string) => {
  const parts = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const thisYear = once(() => new Intl.DateTimeFormat(locale, parts));
  const anyYear = once(() => new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' }));
  return (at, now) => (at.getFullYear() === now.getFullYear() ? thisYear() : anyYear()).format(at);
};

/** Recent moments in words ("yesterday, 21:40"), earlier ones with their date. */
const recentTime = (locale: string): ((at: Date, now: Date) => string) => {
  const days = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const date = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  );
  const time = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
  return (at, now) => {
    const ago = calendarDays(at, now);
    const day = ago >= 0 && ago < 7 ? days().format(-ago, 'day') : date().format(at);
    return `${day}, ${time().format(at)}`;
  };
};

/** Midnights between two moments; a day may have 23 or 25 hours. */
function calendarDays(at: Date, now: Date): number {
  const day = (moment: Date): number =>
    Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000;
  return day(now) - day(at);
}

const WHEN: InEveryLanguage<(at: Date, now: Date) => string> = {
  en: recentTime('en-GB'),
  es: recentTime('es'),
  ko: recentTime('ko'),
  de: recentTime('de'),
};

export const SETUP_TEXT: InEveryLanguage<SetupText> = {
  en: {
    newGame: 'New game',
    lane: 'Lane',
    laneBefore: 'Lane number down',
    laneAfter: 'Lane number up',
    language: 'Language',
    format: 'Format',
    backToGame: 'Back to the game',
    samePlayers: 'Same players again',
    recentNames: 'Recent names',
    addName: (name) => `Add ${name}`,
    nextInSeries: (number) => `game ${String(number)}`,
    rejoin: (name, number) => `${name} game ${String(number)}, in their own series`,
    players: 'Players, in bowling order',
    playerCount: (count) => (count === 1 ? '1 player' : `${String(count)} players`),
    nextPlayer: 'Next player',
    typeThree: 'Type three letters',
    longerName: 'Use a longer name',
    nameOf: (place) => `Name of player ${String(place)}`,
    shownAs: (name) => `Shown as ${name}`,
    change: (name) => `Change the name ${name}`,
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    remove: (name) => `Remove ${name}`,
    average: 'Avg',
    averageOf: (name) => `Average of ${name}`,
    committed: (name, place) => `Player ${String(place)}: ${name}.`,
    start: (count) => `Start, ${count === 1 ? '1 player' : `${String(count)} players`}`,
    startNobody: 'Start',
    startWhere: (gameNumber, lane) => `Game ${String(gameNumber)} on lane ${String(lane)}`,
    addFirst: 'Add a player first: type three letters.',
    pastGames: 'Past games',
    blankSheet: 'Blank sheet',
    noPastGames: 'No games here yet.',
    findBowler: 'Find a bowler',
    nobodyFound: (name) => `No game of a bowler with “${name}” in the name.`,
    everyGame: 'Show every game',
    hideLetters: 'Hide letters',
    showMore: 'Show more games',
    gamesFailed: 'The games could not be read now. They are safe; press Show more games.',
    loading: 'Looking for games …',
    stillReading: 'Older games are still being read. The list appears by itself; you can bowl meanwhile.',
    gameNumber: (gameNumber) => `Game ${String(gameNumber)}`,
    onLane: (lane) => `Lane ${String(lane)}`,
    startedAt: dayAndTime('en-GB'),
    leftUnfinished: (at, now) => `A game was left unfinished: ${WHEN.en(at, now)}`,
    inFrame: (gameNumber, frame) => `Game ${String(gameNumber)}, frame ${String(frame)}`,
    staysAmongPast: 'Or start a new game: this one stays among the past games.',
    phase: { running: 'Not finished', stopped: 'Stopped, unfinished', over: 'Finished' },
    open: { look: 'Open', resume: 'Resume' },
    whichGame: (gameNumber, names) => `game ${String(gameNumber)}, ${names.join(', ')}`,
    newer: {
      saved: 'Saved by a newer Headpin: can be read here, not changed',
      read: 'Read',
      unreadable:
        'This game’s sheet cannot be read by this Headpin. The game is safe; a newer Headpin opens it.',
      failed: 'The sheet could not be read now. The game is safe; press Show more lines.',
      moreLines: 'Show more lines',
      back: 'Back to the list',
    },
  },
  es: {
    newGame: 'Partida nueva',
    lane: 'Pista',
    laneBefore: 'Bajar el número de pista',
    laneAfter: 'Subir el número de pista',
    language: 'Idioma',
    format: 'Modalidad',
    backToGame: 'Volver a la partida',
    samePlayers: 'Los mismos jugadores',
    recentNames: 'Nombres recientes',
    addName: (name) => `Añadir ${name}`,
    nextInSeries: (number) => `partida ${String(number)}`,
    rejoin: (name, number) => `${name} partida ${String(number)}, en su propia serie`,
    players: 'Jugadores, en orden de juego',
    playerCount: (count) => (count === 1 ? '1 jugador' : `${String(count)} jugadores`),
    nextPlayer: 'Otro jugador',
    typeThree: 'Escriba tres letras',
    longerName: 'Nombre más largo',
    nameOf: (place) => `Nombre del jugador ${String(place)}`,
    shownAs: (name) => `Se verá como ${name}`,
    change: (name) => `Cambiar el nombre ${name}`,
    moveUp: (name) => `Subir ${name}`,
    moveDown: (name) => `Bajar ${name}`,
    remove: (name) => `Quitar ${name}`,
    average: 'Prom.',
    averageOf: (name) => `Promedio de ${name}`,
    committed: (name, place) => `Jugador ${String(place)}: ${name}.`,
    start: (count) => `Empezar, ${count === 1 ? '1 jugador' : `${String(count)} jugadores`}`,
    startNobody: 'Empezar',
    startWhere: (gameNumber, lane) => `Partida ${String(gameNumber)} en la pista ${String(lane)}`,
    addFirst: 'Primero añada un jugador: escriba tres letras.',
    pastGames: 'Partidas anteriores',
    blankSheet: 'Hoja en blanco',
    noPastGames: 'Aquí aún no hay partidas.',
    findBowler: 'Buscar un jugador',
    nobodyFound: (name) => `No hay partidas de nadie con «${name}» en el nombre.`,
    everyGame: 'Ver todas las partidas',
    hideLetters: 'Ocultar letras',
    showMore: 'Ver más partidas',
    gamesFailed: 'No se pudieron leer las partidas. Están a salvo; pulse Ver más partidas.',
    loading: 'Buscando partidas …',
    stillReading:
      'Aún se están leyendo partidas antiguas. La lista aparecerá sola; se puede jugar mientras tanto.',
    gameNumber: (gameNumber) => `Partida ${String(gameNumber)}`,
    onLane: (lane) => `Pista ${String(lane)}`,
    startedAt: dayAndTime('es'),
    leftUnfinished: (at, now) => `Quedó una partida sin terminar: ${WHEN.es(at, now)}`,
    inFrame: (gameNumber, frame) => `Partida ${String(gameNumber)}, cuadro ${String(frame)}`,
    staysAmongPast: 'O empiece una nueva: esta queda entre las anteriores.',
    phase: { running: 'Sin terminar', stopped: 'Detenida, sin terminar', over: 'Terminada' },
    open: { look: 'Abrir', resume: 'Reanudar' },
    whichGame: (gameNumber, names) => `partida ${String(gameNumber)}, ${names.join(', ')}`,
    newer: {
      saved: 'Guardada por un Headpin más nuevo: aquí se puede leer, no cambiar',
      read: 'Leer',
      unreadable:
        'Este Headpin no puede leer la hoja de esta partida. La partida está a salvo; un Headpin más nuevo la abre.',
      failed: 'Ahora no se pudo leer la hoja. La partida está a salvo; pulse Ver más líneas.',
      moreLines: 'Ver más líneas',
      back: 'Volver a la lista',
    },
  },
  ko: {
    newGame: '새 게임',
    lane: '레인',
    laneBefore: '레인 번호 내리기',
    laneAfter: '레인 번호 올리기',
    language: '언어',
    format: '방식',
    backToGame: '게임으로 돌아가기',
    samePlayers: '같은 선수로 다시',
    recentNames: '최근 이름',
    addName: (name) => `${name} 추가`,
    nextInSeries: (number) => `${String(number)}게임째`,
    rejoin: (name, number) => `${name} ${String(number)}게임째, 자신의 시리즈 이어가기`,
    players: '선수, 투구 순서대로',
    playerCount: (count) => `선수 ${String(count)}명`,
    nextPlayer: '다음 선수',
    typeThree: '영문 세 글자 입력',
    longerName: '긴 이름·한글 이름',
    nameOf: (place) => `${String(place)}번 선수 이름`,
    shownAs: (name) => `${name}(으)로 표시됩니다`,
    change: (name) => `${name} 이름 바꾸기`,
    moveUp: (name) => `${name} 위로`,
    moveDown: (name) => `${name} 아래로`,
    remove: (name) => `${name} 빼기`,
    average: '에버',
    averageOf: (name) => `${name} 에버리지`,
    committed: (name, place) => `${String(place)}번 선수: ${name}.`,
    start: (count) => `시작, 선수 ${String(count)}명`,
    startNobody: '시작',
    startWhere: (gameNumber, lane) => `${String(lane)}번 레인, ${String(gameNumber)}게임`,
    addFirst: '이름을 입력하세요. 영문 세 글자면 됩니다.',
    pastGames: '지난 게임',
    blankSheet: '빈 기록지',
    noPastGames: '아직 게임이 없습니다.',
    findBowler: '선수 이름 찾기',
    nobodyFound: (name) => `이름에 “${name}”이(가) 들어간 선수의 게임이 없습니다.`,
    everyGame: '모든 게임 보기',
    hideLetters: '글자판 닫기',
    showMore: '게임 더 보기',
    gamesFailed: '지금 게임을 읽을 수 없습니다. 게임은 안전합니다. 게임 더 보기를 누르세요.',
    loading: '게임을 찾는 중 …',
    stillReading: '오래된 게임을 아직 읽는 중입니다. 목록은 저절로 나타나며, 그동안 게임을 할 수 있습니다.',
    gameNumber: (gameNumber) => `${String(gameNumber)}게임`,
    onLane: (lane) => `${String(lane)}번 레인`,
    startedAt: dayAndTime('ko'),
    leftUnfinished: (at, now) => `끝나지 않은 게임이 있습니다: ${WHEN.ko(at, now)}`,
    inFrame: (gameNumber, frame) => `${String(gameNumber)}게임, ${String(frame)}프레임`,
    staysAmongPast: '새 게임을 시작해도 이 게임은 지난 게임에 남습니다.',
    phase: { running: '미완료', stopped: '중단됨 (미완료)', over: '종료' },
    open: { look: '열기', resume: '계속하기' },
    whichGame: (gameNumber, names) => `${String(gameNumber)}게임, ${names.join(', ')}`,
    newer: {
      saved: '더 새로운 Headpin이 저장한 게임: 여기서는 읽을 수만 있고 바꿀 수 없습니다',
      read: '읽기',
      unreadable:
        '이 Headpin은 이 게임의 기록지를 읽을 수 없습니다. 게임은 안전하며, 더 새로운 Headpin에서 열립니다.',
      failed: '지금은 기록지를 읽을 수 없습니다. 게임은 안전합니다. 줄 더 보기를 누르세요.',
      moreLines: '줄 더 보기',
      back: '목록으로',
    },
  },
  de: {
    newGame: 'Neues Spiel',
    lane: 'Bahn',
    laneBefore: 'Bahnnummer kleiner',
    laneAfter: 'Bahnnummer größer',
    language: 'Sprache',
    format: 'Spielart',
    backToGame: 'Zurück zum Spiel',
    samePlayers: 'Noch einmal dieselben',
    recentNames: 'Letzte Namen',
    addName: (name) => `${name} hinzufügen`,
    nextInSeries: (number) => `Spiel ${String(number)}`,
    rejoin: (name, number) => `${name} Spiel ${String(number)}, in der eigenen Serie`,
    players: 'Spieler in Wurfreihenfolge',
    playerCount: (count) => (count === 1 ? '1 Spieler' : `${String(count)} Spieler`),
    nextPlayer: 'Nächster Spieler',
    typeThree: 'Drei Buchstaben tippen',
    longerName: 'Längerer Name',
    nameOf: (place) => `Name auf Platz ${String(place)}`,
    shownAs: (name) => `Erscheint als ${name}`,
    change: (name) => `Namen ${name} ändern`,
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    remove: (name) => `${name} entfernen`,
    average: 'Schnitt',
    averageOf: (name) => `Schnitt von ${name}`,
    committed: (name, place) => `Platz ${String(place)}: ${name}.`,
    start: (count) => `Start mit ${count === 1 ? '1 Spieler' : `${String(count)} Spielern`}`,
    startNobody: 'Start',
    startWhere: (gameNumber, lane) => `Spiel ${String(gameNumber)} auf Bahn ${String(lane)}`,
    addFirst: 'Erst einen Spieler eintragen: drei Buchstaben tippen.',
    pastGames: 'Frühere Spiele',
    blankSheet: 'Leerer Bogen',
    noPastGames: 'Hier gibt es noch keine Spiele.',
    findBowler: 'Namen suchen',
    nobodyFound: (name) => `Kein Spiel mit „${name}“ im Namen.`,
    everyGame: 'Alle Spiele zeigen',
    hideLetters: 'Tastatur ausblenden',
    showMore: 'Mehr Spiele zeigen',
    gamesFailed: 'Die Spiele waren jetzt nicht lesbar. Sie sind sicher; „Mehr Spiele zeigen“ drücken.',
    loading: 'Spiele werden gesucht …',
    stillReading:
      'Ältere Spiele werden noch gelesen. Die Liste erscheint von selbst; gespielt werden kann schon jetzt.',
    gameNumber: (gameNumber) => `Spiel ${String(gameNumber)}`,
    onLane: (lane) => `Bahn ${String(lane)}`,
    startedAt: dayAndTime('de'),
    leftUnfinished: (at, now) => `Ein Spiel ist noch offen: ${WHEN.de(at, now)}`,
    inFrame: (gameNumber, frame) => `Spiel ${String(gameNumber)}, Frame ${String(frame)}`,
    staysAmongPast: 'Oder neu beginnen: Dieses bleibt bei den früheren Spielen.',
    phase: { running: 'Nicht beendet', stopped: 'Abgebrochen', over: 'Zu Ende' },
    open: { look: 'Öffnen', resume: 'Fortsetzen' },
    whichGame: (gameNumber, names) => `Spiel ${String(gameNumber)}, ${names.join(', ')}`,
    newer: {
      saved: 'Von einem neueren Headpin gespeichert: hier lesbar, nicht änderbar',
      read: 'Lesen',
      unreadable:
        'Dieser Headpin kann den Bogen dieses Spiels nicht lesen. Das Spiel ist sicher; ein neuerer Headpin öffnet es.',
      failed: 'Der Bogen war jetzt nicht lesbar. Das Spiel ist sicher; „Weitere Zeilen“ drücken.',
      moreLines: 'Weitere Zeilen',
      back: 'Zurück zur Liste',
    },
  },
};
