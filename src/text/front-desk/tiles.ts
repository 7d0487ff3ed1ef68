import type { InEveryLanguage } from '../language.ts';
import { asClock, DURATION } from './duration.ts';
import { SINCE, type Since } from './since.ts';

/** What stands against a move to a lane. */
type CannotGo =
  | ('here' | 'silent' | 'offline' | 'doubled' | 'help' | 'trouble' | 'taken' | 'promised')
  | ('no-pair' | 'no-game' | 'league');

/** What a lane's tile says. */
export interface TilesText {
  /** Before fractions of points. */
  readonly decimal: '.' | ',';
  readonly lanes: string;
  readonly free: string;
  readonly open: string;
  readonly league: string;
  readonly closed: string;
  readonly offline: string;
  readonly catchingUp: string;
  readonly doubled: string;
  /** Below a number that two PCs have. */
  readonly doubledWhat: string;
  readonly doubledShort: string;
  /** A ball that its lane could not save. */
  readonly trouble: string;
  readonly silent: string;
  readonly help: (minutes: number) => string;
  /** The same where there is little room. */
  readonly helpShort: (minutes: number) => string;
  readonly since: (since: Since) => string;
  readonly offlineSince: (since: Since) => string;
  readonly bowlers: (count: number) => string;
  /** The party by its first bowler: "KYJ and 3". */
  readonly andOthers: (first: string, others: number) => string;
  readonly gameFrame: (game: number, of: number | null, frame: number) => string;
  readonly gameFrameShort: (game: number, of: number | null, frame: number) => string;
  readonly gameOver: (game: number, of: number | null) => string;
  readonly gameOverShort: (game: number, of: number | null) => string;
  readonly gameStopped: (game: number) => string;
  readonly gameStoppedShort: (game: number) => string;
  readonly gameMoved: (game: number) => string;
  readonly gameMovedShort: (game: number) => string;
  readonly lastGame: (frame: number) => string;
  readonly lastGameShort: string;
  readonly minutesLeft: (minutes: number) => string;
  readonly minutesLeftShort: (minutes: number) => string;
  readonly timeIsUp: string;
  readonly practice: string;
  readonly nobodyYet: string;
  readonly nobodyYetShort: string;
  /** An order to open it is on its way. */
  readonly opening: string;
  readonly toDeliver: (games: number) => string;
  readonly toDeliverShort: (games: number) => string;
  readonly lastSeen: (where: string) => string;
  readonly withHandicap: string;
  readonly scratch: string;
  readonly points: (home: string, visitors: string) => string;
  readonly toLookAt: (questions: number) => string;
  readonly broken: string;
  readonly canGoHere: string;
  /** Why a lane cannot be the target of a move. */
  readonly cannot: Readonly<Record<CannotGo, string>>;
  readonly goesHere: (lane: number) => string;
  readonly frameOf: (frame: number, frames: number) => string;
  readonly timeUsed: (percent: number) => string;
}

const of = (games: number | null, word: string): string =>
  games === null ? '' : ` ${word} ${String(games)}`;
const slash = (game: number, games: number | null): string =>
  games === null ? String(game) : `${String(game)}/${String(games)}`;

export const TILES_TEXT: InEveryLanguage<TilesText> = {
  en: {
    decimal: '.',
    lanes: 'Lanes',
    free: 'Free',
    open: 'Open',
    league: 'League',
    closed: 'Closed',
    offline: 'Offline',
    catchingUp: 'Catching up',
    doubled: 'Number twice',
    doubledWhat: 'Two PCs have this number',
    doubledShort: '2 PCs',
    trouble: 'Not saved',
    silent: 'Never connected',
    help: (minutes) => `Help ${String(minutes)} min`,
    helpShort: (minutes) => `${String(minutes)} m`,
    since: SINCE.en,
    offlineSince: (since) => `Offline ${SINCE.en(since)}`,
    bowlers: (count) => (count === 1 ? '1 bowler' : `${String(count)} bowlers`),
    andOthers: (first, others) => `${first} and ${String(others)} others`,
    gameFrame: (game, games, frame) => `Game ${String(game)}${of(games, 'of')}, frame ${String(frame)}`,
    gameFrameShort: (game, games, frame) => `G${slash(game, games)} f${String(frame)}`,
    gameOver: (game, games) => `Game ${String(game)}${of(games, 'of')} over`,
    gameOverShort: (game, games) => `G${slash(game, games)} over`,
    gameStopped: (game) => `Game ${String(game)} stopped`,
    gameStoppedShort: (game) => `G${String(game)} stopped`,
    gameMoved: (game) => `Game ${String(game)} moved away`,
    gameMovedShort: (game) => `G${String(game)} moved`,
    lastGame: (frame) => `Last game, frame ${String(frame)}`,
    lastGameShort: 'last game',
    minutesLeft: (minutes) => `${DURATION.en(minutes)} left`,
    minutesLeftShort: (minutes) =>
      minutes < 60 ? `${String(minutes)} min left` : `${asClock(minutes)} h left`,
    timeIsUp: 'Time is up',
    practice: 'Practice',
    nobodyYet: 'Open, nobody bowls yet',
    nobodyYetShort: 'nobody yet',
    opening: 'Opening…',
    toDeliver: (games) => (games === 1 ? '1 game to come' : `${String(games)} games to come`),
    toDeliverShort: (games) => `${String(games)} to come`,
    lastSeen: (where) => `last seen: ${where}`,
    withHandicap: 'League, with handicap',
    scratch: 'League, scratch',
    points: (home, visitors) => `Points ${home} – ${visitors}`,
    toLookAt: (questions) => `${String(questions)} to decide`,
    broken: 'Cannot be shown here',
    canGoHere: 'Can go here',
    cannot: {
      here: 'Already here',
      silent: 'Never connected',
      offline: 'Not connected',
      doubled: 'Two PCs have this number',
      help: 'Waits for help',
      trouble: 'A ball is not saved',
      taken: 'Taken',
      promised: 'About to be opened',
      'no-pair': 'Needs two free lanes',
      'no-game': 'No game runs here',
      league: 'A league bowls here',
    },
    goesHere: (lane) => `Lane ${String(lane)} goes here`,
    frameOf: (frame, frames) => `frame ${String(frame)} of ${String(frames)}`,
    timeUsed: (percent) => `${String(percent)} percent of the time`,
  },
  es: {
    decimal: ',',
    lanes: 'Pistas',
    free: 'Libre',
    open: 'Abierta',
    league: 'Liga',
    closed: 'Cerrada',
    offline: 'Sin conexión',
    catchingUp: 'Recibiendo',
    doubled: 'Número doble',
    doubledWhat: 'Dos PC con este número',
    doubledShort: '2 PC',
    trouble: 'Sin guardar',
    silent: 'Nunca conectada',
    help: (minutes) => `Ayuda ${String(minutes)} min`,
    helpShort: (minutes) => `${String(minutes)} m`,
    since: SINCE.es,
    offlineSince: (since) => `Sin conexión ${SINCE.es(since)}`,
    bowlers: (count) => (count === 1 ? '1 jugador' : `${String(count)} jugadores`),
    andOthers: (first, others) => `${first} y ${String(others)} más`,
    gameFrame: (game, games, frame) => `Partida ${slash(game, games)}, cuadro ${String(frame)}`,
    gameFrameShort: (game, games, frame) => `P${slash(game, games)} c${String(frame)}`,
    gameOver: (game, games) => `Partida ${String(game)}${of(games, 'de')} acabada`,
    gameOverShort: (game, games) => `P${slash(game, games)} fin`,
    gameStopped: (game) => `Partida ${String(game)} detenida`,
    gameStoppedShort: (game) => `P${String(game)} detenida`,
    gameMoved: (game) => `Partida ${String(game)} movida`,
    gameMovedShort: (game) => `P${String(game)} movida`,
    lastGame: (frame) => `Última, cuadro ${String(frame)}`,
    lastGameShort: 'última',
    minutesLeft: (minutes) =>
      `${minutes === 1 || minutes === 60 ? 'queda' : 'quedan'} ${DURATION.es(minutes)}`,
    minutesLeftShort: (minutes) => (minutes < 60 ? `${String(minutes)} min` : `quedan ${asClock(minutes)} h`),
    timeIsUp: 'Se acabó el tiempo',
    practice: 'Práctica',
    nobodyYet: 'Abierta, nadie juega aún',
    nobodyYetShort: 'nadie aún',
    opening: 'Abriendo…',
    toDeliver: (games) => (games === 1 ? 'falta 1 partida' : `faltan ${String(games)} partidas`),
    toDeliverShort: (games) => `${games === 1 ? 'falta' : 'faltan'} ${String(games)}`,
    lastSeen: (where) => `lo último: ${where}`,
    withHandicap: 'Liga, con hándicap',
    scratch: 'Liga, scratch',
    points: (home, visitors) => `Puntos ${home} – ${visitors}`,
    toLookAt: (questions) => `${String(questions)} por decidir`,
    broken: 'No se puede mostrar aquí',
    canGoHere: 'Puede ir aquí',
    cannot: {
      here: 'Ya está aquí',
      silent: 'Nunca conectada',
      offline: 'Sin conexión',
      doubled: 'Dos PC con este número',
      help: 'Espera ayuda',
      trouble: 'Hay una bola sin guardar',
      taken: 'Ocupada',
      promised: 'Se va a abrir',
      'no-pair': 'Hacen falta dos pistas libres',
      'no-game': 'Aquí no hay partida en juego',
      league: 'Aquí juega una liga',
    },
    goesHere: (lane) => `La pista ${String(lane)} va aquí`,
    frameOf: (frame, frames) => `cuadro ${String(frame)} de ${String(frames)}`,
    timeUsed: (percent) => `${String(percent)} por ciento del tiempo`,
  },
  ko: {
    decimal: '.',
    lanes: '레인',
    free: '비어 있음',
    open: '이용 중',
    league: '리그',
    closed: '닫힘',
    offline: '연결 끊김',
    catchingUp: '받는 중',
    doubled: '번호 중복',
    doubledWhat: 'PC 두 대가 같은 번호입니다',
    doubledShort: 'PC 2대',
    trouble: '저장 안 됨',
    silent: '연결된 적 없음',
    help: (minutes) => `도움 ${String(minutes)}분`,
    helpShort: (minutes) => `${String(minutes)}분`,
    since: SINCE.ko,
    offlineSince: (since) => `${SINCE.ko(since)} 연결 끊김`,
    bowlers: (count) => `${String(count)}명`,
    andOthers: (first, others) => `${first} 외 ${String(others)}명`,
    gameFrame: (game, games, frame) => `${slash(game, games)}게임, ${String(frame)}프레임`,
    gameFrameShort: (game, games, frame) => `${slash(game, games)}게임 ${String(frame)}F`,
    gameOver: (game, games) => `${slash(game, games)}게임 끝`,
    gameOverShort: (game, games) => `${slash(game, games)}게임 끝`,
    gameStopped: (game) => `${String(game)}게임 중단`,
    gameStoppedShort: (game) => `${String(game)}게임 중단`,
    gameMoved: (game) => `${String(game)}게임 옮겨짐`,
    gameMovedShort: (game) => `${String(game)}게임 옮김`,
    lastGame: (frame) => `마지막 게임, ${String(frame)}프레임`,
    lastGameShort: '마지막 게임',
    minutesLeft: (minutes) => `${DURATION.ko(minutes)} 남음`,
    minutesLeftShort: (minutes) => (minutes < 60 ? `${String(minutes)}분 남음` : DURATION.ko(minutes)),
    timeIsUp: '시간 끝',
    practice: '연습',
    nobodyYet: '열림, 아직 아무도 없음',
    nobodyYetShort: '대기 중',
    opening: '여는 중…',
    toDeliver: (games) => `받을 게임 ${String(games)}개`,
    toDeliverShort: (games) => `${String(games)}개 받는 중`,
    lastSeen: (where) => `마지막 소식: ${where}`,
    withHandicap: '리그, 핸디캡 적용',
    scratch: '리그, 스크래치',
    points: (home, visitors) => `승점 ${home} – ${visitors}`,
    toLookAt: (questions) => `결정할 일 ${String(questions)}건`,
    broken: '여기서 표시할 수 없음',
    canGoHere: '옮길 수 있음',
    cannot: {
      here: '이미 여기 있음',
      silent: '연결된 적 없음',
      offline: '연결 안 됨',
      doubled: '같은 번호의 PC 두 대',
      help: '도움 요청 중',
      trouble: '저장 안 된 투구 있음',
      taken: '사용 중',
      promised: '곧 열림',
      'no-pair': '빈 레인 두 개가 필요함',
      'no-game': '진행 중인 게임 없음',
      league: '리그 경기 중',
    },
    goesHere: (lane) => `${String(lane)}번 레인이 여기로`,
    frameOf: (frame, frames) => `${String(frames)}프레임 중 ${String(frame)}프레임`,
    timeUsed: (percent) => `시간의 ${String(percent)}퍼센트`,
  },
  de: {
    decimal: ',',
    lanes: 'Bahnen',
    free: 'Frei',
    open: 'Offen',
    league: 'Liga',
    closed: 'Geschlossen',
    offline: 'Offline',
    catchingUp: 'Holt auf',
    doubled: 'Nummer doppelt',
    doubledWhat: 'Zwei PCs mit dieser Nummer',
    doubledShort: '2 PCs',
    trouble: 'Ungespeichert',
    silent: 'Nie verbunden',
    help: (minutes) => `Hilfe ${String(minutes)} Min.`,
    helpShort: (minutes) => `${String(minutes)} M`,
    since: SINCE.de,
    offlineSince: (since) => `Offline ${SINCE.de(since)}`,
    bowlers: (count) => (count === 1 ? '1 Spieler' : `${String(count)} Spieler`),
    andOthers: (first, others) => `${first} und ${String(others)} weitere`,
    gameFrame: (game, games, frame) => `Spiel ${String(game)}${of(games, 'von')}, Frame ${String(frame)}`,
    gameFrameShort: (game, games, frame) => `S${slash(game, games)} F${String(frame)}`,
    gameOver: (game, games) => `Spiel ${String(game)}${of(games, 'von')} beendet`,
    gameOverShort: (game, games) => `S${slash(game, games)} Ende`,
    gameStopped: (game) => `Spiel ${String(game)} abgebrochen`,
    gameStoppedShort: (game) => `S${String(game)} abgebr.`,
    gameMoved: (game) => `Spiel ${String(game)} umgesetzt`,
    gameMovedShort: (game) => `S${String(game)} umgesetzt`,
    lastGame: (frame) => `Letztes Spiel, Frame ${String(frame)}`,
    lastGameShort: 'letztes Spiel',
    minutesLeft: (minutes) => `noch ${DURATION.de(minutes)}`,
    minutesLeftShort: (minutes) =>
      `noch ${minutes < 60 ? `${String(minutes)} Min.` : `${asClock(minutes)} Std.`}`,
    timeIsUp: 'Zeit ist um',
    practice: 'Einspielen',
    nobodyYet: 'Offen, noch niemand da',
    nobodyYetShort: 'niemand da',
    opening: 'Wird geöffnet…',
    toDeliver: (games) => (games === 1 ? '1 Spiel fehlt noch' : `${String(games)} Spiele fehlen noch`),
    toDeliverShort: (games) => `${String(games)} ${games === 1 ? 'fehlt' : 'fehlen'}`,
    lastSeen: (where) => `zuletzt: ${where}`,
    withHandicap: 'Liga, mit Handicap',
    scratch: 'Liga, ohne Handicap',
    points: (home, visitors) => `Punkte ${home} – ${visitors}`,
    toLookAt: (questions) => `${String(questions)} zu klären`,
    broken: 'Hier nicht darstellbar',
    canGoHere: 'Kann hierher',
    cannot: {
      here: 'Schon hier',
      silent: 'Nie verbunden',
      offline: 'Nicht verbunden',
      doubled: 'Zwei PCs mit dieser Nummer',
      help: 'Wartet auf Hilfe',
      trouble: 'Ein Wurf ist nicht gespeichert',
      taken: 'Belegt',
      promised: 'Wird gerade geöffnet',
      'no-pair': 'Braucht zwei freie Bahnen',
      'no-game': 'Hier läuft kein Spiel',
      league: 'Hier spielt eine Liga',
    },
    goesHere: (lane) => `Bahn ${String(lane)} kommt hierher`,
    frameOf: (frame, frames) => `Frame ${String(frame)} von ${String(frames)}`,
    timeUsed: (percent) => `${String(percent)} Prozent der Zeit`,
  },
};
