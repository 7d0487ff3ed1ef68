import type { Refusal } from '../../core/line/refusal.ts';
import { FACT_REFUSALS } from '../league/fact-refusals.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { LEAGUE_REFUSALS } from '../league/league-refusals.ts';
import { KEPT_LEAGUE_REFUSALS } from '../league/kept-league-refusals.ts';
import { LINE_UP_REFUSALS } from './line-up-refusals.ts';
import { PRACTICE_REFUSALS } from '../practice/practice-refusals.ts';
import { PROGRAM_REFUSALS } from './program-refusals.ts';
import { MARK_REFUSALS } from './mark-refusals.ts';
import { said, type SentenceFor } from '../sentence.ts';
import { PAIR_REFUSALS } from '../house/pair-refusals.ts';

/** Refusals that are said by their code alone. */
type Plain = Exclude<Refusal, { readonly code: 'no-strike-here' | 'no-spare-here' | 'game-moved' }>;

export function refusalText(text: RefusalsText, refusal: Refusal): string {
  if (refusal.code === 'game-moved') return text.lane.moved(refusal.lane);
  if (refusal.code === 'no-strike-here' || refusal.code === 'no-spare-here')
    return text.marks[refusal.neither === true ? 'neither' : refusal.code];
  return said<Plain>(text, refusal);
}

const plain = {
  'not-an-integer': ({ pins }) => `${String(pins)} is not a whole number of pins.`,
  'out-of-range': ({ pins, most }) => `A ball knocks down 0 to ${String(most)} pins, not ${String(pins)}.`,
  'too-many-pins': ({ standing }) =>
    standing === 1 ? 'Only 1 pin is standing.' : `Only ${String(standing)} pins are standing.`,
  'game-over': 'The game is over. Nothing was entered.',
  'game-stopped': 'The game was stopped. Undo brings it back.',
  'frame-finished': 'This frame takes no more balls.',
  'frame-not-begun': 'Nothing was bowled in this frame yet.',
  'no-balls': 'At least one ball is needed. Use Undo to take balls back.',
  'no-such-player': 'This player is not in the game.',
  'no-such-frame': 'There is no such frame.',
  'no-split-here': 'Only a first ball that leaves two or more pins can be a split.',
  'not-on-turn': 'It is another player’s ball.',
  'nothing-changes': 'No change.',
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'not-the-last-event': 'Something else was entered in between. Look at the board and try again.',
  'not-a-mark': ({ mark }) => `"${mark}" is not a mark. A ball is X, /, -, F or a digit.`,
  'no-players': 'A game needs at least one player.',
  'name-empty': ({ place }) => `Player ${String(place)} has no name.`,
  'name-too-long': ({ place, most }) =>
    `The name of player ${String(place)} is longer than ${String(most)} letters.`,
  'name-unreadable': ({ place }) =>
    `The name of player ${String(place)} has characters that cannot be shown.`,
} satisfies Partial<SentenceFor<Refusal>>;

const en = {
  ...plain,
  marks: MARK_REFUSALS.en,
  ...LINE_UP_REFUSALS.en,
  ...FACT_REFUSALS.en,
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
    'not-an-integer': ({ pins }) => `${String(pins)} no es un número entero de bolos.`,
    'out-of-range': ({ pins, most }) => `Una bola derriba de 0 a ${String(most)} bolos, no ${String(pins)}.`,
    'too-many-pins': ({ standing }) =>
      standing === 1 ? 'Solo queda 1 bolo en pie.' : `Solo quedan ${String(standing)} bolos en pie.`,
    marks: MARK_REFUSALS.es,
    'game-over': 'La partida ha terminado. No se ha anotado nada.',
    'game-stopped': 'La partida se detuvo. Deshacer la recupera.',
    'frame-finished': 'Este cuadro no admite más bolas.',
    'frame-not-begun': 'En este cuadro aún no se ha jugado.',
    'no-balls': 'Hace falta al menos una bola. Para quitar bolas, use Deshacer.',
    'no-such-player': 'Este jugador no está en la partida.',
    'no-such-frame': 'Ese cuadro no existe.',
    'no-split-here': 'Solo puede ser split una primera bola que deja dos o más bolos.',
    'not-on-turn': 'Le toca a otro jugador.',
    'nothing-changes': 'Sin cambios.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'nothing-to-redo': 'No hay nada que rehacer.',
    'not-the-last-event': 'Entretanto se anotó otra cosa. Mire el marcador y pruebe de nuevo.',
    'not-a-mark': ({ mark }) => `«${mark}» no es una marca. Una bola es X, /, -, F o una cifra.`,
    'no-players': 'Una partida necesita al menos un jugador.',
    'name-empty': ({ place }) => `El jugador ${String(place)} no tiene nombre.`,
    'name-too-long': ({ place, most }) =>
      `El nombre del jugador ${String(place)} pasa de ${String(most)} letras.`,
    'name-unreadable': ({ place }) =>
      `El nombre del jugador ${String(place)} tiene caracteres que no se pueden mostrar.`,
    ...LINE_UP_REFUSALS.es,
    ...FACT_REFUSALS.es,
    league: LEAGUE_REFUSALS.es,
    kept: KEPT_LEAGUE_REFUSALS.es,
    practice: PRACTICE_REFUSALS.es,
    pairing: PAIR_REFUSALS.es,
    ...PROGRAM_REFUSALS.es,
  },
  ko: {
    'not-an-integer': ({ pins }) => `${String(pins)}은(는) 핀 수가 아닙니다.`,
    'out-of-range': ({ pins, most }) => `한 번에 쓰러지는 핀은 0~${String(most)}개입니다. (${String(pins)})`,
    'too-many-pins': ({ standing }) => `남은 핀은 ${String(standing)}개뿐입니다.`,
    marks: MARK_REFUSALS.ko,
    'game-over': '게임이 끝났습니다. 입력되지 않았습니다.',
    'game-stopped': '중단된 게임입니다. 실행 취소로 되돌릴 수 있습니다.',
    'frame-finished': '이 프레임은 이미 끝났습니다.',
    'frame-not-begun': '아직 투구하지 않은 프레임입니다.',
    'no-balls': '투구가 하나 이상 있어야 합니다. 지우려면 실행 취소를 쓰세요.',
    'no-such-player': '이 게임에 없는 선수입니다.',
    'no-such-frame': '없는 프레임입니다.',
    'no-split-here': '스플릿은 핀이 두 개 이상 남은 첫 투구에만 표시할 수 있습니다.',
    'not-on-turn': '다른 선수의 차례입니다.',
    'nothing-changes': '이미 그렇게 기록되어 있습니다.',
    'nothing-to-undo': '취소할 것이 없습니다.',
    'nothing-to-redo': '다시 실행할 것이 없습니다.',
    'not-the-last-event': '그사이에 다른 입력이 있었습니다. 점수판을 보고 다시 하세요.',
    'not-a-mark': ({ mark }) => `"${mark}"은(는) 표기가 아닙니다. 투구는 X, /, -, F 또는 숫자로 적습니다.`,
    'no-players': '선수가 한 명 이상 있어야 합니다.',
    'name-empty': ({ place }) => `${String(place)}번 선수의 이름이 없습니다.`,
    'name-too-long': ({ place, most }) => `${String(place)}번 선수의 이름이 ${String(most)}자를 넘습니다.`,
    'name-unreadable': ({ place }) => `${String(place)}번 선수의 이름에 표시할 수 없는 글자가 있습니다.`,
    ...LINE_UP_REFUSALS.ko,
    ...FACT_REFUSALS.ko,
    league: LEAGUE_REFUSALS.ko,
    kept: KEPT_LEAGUE_REFUSALS.ko,
    practice: PRACTICE_REFUSALS.ko,
    pairing: PAIR_REFUSALS.ko,
    ...PROGRAM_REFUSALS.ko,
  },
  de: {
    'not-an-integer': ({ pins }) => `${String(pins)} ist keine ganze Zahl von Pins.`,
    'out-of-range': ({ pins, most }) =>
      `Mit einem Wurf fallen 0 bis ${String(most)} Pins, nicht ${String(pins)}.`,
    'too-many-pins': ({ standing }) =>
      standing === 1 ? 'Es steht nur noch 1 Pin.' : `Es stehen nur noch ${String(standing)} Pins.`,
    marks: MARK_REFUSALS.de,
    'game-over': 'Das Spiel ist zu Ende. Nichts wurde eingetragen.',
    'game-stopped': 'Das Spiel wurde abgebrochen. Rückgängig holt es zurück.',
    'frame-finished': 'In dieses Frame gehört kein Wurf mehr.',
    'frame-not-begun': 'In diesem Frame wurde noch nicht geworfen.',
    'no-balls': 'Mindestens ein Wurf ist nötig. Zum Zurücknehmen: Rückgängig.',
    'no-such-player': 'Dieser Spieler ist nicht im Spiel.',
    'no-such-frame': 'Dieses Frame gibt es nicht.',
    'no-split-here': 'Ein Split ist nur ein erster Wurf, nach dem zwei oder mehr Pins stehen.',
    'not-on-turn': 'Ein anderer Spieler ist dran.',
    'nothing-changes': 'Keine Änderung.',
    'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
    'nothing-to-redo': 'Es gibt nichts wiederherzustellen.',
    'not-the-last-event': 'Inzwischen wurde etwas anderes eingetragen. Bitte auf die Anzeige sehen.',
    'not-a-mark': ({ mark }) => `„${mark}“ ist kein Zeichen. Ein Wurf ist X, /, -, F oder eine Ziffer.`,
    'no-players': 'Ein Spiel braucht mindestens einen Namen.',
    'name-empty': ({ place }) => `Platz ${String(place)} hat keinen Namen.`,
    'name-too-long': ({ place, most }) =>
      `Der Name auf Platz ${String(place)} ist länger als ${String(most)} Zeichen.`,
    'name-unreadable': ({ place }) =>
      `Der Name auf Platz ${String(place)} hat Zeichen, die sich nicht zeigen lassen.`,
    ...LINE_UP_REFUSALS.de,
    ...FACT_REFUSALS.de,
    league: LEAGUE_REFUSALS.de,
    kept: KEPT_LEAGUE_REFUSALS.de,
    practice: PRACTICE_REFUSALS.de,
    pairing: PAIR_REFUSALS.de,
    ...PROGRAM_REFUSALS.de,
  },
};
