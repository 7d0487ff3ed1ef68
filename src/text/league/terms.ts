import type { HandicapScope, HandicapSpan } from '../../core/league/handicap-rule.ts';
import type { UnitKind } from '../../core/league/points-rule.ts';
import type { TieRule } from '../../core/league/roll-off.ts';
import type { Rounding } from '../../core/league/rounding.ts';
import type { Absence, BlindRule, ShownFigures } from '../../core/league/terms.ts';
import { AVERAGE_WORDS } from './average-words.ts';
import { EXTRA_PINS } from './extra-pins.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** A figure of a league's terms that has a field. */
export type TermsField =
  | UnitKind
  | 'pins'
  | 'perPins'
  | 'games'
  | 'teamSize'
  | 'percentage'
  | 'base'
  | 'maximum'
  | 'extraWoman'
  | 'extraMan'
  | 'vacancy'
  | 'vacancyWoman'
  | 'vacancyMan'
  | 'bye'
  | 'makeUpUntil'
  | 'averageGames';

const en = {
  ...AVERAGE_WORDS.en,
  extraPins: EXTRA_PINS.en,
  /** Before fractions of points. */
  decimal: '.' as '.' | ',',
  title: 'All terms',
  /** In the groups' heads. */
  groups: {
    match: 'Match',
    handicap: 'Handicap',
    points: 'Points and ties',
    blinds: 'Who does not bowl',
    averages: 'Averages and board',
  },
  fields: {
    games: 'Games',
    teamSize: 'Bowlers a team, at most',
    percentage: 'Percentage',
    base: 'Base',
    maximum: 'Highest handicap',
    extraWoman: 'Extra pins for women',
    extraMan: 'Extra pins for men',
    game: 'Points a game',
    series: 'Points for the series',
    individual: 'Points a bowler’s game',
    individualSeries: 'Points a bowler’s series',
    pins: 'Points for pins',
    perPins: 'For every so many pins',
    vacancy: 'Score of a vacancy',
    vacancyWoman: 'Vacancy of a woman',
    vacancyMan: 'Vacancy of a man',
    bye: 'Bye: average less',
    makeUpUntil: 'Late: frames made up until frame',
    averageGames: 'Games of the entering average',
  } satisfies Readonly<Record<TermsField, string>>,
  /** The field of an absent bowler's score, by what that is. */
  less: {
    pins: 'Absent: average less',
    percent: 'Absent: average less per cent',
    score: 'Score of an absent bowler',
  } satisfies Readonly<Record<Absence, string>>,
  labels: {
    rounding: 'Fractions',
    negative: 'Average above the base',
    scope: 'Handicap of',
    span: 'Rounded',
    ties: 'Ties of the teams',
    individualTies: 'Ties of two bowlers',
    absence: 'An absent bowler counts',
    blinds: 'A blind score',
    averages: 'Entering average',
    first: 'Without an average',
    fraction: 'Fractions of an average',
    during: 'During the night',
    shown: 'Beside scratch, the board shows',
  },
  rounding: { down: 'dropped', up: 'rounded up', nearest: 'nearest pin' } satisfies Readonly<
    Record<Rounding, string>
  >,
  negative: { no: 'no handicap', yes: 'takes pins away' },
  scope: { individual: 'each bowler', team: 'the team', difference: 'the weaker team' } satisfies Readonly<
    Record<HandicapScope, string>
  >,
  span: { game: 'in each game', series: 'once a series' } satisfies Readonly<Record<HandicapSpan, string>>,
  ties: {
    half: 'half each',
    nobody: 'nobody',
    'one-ball': 'one ball',
    'ninth-and-tenth': '9th and 10th',
  } satisfies Readonly<Record<TieRule, string>>,
  absence: { pins: 'average less pins', percent: 'less per cent', score: 'one score' } satisfies Readonly<
    Record<Absence, string>
  >,
  blinds: {
    'as-bowled': 'can win',
    'game-winner': 'to the game’s winner',
    unearned: 'never wins',
  } satisfies Readonly<Record<BlindRule, string>>,
  shown: {
    scratch: 'nothing',
    total: 'total',
    both: 'handicap and total',
    difference: 'difference',
  } satisfies Readonly<Record<ShownFigures, string>>,
  /** An empty field that means something. */
  none: 'none',
  /** Presets, and the page with everything. */
  scratch: 'Scratch',
  percentOf: (percentage: number | string, base: number | string) =>
    `${String(percentage)} % of ${String(base)}`,
  other: 'Other',
  noPoints: 'None',
  /** The points of each unit, in the order of `units`: "1 a bowler". */
  units: {
    individual: (points) => `${points} a bowler`,
    individualSeries: (points) => `${points} a bowler’s series`,
    game: (points) => `${points} a game`,
    series: (points) => `${points} for the series`,
  } satisfies Readonly<Record<UnitKind, (points: string) => string>>,
  forPins: (points: string, pins: number) => `${points} per ${pins === 1 ? 'pin' : `${String(pins)} pins`}`,

  /** The labels of the summary. */
  handicap: 'Handicap',
  points: 'Points',
  late: 'Late',
  /** Missed frames of who comes late. */
  lateRule: (until: number | null) =>
    until === null ? 'missed frames count 0' : `made up until frame ${String(until)}`,
};

/** A league's terms: the labels of their fields, and their choices in a few words. */
export type TermsText = LikeEnglish<typeof en>;

const es: TermsText = {
  ...AVERAGE_WORDS.es,
  extraPins: EXTRA_PINS.es,
  decimal: ',',
  title: 'Todas las reglas',
  groups: {
    match: 'Encuentro',
    handicap: 'Hándicap',
    points: 'Puntos y empates',
    blinds: 'Quien no juega',
    averages: 'Promedios y marcador',
  },
  fields: {
    games: 'Partidas',
    teamSize: 'Jugadores por equipo, máximo',
    percentage: 'Porcentaje',
    base: 'Base',
    maximum: 'Hándicap más alto',
    extraWoman: 'Bolos adicionales, mujer',
    extraMan: 'Bolos adicionales, hombre',
    game: 'Puntos por partida',
    series: 'Puntos por la serie',
    individual: 'Puntos por jugador y partida',
    individualSeries: 'Puntos por serie de un jugador',
    pins: 'Puntos por bolos',
    perPins: 'Cada cuántos bolos',
    vacancy: 'Resultado de una vacante',
    vacancyWoman: 'Vacante de mujer',
    vacancyMan: 'Vacante de hombre',
    bye: 'Sin rival: promedio menos',
    makeUpUntil: 'Tarde: se recupera hasta el cuadro',
    averageGames: 'Partidas del promedio de entrada',
  },
  less: {
    pins: 'Ausente: promedio menos',
    percent: 'Ausente: promedio menos %',
    score: 'Resultado de un ausente',
  },
  labels: {
    rounding: 'Decimales',
    negative: 'Promedio sobre la base',
    scope: 'Hándicap de',
    span: 'Se redondea',
    ties: 'Empates de equipos',
    individualTies: 'Empates de dos jugadores',
    absence: 'Un ausente cuenta',
    blinds: 'Un resultado de ausente',
    averages: 'Promedio de entrada',
    first: 'Sin promedio',
    fraction: 'Decimales del promedio',
    during: 'Durante la jornada',
    shown: 'Junto al scratch, el marcador muestra',
  },
  rounding: { down: 'se quitan', up: 'hacia arriba', nearest: 'al más cercano' },
  negative: { no: 'sin hándicap', yes: 'resta bolos' },
  scope: { individual: 'cada jugador', team: 'el equipo', difference: 'el equipo más débil' },
  span: { game: 'en cada partida', series: 'una vez por serie' },
  ties: {
    half: 'mitad cada uno',
    nobody: 'nadie',
    'one-ball': 'una bola',
    'ninth-and-tenth': 'cuadros 9 y 10',
  },
  absence: { pins: 'promedio menos bolos', percent: 'menos un %', score: 'un resultado fijo' },
  blinds: { 'as-bowled': 'puede ganar', 'game-winner': 'para quien gana', unearned: 'nunca gana' },
  shown: { scratch: 'nada', total: 'total', both: 'hándicap y total', difference: 'diferencia' },
  none: 'ninguno',
  scratch: 'Scratch',
  percentOf: (percentage, base) => `${String(percentage)} % de ${String(base)}`,
  other: 'Otro',
  noPoints: 'Ninguno',
  units: {
    individual: (points) => `${points} por jugador`,
    individualSeries: (points) => `${points} por serie de un jugador`,
    game: (points) => `${points} por partida`,
    series: (points) => `${points} por la serie`,
  },
  forPins: (points, pins) => `${points} por ${pins === 1 ? 'bolo' : `${String(pins)} bolos`}`,

  handicap: 'Hándicap',
  points: 'Puntos',
  late: 'Tarde',
  lateRule: (until) =>
    until === null ? 'los cuadros perdidos cuentan 0' : `se recupera hasta el cuadro ${String(until)}`,
};

const ko: TermsText = {
  ...AVERAGE_WORDS.ko,
  extraPins: EXTRA_PINS.ko,
  decimal: '.',
  title: '전체 규정',
  groups: {
    match: '경기',
    handicap: '핸디캡',
    points: '승점과 동점',
    blinds: '치지 않는 선수',
    averages: '에버리지와 점수판',
  },
  fields: {
    games: '게임 수',
    teamSize: '팀당 최대 인원',
    percentage: '비율',
    base: '기준 점수',
    maximum: '핸디캡 상한',
    extraWoman: '여자 추가 핀',
    extraMan: '남자 추가 핀',
    game: '게임 승점',
    series: '시리즈 승점',
    individual: '개인 게임 승점',
    individualSeries: '개인 시리즈 승점',
    pins: '핀 승점',
    perPins: '몇 핀마다',
    vacancy: '빈자리 점수',
    vacancyWoman: '여자 빈자리 점수',
    vacancyMan: '남자 빈자리 점수',
    bye: '부전승: 에버리지에서 빼기',
    makeUpUntil: '지각: 보충 가능한 마지막 프레임',
    averageGames: '시작 에버리지의 게임 수',
  },
  less: {
    pins: '불참: 에버리지에서 빼기',
    percent: '불참: 에버리지에서 뺄 %',
    score: '불참 점수',
  },
  labels: {
    rounding: '소수점',
    negative: '기준보다 높은 에버리지',
    scope: '핸디캡 대상',
    span: '반올림 시점',
    ties: '팀 동점',
    individualTies: '개인 동점',
    absence: '불참 선수 점수',
    blinds: '블라인드 점수',
    averages: '시작 에버리지',
    first: '에버리지가 없으면',
    fraction: '에버리지 소수점',
    during: '시리즈 중 에버리지',
    shown: '점수판에서 스크래치 옆에 표시',
  },
  rounding: { down: '버림', up: '올림', nearest: '반올림' },
  negative: { no: '핸디캡 없음', yes: '핀을 뺌' },
  scope: { individual: '선수마다', team: '팀 전체', difference: '약한 팀만' },
  span: { game: '게임마다', series: '시리즈에 한 번' },
  ties: { half: '반씩', nobody: '승점 없음', 'one-ball': '투구 하나', 'ninth-and-tenth': '9, 10프레임' },
  absence: { pins: '에버리지에서 핀을 뺌', percent: '에버리지에서 %를 뺌', score: '정해진 점수' },
  blinds: { 'as-bowled': '이길 수 있음', 'game-winner': '게임 승자에게', unearned: '이길 수 없음' },
  shown: { scratch: '없음', total: '합계', both: '핸디캡과 합계', difference: '점수 차' },
  none: '없음',
  scratch: '스크래치',
  percentOf: (percentage, base) => `${String(base)}의 ${String(percentage)} %`,
  other: '기타',
  noPoints: '없음',
  units: {
    individual: (points) => `개인 ${points}점`,
    individualSeries: (points) => `개인 시리즈 ${points}점`,
    game: (points) => `게임 ${points}점`,
    series: (points) => `시리즈 ${points}점`,
  },
  forPins: (points, pins) => `${String(pins)}핀당 ${points}점`,

  handicap: '핸디캡',
  points: '승점',
  late: '지각',
  lateRule: (until) => (until === null ? '지난 프레임은 0점' : `${String(until)}프레임까지 보충`),
};

const de: TermsText = {
  ...AVERAGE_WORDS.de,
  extraPins: EXTRA_PINS.de,
  decimal: ',',
  title: 'Alle Regeln',
  groups: {
    match: 'Begegnung',
    handicap: 'Handicap',
    points: 'Punkte und Gleichstand',
    blinds: 'Wer nicht spielt',
    averages: 'Schnitt und Anzeige',
  },
  fields: {
    games: 'Spiele',
    teamSize: 'Spieler je Team, höchstens',
    percentage: 'Prozentsatz',
    base: 'Basis',
    maximum: 'Höchstes Handicap',
    extraWoman: 'Zusatzpins für Frauen',
    extraMan: 'Zusatzpins für Männer',
    game: 'Punkte je Spiel',
    series: 'Punkte für die Serie',
    individual: 'Punkte je Einzel',
    individualSeries: 'Punkte je Einzelserie',
    pins: 'Punkte für Pins',
    perPins: 'Je wie viele Pins',
    vacancy: 'Ergebnis eines freien Platzes',
    vacancyWoman: 'Freier Platz einer Frau',
    vacancyMan: 'Freier Platz eines Mannes',
    bye: 'Spielfrei: Schnitt minus',
    makeUpUntil: 'Zu spät: nachholen bis Frame',
    averageGames: 'Spiele des Eingangsschnitts',
  },
  less: {
    pins: 'Fehlt: Schnitt minus',
    percent: 'Fehlt: Schnitt minus Prozent',
    score: 'Ergebnis für Fehlende',
  },
  labels: {
    rounding: 'Nachkommastellen',
    negative: 'Schnitt über der Basis',
    scope: 'Handicap für',
    span: 'Gerundet',
    ties: 'Gleichstand der Teams',
    individualTies: 'Gleichstand im Einzel',
    absence: 'Für Fehlende zählt',
    blinds: 'Ein Ergebnis ohne Spieler',
    averages: 'Eingangsschnitt',
    first: 'Ohne Schnitt',
    fraction: 'Nachkommastellen im Schnitt',
    during: 'Am Abend',
    shown: 'Neben Scratch zeigt die Anzeige',
  },
  rounding: { down: 'fallen weg', up: 'aufgerundet', nearest: 'kaufmännisch' },
  negative: { no: 'kein Handicap', yes: 'zieht Pins ab' },
  scope: { individual: 'jeden', team: 'das Team', difference: 'das schwächere Team' },
  span: { game: 'in jedem Spiel', series: 'einmal je Serie' },
  ties: {
    half: 'je die Hälfte',
    nobody: 'niemand',
    'one-ball': 'ein Wurf',
    'ninth-and-tenth': 'Frame 9 und 10',
  },
  absence: { pins: 'Schnitt minus Pins', percent: 'minus Prozent', score: 'ein festes Ergebnis' },
  blinds: { 'as-bowled': 'kann gewinnen', 'game-winner': 'an den Spielsieger', unearned: 'gewinnt nie' },
  shown: { scratch: 'nichts', total: 'Gesamt', both: 'Handicap und Gesamt', difference: 'Abstand' },
  none: 'keins',
  scratch: 'Scratch',
  percentOf: (percentage, base) => `${String(percentage)} % von ${String(base)}`,
  other: 'Andere',
  noPoints: 'Keine',
  units: {
    individual: (points) => `${points} je Einzel`,
    individualSeries: (points) => `${points} je Einzelserie`,
    game: (points) => `${points} je Spiel`,
    series: (points) => `${points} für die Serie`,
  },
  forPins: (points, pins) => `${points} je ${pins === 1 ? 'Pin' : `${String(pins)} Pins`}`,

  handicap: 'Handicap',
  points: 'Punkte',
  late: 'Zu spät',
  lateRule: (until) =>
    until === null ? 'verpasste Frames zählen 0' : `nachholen bis Frame ${String(until)}`,
};

export const TERMS_TEXT: InEveryLanguage<TermsText> = { en, es, ko, de };
