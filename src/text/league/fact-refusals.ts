import type { Refusal } from '../../core/line/refusal.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import type { SentenceFor } from '../sentence.ts';

const en = {
  'no-league': 'This is not a league game. Nothing was changed.',
  'no-such-seat': 'The team has no such place. Nothing was changed. Choose another.',
  'type-does-not-fit': 'This score type does not fit here. Look at the line-up and choose another.',
  'has-not-bowled': 'This player has not bowled yet. Mark them absent instead.',
  'score-missing': 'A game that was bowled before needs its score or all its frames.',
  'no-own-score':
    'Only a game bowled before has a score of its own. The league says what a blind score counts.',
  'terms-decide': 'The league says what an absent bowler counts. Mark this player absent.',
  'nobody-there': 'Nobody has this place yet. Say first who bowls here.',
  'no-team': ({ place }) => `Player ${String(place)} is in no team. Choose one.`,
  'seat-taken': ({ place }) => `Place ${String(place)} of this team is taken. Choose another.`,
  'teams-differ': ({ home, visitors }) =>
    `The teams would have different sizes: ${String(home)} and ${String(visitors)}. Fill the place with a vacancy.`,
  'bad-team-name': ({ most }) => `A team needs a name of 1 to ${String(most)} letters that can be shown.`,
  'handicap-out-of-range': ({ most }) =>
    `A handicap is a whole number from -${String(most)} to ${String(most)}.`,
  'too-late-to-make-up': ({ until }) =>
    until === null
      ? 'In this league missed frames count 0. They are not made up.'
      : `Missed frames could be made up until frame ${String(until)}. Now they count 0.`,
} satisfies Partial<SentenceFor<Refusal>>;

/** One sentence for each fact of a league that a game refused. */
export const FACT_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
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
    'no-team': ({ place }) => `El jugador ${String(place)} no está en ningún equipo. Elija uno.`,
    'seat-taken': ({ place }) => `El puesto ${String(place)} de este equipo está ocupado. Elija otro.`,
    'teams-differ': ({ home, visitors }) =>
      `Los equipos no serían iguales: ${String(home)} y ${String(visitors)}. Complete el puesto con una vacante.`,
    'bad-team-name': ({ most }) =>
      `Un equipo necesita un nombre de 1 a ${String(most)} letras que se puedan mostrar.`,
    'handicap-out-of-range': ({ most }) =>
      `Un hándicap es un número entero de -${String(most)} a ${String(most)}.`,
    'too-late-to-make-up': ({ until }) =>
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
    'no-team': ({ place }) => `${String(place)}번 선수의 팀이 없습니다. 팀을 고르세요.`,
    'seat-taken': ({ place }) => `이 팀의 ${String(place)}번 자리는 이미 찼습니다. 다른 자리를 고르세요.`,
    'teams-differ': ({ home, visitors }) =>
      `두 팀의 인원이 달라집니다(${String(home)}명과 ${String(visitors)}명). 빈자리로 채워 주세요.`,
    'bad-team-name': ({ most }) => `팀 이름은 표시할 수 있는 글자 1~${String(most)}자입니다.`,
    'handicap-out-of-range': ({ most }) => `핸디캡은 -${String(most)}~${String(most)}의 정수입니다.`,
    'too-late-to-make-up': ({ until }) =>
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
    'no-team': ({ place }) => `Spieler ${String(place)} ist in keinem Team. Bitte eines wählen.`,
    'seat-taken': ({ place }) =>
      `Platz ${String(place)} in diesem Team ist besetzt. Bitte einen anderen wählen.`,
    'teams-differ': ({ home, visitors }) =>
      `Die Teams wären verschieden groß: ${String(home)} und ${String(visitors)}. Ein freier Platz (Vacancy) gleicht das aus.`,
    'bad-team-name': ({ most }) => `Ein Team braucht einen Namen aus 1 bis ${String(most)} lesbaren Zeichen.`,
    'handicap-out-of-range': ({ most }) =>
      `Ein Handicap ist eine ganze Zahl von -${String(most)} bis ${String(most)}.`,
    'too-late-to-make-up': ({ until }) =>
      until === null
        ? 'In dieser Liga zählen verpasste Frames 0. Nachgeholt wird nicht.'
        : `Nachholen war bis Frame ${String(until)} möglich. Jetzt zählen verpasste Frames 0.`,
  },
};
