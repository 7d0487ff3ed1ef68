import type { Frame } from '../../core/line/frame.ts';
import { isCountedFoul, isGiven, type Mark } from '../../core/line/marks.ts';
import type { Status } from '../../core/players/player-line.ts';
import { FORMATS_TEXT } from '../formats.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { MOVED_TO } from '../moved-to.ts';
import { PAIR_TEXT } from './pair.ts';
import { LEAGUE_BOARD_TEXT } from '../league/board.ts';

/** A frame as a screen reader speaks it. */
export interface SpokenCell {
  readonly frame: number;
  readonly marks: readonly Mark[];
  readonly state: Frame['state'];
  /** Bonus balls not yet bowled. */
  readonly owed: number;
  /** The running total; null until settled. */
  readonly total: number | null;
  /** A provisional frame's second outcome. */
  readonly other: Pick<SpokenCell, 'marks' | 'owed' | 'total'> | null;
}

/** The number alone where no number of games was chosen, and in a game beyond it. */
function gameOf(
  alone: (number: number) => string,
  withGames: (number: number, games: number) => string,
): (number: number, games: number | null) => string {
  return (number, games) => (games === null || number > games ? alone(number) : withGames(number, games));
}

interface CellWords {
  readonly frame: string;
  readonly notBowled: string;
  /** Missed by a late start or an early leave. */
  readonly missed: string;
  /** Precedes the second outcome. */
  readonly provisional: string;
  readonly total: string;
  readonly owed: (balls: number) => string;
  /** After a correction: this frame is settled, an earlier one is not. */
  readonly earlier: string;
  readonly mark: (mark: Mark) => string;
}

function cellSentence(words: CellWords): (cell: SpokenCell) => string {
  return (cell) => {
    const head = `${words.frame} ${String(cell.frame)}: `;
    const { other } = cell;
    if (other === null) return head + outcome(words, cell);
    return `${head + outcome(words, cell)}; ${words.provisional}: ${outcome(words, { ...cell, ...other })}`;
  };
}

function outcome(words: CellWords, { marks, state, owed, total }: SpokenCell): string {
  if (marks.length === 0) return state === 'missed' ? words.missed : words.notBowled;
  const balls = marks.map(words.mark).join(', ');
  if (total !== null) return `${balls}; ${words.total} ${String(total)}`;
  if (owed > 0) return `${balls}; ${words.owed(owed)}`;
  return state === 'finished' ? `${balls}; ${words.earlier}` : balls;
}

/** Turns a mark into its word; `split` follows a ringed count, and what fell a strike that left pins. */
function markWords(
  words: Readonly<Record<'strike' | 'spare' | 'miss' | 'foul' | 'split' | 'given', string>>,
  pins: (pins: number) => string,
) {
  const word = (mark: Mark): string => {
    if (isGiven(mark)) return `${words.strike}, ${words.given}`;
    switch (mark.kind) {
      case 'strike':
        return mark.fell === undefined ? words.strike : `${words.strike}, ${pins(mark.fell)}`;
      case 'spare':
      case 'miss':
      case 'foul':
        return words[mark.kind];
      case 'count':
        return mark.split ? `${String(mark.pins)} ${words.split}` : String(mark.pins);
    }
  };
  return (mark: Mark): string => (isCountedFoul(mark) ? `${word(mark)}, ${words.foul}` : word(mark));
}

const enMark = markWords(
  {
    strike: 'strike',
    spare: 'spare',
    miss: 'miss',
    foul: 'foul',
    split: 'split',
    given: 'given',
  },
  (pins) => `${String(pins)} pins`,
);
const esMark = markWords(
  {
    strike: 'strike',
    spare: 'spare',
    miss: 'fallo',
    foul: 'falta',
    split: 'split',
    given: 'regalado',
  },
  (pins) => `${String(pins)} bolos`,
);
const koMark = markWords(
  {
    strike: '스트라이크',
    spare: '스페어',
    miss: '미스',
    foul: '파울',
    split: '스플릿',
    given: '투구 없이 인정',
  },
  (pins) => `${String(pins)}핀`,
);
const deMark = markWords(
  {
    strike: 'Strike',
    spare: 'Spare',
    miss: 'Fehlwurf',
    foul: 'Foul',
    split: 'Split',
    given: 'geschenkt',
  },
  (pins) => `${String(pins)} Pins`,
);

function enStand(pins: number, isWorth: boolean): string {
  if (isWorth) return 'points stand';
  return pins === 1 ? 'pin stands' : 'pins stand';
}

function esStand(pins: number, isWorth: boolean): string {
  if (isWorth) return 'puntos en pie';
  return pins === 1 ? 'bolo en pie' : 'bolos en pie';
}

function deStand(pins: number, isWorth: boolean): string {
  if (isWorth) return 'Punkte stehen';
  return pins === 1 ? 'Pin steht' : 'Pins stehen';
}

const en = {
  /** The texts for a league's board. */
  league: LEAGUE_BOARD_TEXT.en,
  /** The texts of two lanes side by side. */
  pair: PAIR_TEXT.en,
  lane: 'Lane',
  game: (number: number) => `Game ${String(number)}`,
  /** The same with the number of games in a series, if that is known and not past. */
  gameOf: gameOf(
    (number) => `Game ${String(number)}`,
    (number, games) => `Game ${String(number)} of ${String(games)}`,
  ),
  formats: FORMATS_TEXT.en,
  player: 'Player',
  frame: 'Frame',
  ball: 'Ball',
  total: 'Total',
  /** Spoken instead of a total before the first frame is settled. */
  noTotal: 'none yet',
  max: 'Max',
  /** The same where the lowest total wins. */
  best: 'Best',
  /** The head of a frame that nobody bowls: "3 given". */
  given: (frame: number) => `${String(frame)} given`,
  /** The pins of this and the games before. */
  series: 'Series',
  soFar: 'So far',
  next: 'Next',
  /** Explains the open and the filled circle under a strike or spare. */
  pipOwed: 'ball still to be added',
  pipFallen: 'added',
  /** The players on this board page, as places from 1. */
  players: (first: number, last: number, of: number) =>
    `Players ${String(first)}–${String(last)} of ${String(of)}`,
  /** The table's label. */
  boardLabel: (lane: number, game: number) => `Lane ${String(lane)}, game ${String(game)}`,
  /** Pins that stand before the next ball, or what they are worth where pins have worths. */
  standing: (pins: number, isWorth = false) => `${String(pins)} ${enStand(pins, isWorth)}`,
  /** The words under that number when it is drawn apart. */
  pinsStand: (pins: number, isWorth = false) => enStand(pins, isWorth),
  /** Spoken after the name of the player on turn, and of the next. */
  onTurn: 'up now',
  upNext: 'next',
  /** In the place of whose ball it is, once nobody bowls here: the game is over, or goes on at another lane. */
  ended: (movedTo: number | null) => (movedTo === null ? 'Game over' : MOVED_TO.en(movedTo)),
  /** The invitation on an idle screen. */
  invitation: 'Touch the screen or press any key to bowl',
  /** Written under the name and spoken after it; empty while bowling in turn. */
  presence: { bowling: '', skipped: 'Passed over', left: 'Left', absent: 'Absent' } satisfies Readonly<
    Record<Status, string>
  >,
  mark: enMark,
  /** One frame as a sentence: "Frame 3: 8, spare; total 47". */
  cell: cellSentence({
    frame: 'Frame',
    notBowled: 'not bowled',
    missed: 'missed, counts 0',
    provisional: 'provisional',
    total: 'total',
    owed: (balls) => `waiting for bonus, ${balls === 1 ? '1 ball' : `${String(balls)} balls`}`,
    earlier: 'waiting for an earlier frame',
    mark: enMark,
  }),
};

export type BoardText = LikeEnglish<typeof en>;

const es: BoardText = {
  league: LEAGUE_BOARD_TEXT.es,
  pair: PAIR_TEXT.es,
  lane: 'Pista',
  game: (number) => `Partida ${String(number)}`,
  gameOf: gameOf(
    (number) => `Partida ${String(number)}`,
    (number, games) => `Partida ${String(number)} de ${String(games)}`,
  ),
  formats: FORMATS_TEXT.es,
  player: 'Jugador',
  frame: 'Cuadro',
  ball: 'Bola',
  total: 'Total',
  noTotal: 'aún ninguno',
  max: 'Máx.',
  best: 'Mejor',
  given: (frame) => `${String(frame)} regalado`,
  series: 'Serie',
  soFar: 'Lleva',
  next: 'Sigue',
  pipOwed: 'bola por sumar',
  pipFallen: 'sumada',
  players: (first, last, of) => `Jugadores ${String(first)}–${String(last)} de ${String(of)}`,
  boardLabel: (lane, game) => `Pista ${String(lane)}, partida ${String(game)}`,
  standing: (pins, isWorth = false) => `${String(pins)} ${esStand(pins, isWorth)}`,
  pinsStand: (pins, isWorth = false) => esStand(pins, isWorth),
  onTurn: 'tiene el turno',
  upNext: 'sigue',
  ended: (movedTo) => (movedTo === null ? 'Fin de la partida' : MOVED_TO.es(movedTo)),
  invitation: 'Toque la pantalla o pulse una tecla para jugar',
  presence: { bowling: '', skipped: 'Turno saltado', left: 'Se fue', absent: 'Ausente' },
  mark: esMark,
  cell: cellSentence({
    frame: 'Cuadro',
    notBowled: 'sin jugar',
    missed: 'no jugado, cuenta 0',
    provisional: 'provisional',
    total: 'total',
    owed: (balls) => `falta la bonificación, ${balls === 1 ? '1 bola' : `${String(balls)} bolas`}`,
    earlier: 'falta un cuadro anterior',
    mark: esMark,
  }),
};

const ko: BoardText = {
  league: LEAGUE_BOARD_TEXT.ko,
  pair: PAIR_TEXT.ko,
  lane: '레인',
  game: (number) => `${String(number)}게임`,
  gameOf: gameOf(
    (number) => `${String(number)}게임`,
    (number, games) => `${String(games)}게임 중 ${String(number)}게임`,
  ),
  formats: FORMATS_TEXT.ko,
  player: '이름',
  frame: '프레임',
  ball: '투구',
  total: '합계',
  noTotal: '아직 없음',
  max: '최대',
  best: '최저',
  given: (frame) => `${String(frame)} 인정`,
  series: '시리즈',
  soFar: '현재',
  next: '다음',
  pipOwed: '아직 더할 투구',
  pipFallen: '더한 투구',
  players: (first, last, of) => `${String(of)}명 중 ${String(first)}–${String(last)}번`,
  boardLabel: (lane, game) => `${String(lane)}번 레인, ${String(game)}게임`,
  standing: (pins, isWorth = false) => (isWorth ? `남은 핀 ${String(pins)}점` : `남은 핀 ${String(pins)}개`),
  pinsStand: (_pins, isWorth = false) => (isWorth ? '남은 점수' : '남은 핀'),
  onTurn: '투구 차례',
  upNext: '다음 차례',
  ended: (movedTo) => (movedTo === null ? '게임 종료' : MOVED_TO.ko(movedTo)),
  invitation: '화면을 터치하거나 아무 키나 누르면 시작합니다',
  presence: { bowling: '', skipped: '건너뜀', left: '먼저 나감', absent: '불참' },
  mark: koMark,
  cell: cellSentence({
    frame: '프레임',
    notBowled: '투구 전',
    missed: '미투구, 0점',
    provisional: '임시 기록',
    total: '합계',
    owed: (balls) => `보너스 ${String(balls)}구 대기`,
    earlier: '앞 프레임 대기',
    mark: koMark,
  }),
};

const de: BoardText = {
  league: LEAGUE_BOARD_TEXT.de,
  pair: PAIR_TEXT.de,
  lane: 'Bahn',
  game: (number) => `Spiel ${String(number)}`,
  gameOf: gameOf(
    (number) => `Spiel ${String(number)}`,
    (number, games) => `Spiel ${String(number)} von ${String(games)}`,
  ),
  formats: FORMATS_TEXT.de,
  player: 'Spieler',
  frame: 'Frame',
  ball: 'Wurf',
  total: 'Gesamt',
  noTotal: 'noch offen',
  max: 'Max.',
  best: 'Best.',
  given: (frame) => `${String(frame)} geschenkt`,
  series: 'Serie',
  soFar: 'Bisher',
  next: 'Danach',
  pipOwed: 'Wurf zählt noch dazu',
  pipFallen: 'schon gezählt',
  players: (first, last, of) => `Spieler ${String(first)}–${String(last)} von ${String(of)}`,
  boardLabel: (lane, game) => `Bahn ${String(lane)}, Spiel ${String(game)}`,
  standing: (pins, isWorth = false) => `${String(pins)} ${deStand(pins, isWorth)}`,
  pinsStand: (pins, isWorth = false) => deStand(pins, isWorth),
  onTurn: 'an der Reihe',
  upNext: 'danach',
  ended: (movedTo) => (movedTo === null ? 'Spiel beendet' : MOVED_TO.de(movedTo)),
  invitation: 'Zum Spielen Bildschirm berühren oder eine Taste drücken',
  presence: { bowling: '', skipped: 'Setzt aus', left: 'Gegangen', absent: 'Fehlt' },
  mark: deMark,
  cell: cellSentence({
    frame: 'Frame',
    notBowled: 'noch nicht gespielt',
    missed: 'verpasst, zählt 0',
    provisional: 'vorläufig',
    total: 'gesamt',
    owed: (balls) => `Bonus offen, ${balls === 1 ? '1 Wurf' : `${String(balls)} Würfe`}`,
    earlier: 'wartet auf ein früheres Frame',
    mark: deMark,
  }),
};

export const BOARD_TEXT: InEveryLanguage<BoardText> = { en, es, ko, de };
