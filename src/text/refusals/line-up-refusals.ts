import type { Refusal } from '../../core/line/refusal.ts';
import { anyOf } from '../any-of.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import type { SentenceFor } from '../sentence.ts';

const en = {
  'last-player': 'A game needs at least one player. End the game instead.',
  'name-taken': 'Somebody in this game has this name.',
  'not-the-players': 'The players have changed. Look at the board and try again.',
  'has-bowled': 'This player has bowled already. Let them leave instead.',
  'too-many-games': ({ most }) => `Up to ${String(most)} earlier games can be typed. Nothing was changed.`,
  'no-such-score': ({ highest }) => `A score is a whole number from 0 to ${String(highest)}.`,
  'bowls-no-more': 'This player has no ball left to bowl.',
  'not-disputed': 'This frame is not provisional.',
  'frame-given': 'Nobody bowls this frame: everybody is given a strike in it.',
  'no-such-pins': ({ pins, counts }) => `A ball can count ${anyOf('en', counts)} here, not ${String(pins)}.`,
  'leave-does-not-fit': 'These pins cannot be standing. Look at the deck and tap them again.',
  'no-such-option': ({ options }: { readonly options: readonly number[] }) =>
    options.length === 0
      ? 'There is nothing to choose in this format.'
      : `Choose ${anyOf('en', lowestFirst(options))}.`,
  'balls-do-not-fit': ({ frame }) => `Frame ${String(frame)} cannot be bowled like that. Correct it first.`,
  'teams-are-set': 'The teams of this game are set. Start a new game for other bowlers.',
  'team-size': ({ team, bowlers, least, most }) =>
    `Team ${String(team)} has ${bowlers === 1 ? '1 bowler' : `${String(bowlers)} bowlers`}. It needs ${least === most ? String(least) : `${String(least)} to ${String(most)}`}.`,
} satisfies Partial<SentenceFor<Refusal>>;

/** Refusals of changes to the line-up, and of what a format does not have. */
export const LINE_UP_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    'last-player': 'Una partida necesita al menos un jugador. Mejor detenga la partida.',
    'name-taken': 'Alguien en esta partida ya tiene ese nombre.',
    'not-the-players': 'Los jugadores han cambiado. Mire el marcador y pruebe de nuevo.',
    'has-bowled': 'Este jugador ya ha tirado. Use «Se va antes».',
    'too-many-games': ({ most }) =>
      `Se pueden escribir hasta ${String(most)} partidas anteriores. No ha cambiado nada.`,
    'no-such-score': ({ highest }) => `Una puntuación es un número entero de 0 a ${String(highest)}.`,
    'bowls-no-more': 'A este jugador no le queda ninguna bola.',
    'not-disputed': 'Este cuadro no es provisional.',
    'frame-given': 'Este cuadro no se juega: todos reciben en él un strike.',
    'no-such-pins': ({ pins, counts }) =>
      `Aquí una bola puede valer ${anyOf('es', counts)}, no ${String(pins)}.`,
    'leave-does-not-fit': 'Esos bolos no pueden estar en pie. Mire la pista y márquelos otra vez.',
    'no-such-option': ({ options }) =>
      options.length === 0
        ? 'En esta modalidad no hay nada que elegir.'
        : `Elija ${anyOf('es', lowestFirst(options))}.`,
    'balls-do-not-fit': ({ frame }) => `El cuadro ${String(frame)} no puede ser así. Corríjalo antes.`,
    'teams-are-set': 'Los equipos de esta partida ya están hechos. Empiece otra partida para cambiarlos.',
    'team-size': ({ team, bowlers, least, most }) =>
      `El equipo ${String(team)} tiene ${bowlers === 1 ? '1 jugador' : `${String(bowlers)} jugadores`}. Necesita ${least === most ? String(least) : `de ${String(least)} a ${String(most)}`}.`,
  },
  ko: {
    'last-player': '게임에는 선수가 한 명 이상 있어야 합니다. 게임을 끝내세요.',
    'name-taken': '이 게임에 같은 이름이 있습니다.',
    'not-the-players': '선수가 바뀌었습니다. 점수판을 보고 다시 하세요.',
    'has-bowled': '이미 투구한 선수입니다. ‘먼저 나가기’를 누르세요.',
    'too-many-games': ({ most }) =>
      `이전 게임은 ${String(most)}게임까지 입력할 수 있습니다. 바뀐 것은 없습니다.`,
    'no-such-score': ({ highest }) => `점수는 0~${String(highest)}의 정수입니다.`,
    'bowls-no-more': '이 선수는 남은 투구가 없습니다.',
    'not-disputed': '임시 프레임이 아닙니다.',
    'frame-given': '투구하지 않는 프레임입니다. 모두 스트라이크로 인정됩니다.',
    'no-such-pins': ({ pins, counts }) =>
      `이 투구에서 나올 수 있는 점수는 ${counts.join(', ')}입니다. ${String(pins)}점은 없습니다.`,
    'leave-does-not-fit': '남을 수 없는 핀입니다. 레인을 보고 다시 누르세요.',
    'no-such-option': ({ options }) =>
      options.length === 0
        ? '이 방식에는 선택할 것이 없습니다.'
        : `${anyOf('ko', lowestFirst(options))} 중에서 고르세요.`,
    'balls-do-not-fit': ({ frame }) =>
      `${String(frame)}프레임의 투구와 맞지 않습니다. 먼저 그 프레임을 수정하세요.`,
    'teams-are-set': '이 게임의 팀은 이미 정해졌습니다. 다른 선수는 새 게임에서 넣으세요.',
    'team-size': ({ team, bowlers, least, most }) =>
      `${String(team)}팀의 선수는 ${String(bowlers)}명입니다. ${least === most ? String(least) : `${String(least)}~${String(most)}`}명이어야 합니다.`,
  },
  de: {
    'last-player': 'Ein Spiel braucht mindestens einen Spieler. Dann lieber das Spiel abbrechen.',
    'name-taken': 'Diesen Namen hat schon jemand in diesem Spiel.',
    'not-the-players': 'Die Spieler haben sich geändert. Bitte auf die Anzeige sehen.',
    'has-bowled': 'Hier wurde schon geworfen. Bitte „Geht früher“ nehmen.',
    'too-many-games': ({ most }) =>
      `Bis zu ${String(most)} frühere Spiele lassen sich eintippen. Nichts wurde geändert.`,
    'no-such-score': ({ highest }) => `Ein Ergebnis ist eine ganze Zahl von 0 bis ${String(highest)}.`,
    'bowls-no-more': 'Hier ist kein Wurf mehr offen.',
    'not-disputed': 'Dieses Frame ist nicht vorläufig.',
    'frame-given': 'Dieses Frame spielt niemand: Alle bekommen hier einen Strike geschenkt.',
    'no-such-pins': ({ pins, counts }) =>
      `Ein Wurf kann hier ${anyOf('de', counts)} zählen, nicht ${String(pins)}.`,
    'leave-does-not-fit': 'Diese Pins können nicht stehen. Bitte nachsehen und neu antippen.',
    'no-such-option': ({ options }) =>
      options.length === 0
        ? 'In dieser Spielart gibt es nichts zu wählen.'
        : `Bitte ${anyOf('de', lowestFirst(options))} wählen.`,
    'balls-do-not-fit': ({ frame }) => `Frame ${String(frame)} passt nicht dazu. Bitte zuerst korrigieren.`,
    'teams-are-set': 'Die Teams dieses Spiels stehen fest. Für andere bitte ein neues Spiel beginnen.',
    'team-size': ({ team, bowlers, least, most }) =>
      `Team ${String(team)} hat ${bowlers === 1 ? '1 Person' : `${String(bowlers)} Personen`}. Nötig sind ${least === most ? String(least) : `${String(least)} bis ${String(most)}`}.`,
  },
};

/** The players' options, the lowest first. */
function lowestFirst(options: readonly number[]): readonly number[] {
  return options.toSorted((one, other) => one - other);
}
