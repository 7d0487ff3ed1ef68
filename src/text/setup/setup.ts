import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { once } from '../once.ts';

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

const en = {
  newGame: 'New game',
  lane: 'Lane',
  laneBefore: 'Lane number down',
  laneAfter: 'Lane number up',
  language: 'Language',
  /** The kind of bowling. */
  format: 'Format',
  backToGame: 'Back to the game',
  samePlayers: 'Same players again',
  recentNames: 'Recent names',
  addName: (name: string) => `Add ${name}`,
  /** On the button of a bowler of this evening: the number of the next game in their series. */
  nextInSeries: (number: number) => `game ${String(number)}`,
  rejoin: (name: string, number: number) => `${name} game ${String(number)}, in their own series`,
  players: 'Players, in bowling order',
  playerCount: (count: number) => (count === 1 ? '1 player' : `${String(count)} players`),
  nextPlayer: 'Next player',
  /** Beside a name's empty boxes. */
  typeThree: 'Type three letters',
  longerName: 'Use a longer name',
  nameOf: (place: number) => `Name of player ${String(place)}`,
  shownAs: (name: string) => `Shown as ${name}`,
  change: (name: string) => `Change the name ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  /** In a box as wide as a finger. */
  average: 'Avg',
  averageOf: (name: string) => `Average of ${name}`,
  committed: (name: string, place: number) => `Player ${String(place)}: ${name}.`,
  start: (count: number) => `Start, ${count === 1 ? '1 player' : `${String(count)} players`}`,
  startNobody: 'Start',
  startWhere: (gameNumber: number, lane: number) => `Game ${String(gameNumber)} on lane ${String(lane)}`,
  addFirst: 'Add a player first: type three letters.',
  pastGames: 'Past games',
  blankSheet: 'Blank sheet',
  leftUnfinished: (at: Date, now: Date) => `A game was left unfinished: ${WHEN.en(at, now)}`,
  inFrame: (gameNumber: number, frame: number) => `Game ${String(gameNumber)}, frame ${String(frame)}`,
  staysAmongPast: 'Or start a new game: this one stays among the past games.',
  resume: 'Resume',
  /** A button's game: "game 1, PJS, KYJ". */
  whichGame: (gameNumber: number, names: readonly string[]) =>
    `game ${String(gameNumber)}, ${names.join(', ')}`,
};

/** The set-up: names, lane, language, and the past games that can be opened. */
export type SetupText = LikeEnglish<typeof en>;

export const SETUP_TEXT: InEveryLanguage<SetupText> = {
  en,
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
    nextPlayer: 'Siguiente jugador',
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
    leftUnfinished: (at, now) => `Quedó una partida sin terminar: ${WHEN.es(at, now)}`,
    inFrame: (gameNumber, frame) => `Partida ${String(gameNumber)}, cuadro ${String(frame)}`,
    staysAmongPast: 'O empiece una nueva: esta queda entre las anteriores.',
    resume: 'Reanudar',
    whichGame: (gameNumber, names) => `partida ${String(gameNumber)}, ${names.join(', ')}`,
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
    typeThree: '이름을 입력하세요',
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
    addFirst: '먼저 선수 이름을 입력하세요.',
    pastGames: '지난 게임',
    blankSheet: '빈 기록지',
    leftUnfinished: (at, now) => `끝나지 않은 게임이 있습니다: ${WHEN.ko(at, now)}`,
    inFrame: (gameNumber, frame) => `${String(gameNumber)}게임, ${String(frame)}프레임`,
    staysAmongPast: '새 게임을 시작해도 이 게임은 지난 게임에 남습니다.',
    resume: '계속하기',
    whichGame: (gameNumber, names) => `${String(gameNumber)}게임, ${names.join(', ')}`,
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
    blankSheet: 'Blankobogen',
    leftUnfinished: (at, now) => `Ein Spiel ist noch offen: ${WHEN.de(at, now)}`,
    inFrame: (gameNumber, frame) => `Spiel ${String(gameNumber)}, Frame ${String(frame)}`,
    staysAmongPast: 'Oder neu beginnen: Dieses bleibt bei den früheren Spielen.',
    resume: 'Fortsetzen',
    whichGame: (gameNumber, names) => `Spiel ${String(gameNumber)}, ${names.join(', ')}`,
  },
};
