import type { Refusal } from '../../core/line/refusal.ts';
import { anyOf } from '../any-of.ts';
import type { InEveryLanguage, Language } from '../language.ts';

export type LineUpCode = Extract<
  Refusal['code'],
  | 'last-player'
  | 'name-taken'
  | 'not-the-players'
  | 'has-bowled'
  | 'bowls-no-more'
  | 'not-disputed'
  | 'leave-does-not-fit'
  | 'teams-are-set'
  | 'frame-given'
>;

export interface LineUpRefusals extends Readonly<Record<LineUpCode, string>> {
  /** Where pins have worths: what a ball can count. */
  readonly noSuchPins: (pins: number, counts: readonly number[]) => string;
  readonly noSuchScore: (highest: number) => string;
  readonly tooManyGames: (most: number) => string;
  /** None: the format has none. */
  readonly noSuchOption: (options: readonly number[]) => string;
  readonly ballsDoNotFit: (frame: number) => string;
  readonly teamSize: (size: TeamSize) => string;
}

/** A team that the format does not take: its number of bowlers, and the numbers that it takes. */
type TeamSize = Extract<Refusal, { code: 'team-size' }>;

type LineUpRefusal = Extract<
  Refusal,
  {
    code:
      | LineUpCode
      | 'no-such-pins'
      | 'no-such-score'
      | 'too-many-games'
      | 'no-such-option'
      | 'balls-do-not-fit'
      | 'team-size';
  }
>;

// A record, so that a missing code does not compile; only its keys are used.
const OF_LINE_UP: Readonly<Record<LineUpRefusal['code'], null>> = {
  'last-player': null,
  'name-taken': null,
  'not-the-players': null,
  'has-bowled': null,
  'bowls-no-more': null,
  'not-disputed': null,
  'leave-does-not-fit': null,
  'frame-given': null,
  'teams-are-set': null,
  'no-such-pins': null,
  'no-such-score': null,
  'too-many-games': null,
  'no-such-option': null,
  'balls-do-not-fit': null,
  'team-size': null,
};

export function isOfLineUp<R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, LineUpRefusal> {
  return Object.hasOwn(OF_LINE_UP, refusal.code);
}

export function lineUpRefusalText(text: LineUpRefusals, refusal: LineUpRefusal): string {
  switch (refusal.code) {
    case 'no-such-pins':
      return text.noSuchPins(refusal.pins, refusal.counts);
    case 'no-such-score':
      return text.noSuchScore(refusal.highest);
    case 'too-many-games':
      return text.tooManyGames(refusal.most);
    case 'no-such-option':
      return text.noSuchOption(refusal.options);
    case 'balls-do-not-fit':
      return text.ballsDoNotFit(refusal.frame);
    case 'team-size':
      return text.teamSize(refusal);
    case 'last-player':
    case 'name-taken':
    case 'not-the-players':
    case 'has-bowled':
    case 'bowls-no-more':
    case 'not-disputed':
    case 'leave-does-not-fit':
    case 'teams-are-set':
    case 'frame-given':
      return text[refusal.code];
  }
}

export const LINE_UP_REFUSALS: InEveryLanguage<LineUpRefusals> = {
  en: {
    'last-player': 'A game needs at least one player. End the game instead.',
    'name-taken': 'Somebody in this game has this name.',
    'not-the-players': 'The players have changed. Look at the board and try again.',
    'has-bowled': 'This player has bowled already. Let them leave instead.',
    tooManyGames: (most) => `Up to ${String(most)} earlier games can be typed. Nothing was changed.`,
    noSuchScore: (highest) => `A score is a whole number from 0 to ${String(highest)}.`,
    'bowls-no-more': 'This player has no ball left to bowl.',
    'not-disputed': 'This frame is not provisional.',
    'frame-given': 'Nobody bowls this frame: everybody is given a strike in it.',
    noSuchPins: (pins, counts) => `A ball can count ${anyOf('en-GB', counts)} here, not ${String(pins)}.`,
    'leave-does-not-fit': 'These pins cannot be standing. Look at the deck and tap them again.',
    noSuchOption: (options) =>
      options.length === 0 ? 'There is nothing to choose in this format.' : `Choose ${any('en', options)}.`,
    ballsDoNotFit: (frame) => `Frame ${String(frame)} cannot be bowled like that. Correct it first.`,
    'teams-are-set': 'The teams of this game are set. Start a new game for other bowlers.',
    teamSize: ({ team, bowlers, least, most }) =>
      `Team ${String(team)} has ${bowlers === 1 ? '1 bowler' : `${String(bowlers)} bowlers`}. It needs ${least === most ? String(least) : `${String(least)} to ${String(most)}`}.`,
  },
  es: {
    'last-player': 'Una partida necesita al menos un jugador. Mejor detenga la partida.',
    'name-taken': 'Alguien en esta partida ya tiene ese nombre.',
    'not-the-players': 'Los jugadores han cambiado. Mire el marcador y pruebe de nuevo.',
    'has-bowled': 'Este jugador ya ha tirado. Use «Se va antes».',
    tooManyGames: (most) =>
      `Se pueden escribir hasta ${String(most)} partidas anteriores. No ha cambiado nada.`,
    noSuchScore: (highest) => `Una puntuación es un número entero de 0 a ${String(highest)}.`,
    'bowls-no-more': 'A este jugador no le queda ninguna bola.',
    'not-disputed': 'Este cuadro no es provisional.',
    'frame-given': 'Este cuadro no se juega: todos reciben en él un strike.',
    noSuchPins: (pins, counts) => `Aquí una bola puede valer ${anyOf('es', counts)}, no ${String(pins)}.`,
    'leave-does-not-fit': 'Esos bolos no pueden estar en pie. Mire la pista y márquelos otra vez.',
    noSuchOption: (options) =>
      options.length === 0 ? 'En esta modalidad no hay nada que elegir.' : `Elija ${any('es', options)}.`,
    ballsDoNotFit: (frame) => `El cuadro ${String(frame)} no puede ser así. Corríjalo antes.`,
    'teams-are-set': 'Los equipos de esta partida ya están hechos. Empiece otra partida para cambiarlos.',
    teamSize: ({ team, bowlers, least, most }) =>
      `El equipo ${String(team)} tiene ${bowlers === 1 ? '1 jugador' : `${String(bowlers)} jugadores`}. Necesita ${least === most ? String(least) : `de ${String(least)} a ${String(most)}`}.`,
  },
  ko: {
    'last-player': '게임에는 선수가 한 명 이상 있어야 합니다. 게임을 끝내세요.',
    'name-taken': '이 게임에 같은 이름이 있습니다.',
    'not-the-players': '선수가 바뀌었습니다. 점수판을 보고 다시 하세요.',
    'has-bowled': '이미 투구한 선수입니다. ‘먼저 나가기’를 누르세요.',
    tooManyGames: (most) => `이전 게임은 ${String(most)}게임까지 입력할 수 있습니다. 바뀐 것은 없습니다.`,
    noSuchScore: (highest) => `점수는 0~${String(highest)}의 정수입니다.`,
    'bowls-no-more': '이 선수는 남은 투구가 없습니다.',
    'not-disputed': '임시 프레임이 아닙니다.',
    'frame-given': '투구하지 않는 프레임입니다. 모두 스트라이크로 인정됩니다.',
    noSuchPins: (pins, counts) =>
      `이 투구에서 나올 수 있는 점수는 ${counts.join(', ')}입니다. ${String(pins)}점은 없습니다.`,
    'leave-does-not-fit': '남을 수 없는 핀입니다. 레인을 보고 다시 누르세요.',
    noSuchOption: (options) =>
      options.length === 0 ? '이 방식에는 선택할 것이 없습니다.' : `${any('ko', options)} 중에서 고르세요.`,
    ballsDoNotFit: (frame) => `${String(frame)}프레임의 투구와 맞지 않습니다. 먼저 그 프레임을 수정하세요.`,
    'teams-are-set': '이 게임의 팀은 이미 정해졌습니다. 다른 선수는 새 게임에서 넣으세요.',
    teamSize: ({ team, bowlers, least, most }) =>
      `${String(team)}팀의 선수는 ${String(bowlers)}명입니다. ${least === most ? String(least) : `${String(least)}~${String(most)}`}명이어야 합니다.`,
  },
  de: {
    'last-player': 'Ein Spiel braucht mindestens einen Spieler. Dann lieber das Spiel abbrechen.',
    'name-taken': 'Diesen Namen hat schon jemand in diesem Spiel.',
    'not-the-players': 'Die Spieler haben sich geändert. Bitte auf die Anzeige sehen.',
    'has-bowled': 'Hier wurde schon geworfen. Bitte „Geht früher“ nehmen.',
    tooManyGames: (most) =>
      `Bis zu ${String(most)} frühere Spiele lassen sich eintippen. Nichts wurde geändert.`,
    noSuchScore: (highest) => `Ein Ergebnis ist eine ganze Zahl von 0 bis ${String(highest)}.`,
    'bowls-no-more': 'Hier ist kein Wurf mehr offen.',
    'not-disputed': 'Dieses Frame ist nicht vorläufig.',
    'frame-given': 'Dieses Frame spielt niemand: Alle bekommen hier einen Strike geschenkt.',
    noSuchPins: (pins, counts) => `Ein Wurf kann hier ${anyOf('de', counts)} zählen, nicht ${String(pins)}.`,
    'leave-does-not-fit': 'Diese Pins können nicht stehen. Bitte nachsehen und neu antippen.',
    noSuchOption: (options) =>
      options.length === 0
        ? 'In dieser Spielart gibt es nichts zu wählen.'
        : `Bitte ${any('de', options)} wählen.`,
    ballsDoNotFit: (frame) => `Frame ${String(frame)} passt nicht dazu. Bitte zuerst korrigieren.`,
    'teams-are-set': 'Die Teams dieses Spiels stehen fest. Für andere bitte ein neues Spiel beginnen.',
    teamSize: ({ team, bowlers, least, most }) =>
      `Team ${String(team)} hat ${bowlers === 1 ? '1 Person' : `${String(bowlers)} Personen`}. Nötig sind ${least === most ? String(least) : `${String(least)} bis ${String(most)}`}.`,
  },
};

/** "7, 8 or 9": English as in Britain, without a comma before "or". */
function any(language: Language, options: readonly number[]): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const sorted = options.toSorted((one, other) => one - other).map(String);
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(sorted);
}
