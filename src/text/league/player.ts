import type { ScoreType } from '../../core/league/score-type.ts';
import type { InEveryLanguage } from '../language.ts';

/** Texts for changing a player's facts in a league's game. */
export interface LeaguePlayerText {
  /** The button in the player's menu, and the title of what it opens. */
  readonly league: string;
  readonly leagueHint: string;
  /** The effect of each score type; empty for types with a score of their own. */
  readonly hints: Readonly<Record<ScoreType, string>>;
  /** Instead of a hint: what it counts. */
  readonly counts: (score: number) => string;
  readonly handicap: string;
  /** The handicap follows from the average. */
  readonly computed: (handicap: string) => string;
  /** A row of the league's extra pins may fit the bowler; nobody knows. */
  readonly maybeMore: (handicap: string) => string;
  readonly typed: (handicap: string) => string;
  /** The button for a handicap that follows from the average again. */
  readonly compute: string;
  /** The button that makes a handicap take pins away, or give them. */
  readonly sign: string;
  readonly takes: string;
  readonly gives: string;
  readonly team: string;
  /** Instead of a hint in a game without teams. */
  readonly noTeams: string;
  readonly seat: (team: string, place: number) => string;
  /** Above the seats: who sits there changes places. */
  readonly seatsHint: string;
  /** Asks who takes a player's place; the two answers. */
  readonly whoBowlsFor: (name: string) => string;
  readonly bowlsFor: (name: string) => string;
  readonly isSub: string;
  readonly isSubKey: string;
  /** Tells that a player who joins a match counts for no team. */
  readonly joinsAs: string;
}

export const LEAGUE_PLAYER_TEXT: InEveryLanguage<LeaguePlayerText> = {
  en: {
    league: 'League',
    leagueHint: 'score type, handicap, team',
    hints: {
      bowler: 'bowls here and now',
      absent: '',
      vacancy: '',
      dummy: 'no handicap',
      pacer: 'counts for nobody',
      extra: 'not for the team',
      injury: 'cannot go on',
      substitute: 'bowls for somebody',
      'pre-bowl': 'bowled before',
    },
    counts: (score) => `counts ${String(score)}`,
    handicap: 'Handicap',
    computed: (handicap) => `${handicap}, by the average`,
    maybeMore: (handicap) => `${handicap}; gender or age unclear, extra pins may be missing`,
    typed: (handicap) => `${handicap}, typed`,
    compute: 'By the average',
    sign: '+ / −',
    takes: 'takes pins away',
    gives: 'gives pins',
    team: 'Team and place',
    noTeams: 'no teams here',
    seat: (team, place) => `${team}, place ${String(place)}`,
    seatsHint: 'who has that place gets this one',
    whoBowlsFor: (name) => `Who bowls for ${name}?`,
    bowlsFor: (name) => `Bowls for ${name}`,
    isSub: 'Sub for that name',
    isSubKey: 'Shift+Enter',
    joinsAs: 'Joins as',
  },
  es: {
    league: 'Liga',
    leagueHint: 'tipo, hándicap, equipo',
    hints: {
      bowler: 'juega aquí y ahora',
      absent: '',
      vacancy: '',
      dummy: 'sin hándicap',
      pacer: 'no cuenta para nadie',
      extra: 'no para el equipo',
      injury: 'no puede seguir',
      substitute: 'juega por alguien',
      'pre-bowl': 'ya lo jugó',
    },
    counts: (score) => `cuenta ${String(score)}`,
    handicap: 'Hándicap',
    computed: (handicap) => `${handicap}, por promedio`,
    maybeMore: (handicap) => `${handicap}; sexo o edad sin aclarar, pueden faltar bolos adicionales`,
    typed: (handicap) => `${handicap}, escrito`,
    compute: 'Por promedio',
    sign: '+ / −',
    takes: 'quita bolos',
    gives: 'da bolos',
    team: 'Equipo y puesto',
    noTeams: 'aquí no hay equipos',
    seat: (team, place) => `${team}, puesto ${String(place)}`,
    seatsHint: 'quien tiene ese puesto recibe este',
    whoBowlsFor: (name) => `¿Quién juega por ${name}?`,
    bowlsFor: (name) => `Juega por ${name}`,
    isSub: 'Suplente de ese nombre',
    isSubKey: 'Mayús+Intro',
    joinsAs: 'Entra como',
  },
  ko: {
    league: '리그',
    leagueHint: '점수 종류, 핸디캡, 팀',
    hints: {
      bowler: '지금 여기서 투구',
      absent: '',
      vacancy: '',
      dummy: '핸디캡 없음',
      pacer: '어디에도 합산 안 함',
      extra: '팀에 합산 안 함',
      injury: '계속할 수 없음',
      substitute: '다른 선수 대신 투구',
      'pre-bowl': '미리 투구함',
    },
    counts: (score) => `${String(score)}점으로 계산`,
    handicap: '핸디캡',
    computed: (handicap) => `${handicap}, 에버리지 기준`,
    maybeMore: (handicap) => `${handicap}, 성별이나 나이가 불확실해 추가 핀이 빠졌을 수 있음`,
    typed: (handicap) => `${handicap}, 직접 입력`,
    compute: '에버리지 기준으로',
    sign: '+ / −',
    takes: '점수를 뺍니다',
    gives: '점수를 더합니다',
    team: '팀과 순번',
    noTeams: '팀이 없는 게임',
    seat: (team, place) => `${team} ${String(place)}번`,
    seatsHint: '그 자리의 선수와 자리를 바꿉니다',
    whoBowlsFor: (name) => `${name} 대신 누가 투구하나요?`,
    bowlsFor: (name) => `${name} 대신 투구`,
    isSub: '입력한 이름 대신 투구',
    isSubKey: 'Shift+Enter',
    joinsAs: '참가 종류',
  },
  de: {
    league: 'Liga',
    leagueHint: 'Art, Handicap, Team',
    hints: {
      bowler: 'spielt hier und jetzt',
      absent: '',
      vacancy: '',
      dummy: 'ohne Handicap',
      pacer: 'zählt für niemanden',
      extra: 'nicht fürs Team',
      injury: 'kann nicht weiter',
      substitute: 'spielt für jemanden',
      'pre-bowl': 'schon gespielt',
    },
    counts: (score) => `zählt ${String(score)}`,
    handicap: 'Handicap',
    computed: (handicap) => `${handicap}, nach Schnitt`,
    maybeMore: (handicap) => `${handicap}, Geschlecht oder Alter unklar, evtl. fehlen Zusatzpins`,
    typed: (handicap) => `${handicap}, eingegeben`,
    compute: 'Nach Schnitt',
    sign: '+ / −',
    takes: 'zieht Pins ab',
    gives: 'gibt Pins',
    team: 'Team und Platz',
    noTeams: 'hier ohne Teams',
    seat: (team, place) => `${team}, Platz ${String(place)}`,
    seatsHint: 'wer dort ist, bekommt diesen Platz',
    whoBowlsFor: (name) => `Wer spielt für ${name}?`,
    bowlsFor: (name) => `Spielt für ${name}`,
    isSub: 'Ersatz für diesen Namen',
    isSubKey: 'Umschalt+Eingabe',
    joinsAs: 'Kommt als',
  },
};
