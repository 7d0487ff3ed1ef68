import { givesHandicap, type HandicapRule } from '../../core/league/handicap-rule.ts';
import type { UnitKind } from '../../core/league/points-rule.ts';
import { GENDERS, type Gender } from '../../core/league/bowler-group.ts';
import { SCORE_TYPE_FACTS } from '../../core/league/score-type.ts';
import type { LeagueTerms, LessRule } from '../../core/league/terms.ts';
import type { SpecialType } from '../../core/players/league.ts';
import { EXTRA_PINS } from './extra-pins.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

type Blinds = Pick<LeagueTerms, 'less' | 'absence' | 'vacancy' | 'vacancies'>;

const QUARTERS = ['', '¼', '½', '¾'];

/** Points as they are written: with a half or a quarter, and finer ones with decimals. */
export function pointsText(points: number, { decimal }: { readonly decimal: '.' | ',' }): string {
  if (!Number.isInteger(points * QUARTERS.length)) return String(points).replace('.', decimal);
  const whole = Math.floor(points);
  const part = QUARTERS[(points - whole) * QUARTERS.length] ?? '';
  return whole === 0 && part !== '' ? part : `${String(whole)}${part}`;
}

/** The league's handicap in a sentence. */
export function ruleText(text: RecapText, rule: HandicapRule, locale: string): string {
  const { percentage, base, maximum, rounding, negative, scope, span, table = [] } = rule;
  const extra = table.length === 0 ? '' : text.extraPins(table);
  if (percentage === 0) return extra === '' ? text.noHandicap : `${firstLarge(extra)}.`;
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percentage);
  const parts = [
    text.rule(written, base),
    text.rounding[rounding],
    text.above[negative ? 'negative' : 'none'](base),
    maximum === null ? '' : text.atMost(maximum),
    text.scope[scope],
    span === 'series' ? text.bySeries : '',
    extra,
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}

function firstLarge(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What the letters on the page mean. */
export function lettersText(text: RecapText, types: readonly SpecialType[], terms: LeagueTerms): string {
  return types.map((type) => `${SCORE_TYPE_FACTS[type].letter}: ${text.letters[type](terms)}.`).join(' ');
}

/** What is played for; empty where nothing is. */
export function pointsRuleText(text: RecapText, { points, ties, handicap }: LeagueTerms): string {
  const kinds = ['game', 'series', 'individual', 'individualSeries'] as const;
  const given = kinds.filter((kind) => points[kind] > 0);
  const { pins = 0, perPins = 1 } = points;
  if (given.length === 0 && pins === 0) return '';
  const each = given.map((kind) => text.units[kind](pointsText(points[kind], text)));
  if (pins > 0) each.push(text.pins(pointsText(pins, text), perPins));
  const isOwn = handicap.scope === 'difference' && points.individual + points.individualSeries > 0;
  const rest = [text.tie[ties], ...(isOwn && givesHandicap(handicap) ? [text.ownHandicap] : [])];
  return `${text.match}: ${each.join(', ')}; ${rest.join('; ')}.`;
}

/** What is taken off an absent bowler's average: "10", or "10 %", in Korean without a space. */
export function lessText({ less, absence }: LessRule, percent: ' %' | '%' = ' %'): string {
  return absence === 'percent' ? `${String(less)}${percent}` : String(less);
}

/** A vacancy's score, also where it is another one in a woman's place or a man's: "120 (woman 110)". */
function vacancyText(
  { vacancy, vacancies = {} }: Blinds,
  words: Readonly<Record<Gender, string>>,
  unit = '',
): string {
  const own = GENDERS.flatMap((gender) => {
    const score = vacancies[gender];
    return score === undefined ? [] : [`${words[gender]} ${String(score)}${unit}`];
  });
  return `${String(vacancy)}${unit}${own.length === 0 ? '' : ` (${own.join(', ')})`}`;
}

const en = {
  /** Before fractions of points. */
  decimal: '.' as '.' | ',',
  title: 'Match recap',
  /** Behind the format, where the match has more games. */
  gameOf: (game: number, games: number) => `Game ${String(game)} of ${String(games)}.`,
  bowler: 'Bowler',
  average: 'Avg',
  handicap: 'Hcp',
  scratch: 'Scratch',
  total: 'With hcp',
  difference: 'Ahead',
  points: 'Pt',
  game: (number: number) => `Game ${String(number)}`,
  series: 'Series',
  team: 'Team',
  /** Stamped on a line that nobody bowled against. */
  unopposed: 'unopposed',
  noHandicap: 'Scratch: no handicap.',
  /** The league's rule; a percentage as it is written. */
  rule: (percentage: string, base: number) => `Handicap: ${percentage} % of ${String(base)} less average`,
  rounding: {
    down: 'fraction dropped',
    up: 'rounded up',
    nearest: 'rounded to the nearest pin',
  } satisfies Readonly<Record<HandicapRule['rounding'], string>>,
  above: {
    none: (base) => `none above ${String(base)}`,
    negative: (base) => `negative above ${String(base)}`,
  } satisfies Readonly<Record<'none' | 'negative', (base: number) => string>>,
  atMost: (pins: number) => `${String(pins)} at most`,
  scope: {
    individual: '',
    team: 'rounded once for the team',
    difference: 'only for the team with the lower averages',
  } satisfies Readonly<Record<HandicapRule['scope'], string>>,
  bySeries: 'rounded once for the series',
  extraPins: EXTRA_PINS.en,
  /** What a letter means. */
  letters: {
    absent: (terms) =>
      terms.absence === 'score' ? `absent, ${String(terms.less)}` : `absent, average less ${lessText(terms)}`,
    vacancy: (terms) => `vacancy, ${vacancyText(terms, { woman: 'a woman’s', man: 'a man’s' })}`,
    dummy: (terms) => `dummy, ${vacancyText(terms, { woman: 'a woman’s', man: 'a man’s' })} without handicap`,
    pacer: () => 'pacer, counts for nothing',
    extra: () => 'extra, does not count for the team',
    injury: () => 'injury, tenths of the blind score for missing frames',
    substitute: () => 'substitute with own average',
    'pre-bowl': () => 'pre-bowled',
  } satisfies Readonly<Record<SpecialType, (terms: Blinds) => string>>,
  units: {
    game: (points) => `${points} for a game`,
    series: (points) => `${points} for the series`,
    individual: (points) => `${points} for a bowler’s game`,
    individualSeries: (points) => `${points} for a bowler’s series`,
  } satisfies Readonly<Record<UnitKind, (points: string) => string>>,
  /** Points for each so many pins of the series. */
  pins: (points: string, pins: number) =>
    `${points} for ${pins === 1 ? 'each pin' : `each ${String(pins)} pins`} of the series`,
  /** Why bowlers' points do not follow a handicap by difference. */
  ownHandicap: 'bowlers’ points with each bowler’s own handicap, as the difference is the team’s',
  tie: {
    nobody: 'tied: nobody gets the points',
    half: 'tied: half each',
    'one-ball': 'tied: one ball each',
    'ninth-and-tenth': 'tied: ninth and tenth frame again',
  } satisfies Readonly<Record<LeagueTerms['ties'], string>>,
  /** Of a team's points, those that its bowlers won. */
  bowlers: 'Bowlers',
  match: 'Points',
  all: 'Total',
  captain: (team: string) => `Captain, ${team}`,
  secretary: 'League secretary',
  secretaryHint: 'Received, posted',
};

/** The page of a league's game that has both teams, their sums and their points. */
export type RecapText = LikeEnglish<typeof en>;

const es: RecapText = {
  decimal: ',',
  title: 'Acta del encuentro',
  gameOf: (game, games) => `Partida ${String(game)} de ${String(games)}.`,
  bowler: 'Jugador',
  average: 'Prom.',
  handicap: 'Hcp',
  scratch: 'Scratch',
  total: 'Con hcp',
  difference: 'Ventaja',
  points: 'Pts',
  game: (number) => `Partida ${String(number)}`,
  series: 'Serie',
  team: 'Equipo',
  unopposed: 'sin rival',
  noHandicap: 'Scratch: sin hándicap.',
  rule: (percentage, base) => `Hándicap: ${percentage} % de ${String(base)} menos el promedio`,
  rounding: {
    down: 'sin la fracción',
    up: 'redondeado hacia arriba',
    nearest: 'redondeado al bolo más próximo',
  },
  above: {
    none: (base) => `ninguno por encima de ${String(base)}`,
    negative: (base) => `negativo por encima de ${String(base)}`,
  },
  atMost: (pins) => `como máximo ${String(pins)}`,
  scope: {
    individual: '',
    team: 'redondeado una vez por equipo',
    difference: 'solo para el equipo con promedios más bajos',
  },
  bySeries: 'redondeado una vez por serie',
  extraPins: EXTRA_PINS.es,
  letters: {
    absent: (terms) =>
      terms.absence === 'score'
        ? `ausente, ${String(terms.less)}`
        : `ausente, promedio menos ${lessText(terms)}`,
    vacancy: (terms) => `vacante, ${vacancyText(terms, { woman: 'de mujer', man: 'de hombre' })}`,
    dummy: (terms) => `ficticio, ${vacancyText(terms, { woman: 'de mujer', man: 'de hombre' })} sin hándicap`,
    pacer: () => 'acompañante, no cuenta',
    extra: () => 'extra, no cuenta para el equipo',
    injury: () => 'lesión, un décimo del resultado de ausente por cuadro que falta',
    substitute: () => 'suplente con su promedio',
    'pre-bowl': () => 'jugado antes',
  },
  units: {
    game: (points) => `${points} por partida`,
    series: (points) => `${points} por la serie`,
    individual: (points) => `${points} por la partida de un jugador`,
    individualSeries: (points) => `${points} por la serie de un jugador`,
  },
  pins: (points, pins) =>
    `${points} por ${pins === 1 ? 'cada bolo' : `cada ${String(pins)} bolos`} de la serie`,
  ownHandicap: 'los puntos de los jugadores van con el hándicap de cada uno: la diferencia es del equipo',
  tie: {
    nobody: 'empate: nadie gana los puntos',
    half: 'empate: la mitad cada uno',
    'one-ball': 'empate: una bola cada uno',
    'ninth-and-tenth': 'empate: otra vez los cuadros nueve y diez',
  },
  bowlers: 'Jugadores',
  match: 'Puntos',
  all: 'Total',
  captain: (team) => `Capitán, ${team}`,
  secretary: 'Secretaría de la liga',
  secretaryHint: 'Recibido, anotado',
};

const ko: RecapText = {
  decimal: '.',
  title: '경기 기록표',
  gameOf: (game, games) => `${String(games)}게임 중 ${String(game)}게임.`,
  bowler: '선수',
  average: '에버',
  handicap: '핸디',
  scratch: '스크래치',
  total: '핸디 포함',
  difference: '차이',
  points: '승점',
  game: (number) => `${String(number)}게임`,
  series: '시리즈',
  team: '팀',
  unopposed: '상대 없음',
  noHandicap: '스크래치: 핸디캡이 없습니다.',
  rule: (percentage, base) => `핸디캡: ${String(base)}에서 에버리지를 뺀 값의 ${percentage} %`,
  rounding: { down: '소수점 이하 버림', up: '올림', nearest: '반올림' },
  above: {
    none: (base) => `${String(base)} 초과는 없음`,
    negative: (base) => `${String(base)} 초과는 마이너스`,
  },
  atMost: (pins) => `최대 ${String(pins)}`,
  scope: { individual: '', team: '팀별로 한 번 계산', difference: '에버리지가 낮은 팀에만' },
  bySeries: '시리즈에 한 번 계산',
  extraPins: EXTRA_PINS.ko,
  letters: {
    absent: (terms) =>
      terms.absence === 'score'
        ? `불참, ${String(terms.less)}점`
        : `불참, 에버리지에서 ${lessText(terms, '%')}${terms.absence === 'percent' ? '를 뺌' : '점 감점'}`,
    vacancy: (terms) => `빈자리, ${vacancyText(terms, { woman: '여자', man: '남자' }, '점')}`,
    dummy: (terms) => `더미, 핸디캡 없이 ${vacancyText(terms, { woman: '여자', man: '남자' }, '점')}`,
    pacer: () => '페이서, 집계하지 않음',
    extra: () => '추가 선수, 팀 점수에 넣지 않음',
    injury: () => '부상, 남은 프레임은 블라인드 점수의 10분의 1씩',
    substitute: () => '대체 선수, 본인 에버리지',
    'pre-bowl': () => '사전 투구',
  },
  units: {
    game: (points) => `게임 ${points}점`,
    series: (points) => `시리즈 ${points}점`,
    individual: (points) => `선수 게임 ${points}점`,
    individualSeries: (points) => `선수 시리즈 ${points}점`,
  },
  pins: (points, pins) => `시리즈 ${String(pins)}핀마다 ${points}점`,
  ownHandicap: '개인 승점은 각자의 핸디캡으로 계산(차이는 팀의 것)',
  tie: {
    nobody: '동점이면 승점 없음',
    half: '동점이면 반씩',
    'one-ball': '동점이면 한 번씩 투구',
    'ninth-and-tenth': '동점이면 9, 10프레임을 다시 투구',
  },
  bowlers: '선수',
  match: '승점',
  all: '합계',
  captain: (team) => `${team} 주장`,
  secretary: '리그 총무',
  secretaryHint: '접수, 기록',
};

const de: RecapText = {
  decimal: ',',
  title: 'Spielbericht',
  gameOf: (game, games) => `Spiel ${String(game)} von ${String(games)}.`,
  bowler: 'Spieler',
  average: 'Schnitt',
  handicap: 'Hcp',
  scratch: 'Scratch',
  total: 'Mit Hcp',
  difference: 'Vorsprung',
  points: 'Pkt',
  game: (number) => `Spiel ${String(number)}`,
  series: 'Serie',
  team: 'Team',
  unopposed: 'ohne Gegner',
  noHandicap: 'Scratch: kein Handicap.',
  rule: (percentage, base) => `Handicap: ${percentage} % von ${String(base)} minus Schnitt`,
  rounding: { down: 'ohne Bruchteil', up: 'aufgerundet', nearest: 'kaufmännisch gerundet' },
  above: {
    none: (base) => `keines über ${String(base)}`,
    negative: (base) => `negativ über ${String(base)}`,
  },
  atMost: (pins) => `höchstens ${String(pins)}`,
  scope: {
    individual: '',
    team: 'einmal für das Team gerundet',
    difference: 'nur für das Team mit den niedrigeren Schnitten',
  },
  bySeries: 'einmal für die Serie gerundet',
  extraPins: EXTRA_PINS.de,
  letters: {
    absent: (terms) =>
      terms.absence === 'score' ? `fehlt, ${String(terms.less)}` : `fehlt, Schnitt minus ${lessText(terms)}`,
    vacancy: (terms) => `freier Platz, ${vacancyText(terms, { woman: 'einer Frau', man: 'eines Mannes' })}`,
    dummy: (terms) =>
      `Dummy, ${vacancyText(terms, { woman: 'einer Frau', man: 'eines Mannes' })} ohne Handicap`,
    pacer: () => 'Pacer, zählt nicht',
    extra: () => 'Extra, zählt nicht für das Team',
    injury: () => 'verletzt, je fehlendem Frame ein Zehntel des Blindergebnisses',
    substitute: () => 'Ersatz mit eigenem Schnitt',
    'pre-bowl': () => 'vorgespielt',
  },
  units: {
    game: (points) => `${points} je Spiel`,
    series: (points) => `${points} für die Serie`,
    individual: (points) => `${points} je Spiel eines Spielers`,
    individualSeries: (points) => `${points} je Serie eines Spielers`,
  },
  pins: (points, pins) => `${points} für ${pins === 1 ? 'jeden Pin' : `je ${String(pins)} Pins`} der Serie`,
  ownHandicap: 'Einzelpunkte mit dem eigenen Handicap, denn die Differenz gehört dem Team',
  tie: {
    nobody: 'bei Gleichstand bekommt niemand die Punkte',
    half: 'Gleichstand: je die Hälfte',
    'one-ball': 'Gleichstand: je ein Wurf',
    'ninth-and-tenth': 'Gleichstand: neuntes und zehntes Frame noch einmal',
  },
  bowlers: 'Spieler',
  match: 'Punkte',
  all: 'Gesamt',
  captain: (team) => `Kapitän, ${team}`,
  secretary: 'Ligaleitung',
  secretaryHint: 'Erhalten, eingetragen',
};

export const RECAP_TEXT: InEveryLanguage<RecapText> = { en, es, ko, de };
