import type { FactRefusal } from '../../core/line/refusal.ts';
import type { InEveryLanguage } from '../language.ts';

export type PlainFact = Exclude<
  FactRefusal['code'],
  | 'no-team'
  | 'seat-taken'
  | 'teams-differ'
  | 'bad-team-name'
  | 'handicap-out-of-range'
  | 'too-late-to-make-up'
>;

/** One sentence for each fact of a league that a game refused. */
export interface FactRefusals extends Readonly<Record<PlainFact, string>> {
  readonly noTeam: (place: number) => string;
  readonly seatTaken: (place: number) => string;
  readonly teamsDiffer: (home: number, visitors: number) => string;
  readonly badTeamName: (most: number) => string;
  readonly handicapOutOfRange: (most: number) => string;
  /** Null: missed frames are never made up. */
  readonly tooLate: (until: number | null) => string;
}

// A record, so that a missing code does not compile; only its keys are used.
const OF_FACTS: Readonly<Record<FactRefusal['code'], null>> = {
  'no-league': null,
  'no-team': null,
  'no-such-seat': null,
  'seat-taken': null,
  'teams-differ': null,
  'bad-team-name': null,
  'handicap-out-of-range': null,
  'type-does-not-fit': null,
  'has-not-bowled': null,
  'score-missing': null,
  'no-own-score': null,
  'terms-decide': null,
  'nobody-there': null,
  'too-late-to-make-up': null,
};

export function isOfFacts<R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, FactRefusal> {
  return Object.hasOwn(OF_FACTS, refusal.code);
}

export function factRefusalText(text: FactRefusals, refusal: FactRefusal): string {
  switch (refusal.code) {
    case 'no-team':
      return text.noTeam(refusal.place);
    case 'seat-taken':
      return text.seatTaken(refusal.place);
    case 'teams-differ':
      return text.teamsDiffer(refusal.home, refusal.visitors);
    case 'bad-team-name':
      return text.badTeamName(refusal.most);
    case 'handicap-out-of-range':
      return text.handicapOutOfRange(refusal.most);
    case 'too-late-to-make-up':
      return text.tooLate(refusal.until);
    case 'no-league':
    case 'no-such-seat':
    case 'type-does-not-fit':
    case 'has-not-bowled':
    case 'score-missing':
    case 'no-own-score':
    case 'terms-decide':
    case 'nobody-there':
      return text[refusal.code];
  }
}

export const FACT_REFUSALS: InEveryLanguage<FactRefusals> = {
  en: {
    'no-league': 'This is not a league game. Nothing was changed.',
    'no-such-seat': 'The team has no such place. Nothing was changed. Choose another.',
    'type-does-not-fit': 'This score type does not fit here. Look at the line-up and choose another.',
    'has-not-bowled': 'This player has not bowled yet. Mark them absent instead.',
    'score-missing': 'A game that was bowled before needs its score or all its frames.',
    'no-own-score':
      'Only a game bowled before has a score of its own. The league says what a blind score counts.',
    'terms-decide': 'The league says what an absent bowler counts. Mark this player absent.',
    'nobody-there': 'Nobody has this place yet. Say first who bowls here.',
    noTeam: (place) => `Player ${String(place)} is in no team. Choose one.`,
    seatTaken: (place) => `Place ${String(place)} of this team is taken. Choose another.`,
    teamsDiffer: (home, visitors) =>
      `The teams would have different sizes: ${String(home)} and ${String(visitors)}. Fill the place with a vacancy.`,
    badTeamName: (most) => `A team needs a name of 1 to ${String(most)} letters that can be shown.`,
    handicapOutOfRange: (most) => `A handicap is a whole number from -${String(most)} to ${String(most)}.`,
    tooLate: (until) =>
      until === null
        ? 'In this league missed frames count 0. They are not made up.'
        : `Missed frames could be made up until frame ${String(until)}. Now they count 0.`,
  },
  es: {
    'no-league': 'Esta partida no es de liga. No se ha cambiado nada.',
    'no-such-seat': 'Ese puesto no existe en el equipo. No se ha cambiado nada. Elija otro.',
    'type-does-not-fit': 'Ese tipo de resultado no encaja aquí. Mire la alineación y elija otro.',
    'has-not-bowled': 'Este jugador aún no ha tirado. Márquelo como ausente.',
    'score-missing': 'Una partida jugada antes necesita su resultado o todos sus cuadros.',
    'no-own-score':
      'Solo una partida jugada antes tiene un resultado propio. Para un ausente decide la liga.',
    'terms-decide': 'La liga decide cuánto cuenta un ausente. Marque al jugador como ausente.',
    'nobody-there': 'Este puesto aún no es de nadie. Diga primero quién juega aquí.',
    noTeam: (place) => `El jugador ${String(place)} no está en ningún equipo. Elija uno.`,
    seatTaken: (place) => `El puesto ${String(place)} de este equipo está ocupado. Elija otro.`,
    teamsDiffer: (home, visitors) =>
      `Los equipos no serían iguales: ${String(home)} y ${String(visitors)}. Complete el puesto con una vacante.`,
    badTeamName: (most) =>
      `Un equipo necesita un nombre de 1 a ${String(most)} letras que se puedan mostrar.`,
    handicapOutOfRange: (most) => `Un hándicap es un número entero de -${String(most)} a ${String(most)}.`,
    tooLate: (until) =>
      until === null
        ? 'En esta liga los cuadros perdidos cuentan 0. No se recuperan.'
        : `Los cuadros perdidos se recuperaban hasta el cuadro ${String(until)}. Ahora cuentan 0.`,
  },
  ko: {
    'no-league': '리그 게임이 아닙니다. 바뀐 것은 없습니다.',
    'no-such-seat': '팀에 그런 자리가 없습니다. 바뀐 것은 없습니다. 다른 자리를 고르세요.',
    'type-does-not-fit': '여기에 맞지 않는 점수 종류입니다. 명단을 보고 다른 것을 고르세요.',
    'has-not-bowled': '아직 투구하지 않은 선수입니다. ‘불참’으로 표시하세요.',
    'score-missing': '미리 친 게임은 점수나 모든 프레임이 필요합니다.',
    'no-own-score': '미리 친 게임에만 점수를 직접 넣습니다. 블라인드 점수는 리그 규정이 정합니다.',
    'terms-decide': '블라인드 점수는 리그 규정이 정합니다. 선수를 불참으로 표시하세요.',
    'nobody-there': '아직 아무도 없는 자리입니다. 누가 칠지 먼저 정하세요.',
    noTeam: (place) => `${String(place)}번 선수의 팀이 없습니다. 팀을 고르세요.`,
    seatTaken: (place) => `이 팀의 ${String(place)}번 자리는 이미 찼습니다. 다른 자리를 고르세요.`,
    teamsDiffer: (home, visitors) =>
      `두 팀의 인원이 달라집니다(${String(home)}명과 ${String(visitors)}명). 빈자리로 채워 주세요.`,
    badTeamName: (most) => `팀 이름은 표시할 수 있는 글자 1~${String(most)}자입니다.`,
    handicapOutOfRange: (most) => `핸디캡은 -${String(most)}~${String(most)}의 정수입니다.`,
    tooLate: (until) =>
      until === null
        ? '이 리그에서는 지난 프레임이 0점입니다. 보충하지 않습니다.'
        : `지난 프레임은 ${String(until)}프레임까지 보충할 수 있었습니다. 이제 0점입니다.`,
  },
  de: {
    'no-league': 'Das ist kein Ligaspiel. Nichts wurde geändert.',
    'no-such-seat': 'Diesen Platz gibt es im Team nicht. Nichts wurde geändert. Bitte einen anderen wählen.',
    'type-does-not-fit': 'Diese Art von Ergebnis passt hier nicht. Bitte eine andere wählen.',
    'has-not-bowled': 'Hier wurde noch nicht geworfen. Bitte „Fehlt“ wählen.',
    'score-missing': 'Ein vorgespieltes Spiel braucht sein Ergebnis oder alle Frames.',
    'no-own-score':
      'Nur ein vorgespieltes Spiel hat ein eigenes Ergebnis. Was ein Blindergebnis zählt, bestimmt die Liga.',
    'terms-decide': 'Was bei Abwesenheit zählt, bestimmt die Liga. Bitte „Fehlt“ wählen.',
    'nobody-there': 'Dieser Platz ist noch frei. Bitte zuerst sagen, wer hier spielt.',
    noTeam: (place) => `Spieler ${String(place)} ist in keinem Team. Bitte eines wählen.`,
    seatTaken: (place) => `Platz ${String(place)} in diesem Team ist besetzt. Bitte einen anderen wählen.`,
    teamsDiffer: (home, visitors) =>
      `Die Teams wären verschieden groß: ${String(home)} und ${String(visitors)}. Ein freier Platz (Vacancy) gleicht das aus.`,
    badTeamName: (most) => `Ein Team braucht einen Namen aus 1 bis ${String(most)} lesbaren Zeichen.`,
    handicapOutOfRange: (most) =>
      `Ein Handicap ist eine ganze Zahl von -${String(most)} bis ${String(most)}.`,
    tooLate: (until) =>
      until === null
        ? 'In dieser Liga zählen verpasste Frames 0. Nachgeholt wird nicht.'
        : `Nachholen war bis Frame ${String(until)} möglich. Jetzt zählen verpasste Frames 0.`,
  },
};
