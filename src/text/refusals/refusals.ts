import type { Refusal } from '../../core/line/refusal.ts';
import { FACT_REFUSALS, factRefusalText, isOfFacts } from '../league/fact-refusals.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { LEAGUE_REFUSALS } from '../league/league-refusals.ts';
import { KEPT_LEAGUE_REFUSALS } from '../league/kept-league-refusals.ts';
import { LINE_UP_REFUSALS, isOfLineUp, lineUpRefusalText } from './line-up-refusals.ts';
import { PRACTICE_REFUSALS } from '../practice/practice-refusals.ts';
import { PROGRAM_REFUSALS } from './program-refusals.ts';
import { MARK_REFUSALS } from './mark-refusals.ts';
import { PAIR_REFUSALS } from '../house/pair-refusals.ts';

export function refusalText(text: RefusalsText, refusal: Refusal): string {
  if (isOfFacts(refusal)) return factRefusalText(text.facts, refusal);
  if (isOfLineUp(refusal)) return lineUpRefusalText(text.lineUp, refusal);
  if (refusal.code === 'game-moved') return text.lane.moved(refusal.lane);
  switch (refusal.code) {
    case 'not-an-integer':
      return text.notAnInteger(refusal.pins);
    case 'out-of-range':
      return text.outOfRange(refusal.pins, refusal.most);
    case 'too-many-pins':
      return text.tooManyPins(refusal.standing);
    case 'no-strike-here':
    case 'no-spare-here':
      return text.marks[refusal.neither === true ? 'neither' : refusal.code];
    case 'game-over':
      return text.gameOver;
    case 'game-stopped':
      return text.gameStopped;
    case 'frame-finished':
      return text.frameFinished;
    case 'frame-not-begun':
      return text.frameNotBegun;
    case 'no-balls':
      return text.noBalls;
    case 'no-such-player':
      return text.noSuchPlayer;
    case 'no-such-frame':
      return text.noSuchFrame;
    case 'no-split-here':
      return text.noSplitHere;
    case 'not-on-turn':
      return text.notOnTurn;
    case 'nothing-changes':
      return text.nothingChanges;
    case 'nothing-to-undo':
      return text.nothingToUndo;
    case 'nothing-to-redo':
      return text.nothingToRedo;
    case 'not-the-last-event':
      return text.notTheLastEvent;
    case 'not-a-mark':
      return text.notAMark(refusal.mark);
    case 'no-players':
      return text.noPlayers;
    case 'name-empty':
      return text.nameEmpty(refusal.place);
    case 'name-too-long':
      return text.nameTooLong(refusal.place, refusal.most);
    case 'name-unreadable':
      return text.nameUnreadable(refusal.place);
  }
}

const en = {
  notAnInteger: (pins: number) => `${String(pins)} is not a whole number of pins.`,
  outOfRange: (pins: number, most: number) =>
    `A ball knocks down 0 to ${String(most)} pins, not ${String(pins)}.`,
  tooManyPins: (standing: number) =>
    standing === 1 ? 'Only 1 pin is standing.' : `Only ${String(standing)} pins are standing.`,
  marks: MARK_REFUSALS.en,
  gameOver: 'The game is over. Nothing was entered.',
  gameStopped: 'The game was stopped. Undo brings it back.',
  frameFinished: 'This frame takes no more balls.',
  frameNotBegun: 'Nothing was bowled in this frame yet.',
  noBalls: 'At least one ball is needed. Use Undo to take balls back.',
  noSuchPlayer: 'This player is not in the game.',
  noSuchFrame: 'There is no such frame.',
  noSplitHere: 'Only a first ball that leaves two or more pins can be a split.',
  notOnTurn: 'It is another player’s ball.',
  nothingChanges: 'No change.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  notTheLastEvent: 'Something else was entered in between. Look at the board and try again.',
  notAMark: (mark: string) => `"${mark}" is not a mark. A ball is X, /, -, F or a digit.`,
  noPlayers: 'A game needs at least one player.',
  nameEmpty: (place: number) => `Player ${String(place)} has no name.`,
  nameTooLong: (place: number, most: number) =>
    `The name of player ${String(place)} is longer than ${String(most)} letters.`,
  nameUnreadable: (place: number) =>
    `The name of player ${String(place)} has characters that cannot be shown.`,
  lineUp: LINE_UP_REFUSALS.en,
  facts: FACT_REFUSALS.en,
  league: LEAGUE_REFUSALS.en,
  kept: KEPT_LEAGUE_REFUSALS.en,
  practice: PRACTICE_REFUSALS.en,
  pairing: PAIR_REFUSALS.en,
  ...PROGRAM_REFUSALS.en,
};

/** One sentence for each refusal of the rules, and of the program: what happened, what to do. */
export type RefusalsText = LikeEnglish<typeof en>;

export const REFUSALS_TEXT: InEveryLanguage<RefusalsText> = {
  en,
  es: {
    notAnInteger: (pins) => `${String(pins)} no es un número entero de bolos.`,
    outOfRange: (pins, most) => `Una bola derriba de 0 a ${String(most)} bolos, no ${String(pins)}.`,
    tooManyPins: (standing) =>
      standing === 1 ? 'Solo queda 1 bolo en pie.' : `Solo quedan ${String(standing)} bolos en pie.`,
    marks: MARK_REFUSALS.es,
    gameOver: 'La partida ha terminado. No se ha anotado nada.',
    gameStopped: 'La partida se detuvo. Deshacer la recupera.',
    frameFinished: 'Este cuadro no admite más bolas.',
    frameNotBegun: 'En este cuadro aún no se ha jugado.',
    noBalls: 'Hace falta al menos una bola. Para quitar bolas, use Deshacer.',
    noSuchPlayer: 'Este jugador no está en la partida.',
    noSuchFrame: 'Ese cuadro no existe.',
    noSplitHere: 'Solo puede ser split una primera bola que deja dos o más bolos.',
    notOnTurn: 'Le toca a otro jugador.',
    nothingChanges: 'Sin cambios.',
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    notTheLastEvent: 'Entretanto se anotó otra cosa. Mire el marcador y pruebe de nuevo.',
    notAMark: (mark) => `«${mark}» no es una marca. Una bola es X, /, -, F o una cifra.`,
    noPlayers: 'Una partida necesita al menos un jugador.',
    nameEmpty: (place) => `El jugador ${String(place)} no tiene nombre.`,
    nameTooLong: (place, most) => `El nombre del jugador ${String(place)} pasa de ${String(most)} letras.`,
    nameUnreadable: (place) =>
      `El nombre del jugador ${String(place)} tiene caracteres que no se pueden mostrar.`,
    lineUp: LINE_UP_REFUSALS.es,
    facts: FACT_REFUSALS.es,
    league: LEAGUE_REFUSALS.es,
    kept: KEPT_LEAGUE_REFUSALS.es,
    practice: PRACTICE_REFUSALS.es,
    pairing: PAIR_REFUSALS.es,
    ...PROGRAM_REFUSALS.es,
  },
  ko: {
    notAnInteger: (pins) => `${String(pins)}은(는) 핀 수가 아닙니다.`,
    outOfRange: (pins, most) => `한 번에 쓰러지는 핀은 0~${String(most)}개입니다. (${String(pins)})`,
    tooManyPins: (standing) => `남은 핀은 ${String(standing)}개뿐입니다.`,
    marks: MARK_REFUSALS.ko,
    gameOver: '게임이 끝났습니다. 입력되지 않았습니다.',
    gameStopped: '중단된 게임입니다. 실행 취소로 되돌릴 수 있습니다.',
    frameFinished: '이 프레임은 이미 끝났습니다.',
    frameNotBegun: '아직 투구하지 않은 프레임입니다.',
    noBalls: '투구가 하나 이상 있어야 합니다. 지우려면 실행 취소를 쓰세요.',
    noSuchPlayer: '이 게임에 없는 선수입니다.',
    noSuchFrame: '없는 프레임입니다.',
    noSplitHere: '스플릿은 핀이 두 개 이상 남은 첫 투구에만 표시할 수 있습니다.',
    notOnTurn: '다른 선수의 차례입니다.',
    nothingChanges: '이미 그렇게 기록되어 있습니다.',
    nothingToUndo: '취소할 것이 없습니다.',
    nothingToRedo: '다시 실행할 것이 없습니다.',
    notTheLastEvent: '그사이에 다른 입력이 있었습니다. 점수판을 보고 다시 하세요.',
    notAMark: (mark) => `"${mark}"은(는) 표기가 아닙니다. 투구는 X, /, -, F 또는 숫자로 적습니다.`,
    noPlayers: '선수가 한 명 이상 있어야 합니다.',
    nameEmpty: (place) => `${String(place)}번 선수의 이름이 없습니다.`,
    nameTooLong: (place, most) => `${String(place)}번 선수의 이름이 ${String(most)}자를 넘습니다.`,
    nameUnreadable: (place) => `${String(place)}번 선수의 이름에 표시할 수 없는 글자가 있습니다.`,
    lineUp: LINE_UP_REFUSALS.ko,
    facts: FACT_REFUSALS.ko,
    league: LEAGUE_REFUSALS.ko,
    kept: KEPT_LEAGUE_REFUSALS.ko,
    practice: PRACTICE_REFUSALS.ko,
    pairing: PAIR_REFUSALS.ko,
    ...PROGRAM_REFUSALS.ko,
  },
  de: {
    notAnInteger: (pins) => `${String(pins)} ist keine ganze Zahl von Pins.`,
    outOfRange: (pins, most) => `Mit einem Wurf fallen 0 bis ${String(most)} Pins, nicht ${String(pins)}.`,
    tooManyPins: (standing) =>
      standing === 1 ? 'Es steht nur noch 1 Pin.' : `Es stehen nur noch ${String(standing)} Pins.`,
    marks: MARK_REFUSALS.de,
    gameOver: 'Das Spiel ist zu Ende. Nichts wurde eingetragen.',
    gameStopped: 'Das Spiel wurde abgebrochen. Rückgängig holt es zurück.',
    frameFinished: 'In dieses Frame gehört kein Wurf mehr.',
    frameNotBegun: 'In diesem Frame wurde noch nicht geworfen.',
    noBalls: 'Mindestens ein Wurf ist nötig. Zum Zurücknehmen: Rückgängig.',
    noSuchPlayer: 'Dieser Spieler ist nicht im Spiel.',
    noSuchFrame: 'Dieses Frame gibt es nicht.',
    noSplitHere: 'Ein Split ist nur ein erster Wurf, nach dem zwei oder mehr Pins stehen.',
    notOnTurn: 'Ein anderer Spieler ist dran.',
    nothingChanges: 'Keine Änderung.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    nothingToRedo: 'Es gibt nichts wiederherzustellen.',
    notTheLastEvent: 'Inzwischen wurde etwas anderes eingetragen. Bitte auf die Anzeige sehen.',
    notAMark: (mark) => `„${mark}“ ist kein Zeichen. Ein Wurf ist X, /, -, F oder eine Ziffer.`,
    noPlayers: 'Ein Spiel braucht mindestens einen Namen.',
    nameEmpty: (place) => `Platz ${String(place)} hat keinen Namen.`,
    nameTooLong: (place, most) =>
      `Der Name auf Platz ${String(place)} ist länger als ${String(most)} Zeichen.`,
    nameUnreadable: (place) =>
      `Der Name auf Platz ${String(place)} hat Zeichen, die sich nicht zeigen lassen.`,
    lineUp: LINE_UP_REFUSALS.de,
    facts: FACT_REFUSALS.de,
    league: LEAGUE_REFUSALS.de,
    kept: KEPT_LEAGUE_REFUSALS.de,
    practice: PRACTICE_REFUSALS.de,
    pairing: PAIR_REFUSALS.de,
    ...PROGRAM_REFUSALS.de,
  },
};
