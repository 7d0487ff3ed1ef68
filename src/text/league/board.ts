import type { Duel } from '../../core/match/league-lead.ts';
import type { HandicapRule } from '../../core/league/handicap-rule.ts';
import type { ScoreType } from '../../core/league/score-type.ts';
import type { LessRule } from '../../core/league/terms.ts';
import { GAMES_TEXT, leagueAndRound, type GamesText } from './games.ts';
import { FACTS_TEXT, type FactsText } from './facts.ts';
import { lessText } from './recap.ts';
import type { InEveryLanguage } from '../language.ts';

/** The texts for a league's board. */
export interface LeagueBoardText extends Pick<GamesText, 'round'> {
  /** Before fractions of points. */
  readonly decimal: '.' | ',';
  readonly facts: FactsText;
  /** Above the total, where another one stands beside it. */
  readonly scratch: string;
  /** Above the total with handicap, and spoken. */
  readonly withHandicap: string;
  readonly spokenWithHandicap: string;
  /** Above the difference to the opponent, and spoken. */
  readonly difference: string;
  readonly spokenDifference: string;
  /** Spoken before it. */
  readonly handicap: (handicap: string) => string;
  /** In the place of the frames of who does not bowl. */
  readonly blindScore: (score: number) => string;
  readonly ofAverage: (average: number, less: LessRule) => string;
  /** In the head: how averages give pins. */
  readonly rule: (percentage: string, rule: HandicapRule) => string;
  /** The last frame that is settled for everybody, before what the team has then. */
  readonly after: (frame: number, withHandicap: boolean) => string;
  readonly ahead: (total: number, pins: number) => string;
  readonly behind: (total: number, pins: number) => string;
  readonly level: (total: number) => string;
  /** Points of the match, as they are written: "2½". */
  readonly points: (written: string, points: number) => string;
  /** Nobody can catch the team any more. */
  readonly won: string;
  /** The player on turn against the one in the same place of the other team. */
  readonly duel: (name: string, by: number, frame: number, withHandicap: boolean) => string;
}

/** The boxed word beside a name; empty for a bowler. */
export function tagOf(
  { facts }: LeagueBoardText,
  { type, instead, score }: { type: ScoreType; instead: string | null; score: number | null },
): string {
  if (type === 'bowler') return '';
  if (instead !== null) return facts.insteadOf(instead);
  return type === 'vacancy' && score !== null ? `${facts.types[type]} ${String(score)}` : facts.types[type];
}

/** In the head of a board: the league and its round in words; empty where neither is known. */
export function fixtureText(
  text: LeagueBoardText,
  match: { readonly league: string | null; readonly round: string | null } | null,
): string {
  return match === null ? '' : leagueAndRound(text, match.league, match.round).join(', ');
}

/** A team's total, and how far it is ahead or behind. */
export function leadText(text: LeagueBoardText, total: number, by: number): string {
  if (by === 0) return text.level(total);
  return by > 0 ? text.ahead(total, by) : text.behind(total, 0 - by);
}

export interface SpokenDuel extends Duel {
  /** Whether anybody may have handicap. */
  readonly withHandicap: boolean;
}

/** Below the need line; empty where there is nothing to compare. */
export function duelText(text: LeagueBoardText, duel: SpokenDuel | null): string {
  return duel === null ? '' : text.duel(duel.rival, duel.by, duel.frame, duel.withHandicap);
}

export const LEAGUE_BOARD_TEXT: InEveryLanguage<LeagueBoardText> = {
  en: {
    decimal: '.',
    facts: FACTS_TEXT.en,
    round: GAMES_TEXT.en.round,
    scratch: 'Scratch',
    withHandicap: 'With hcp',
    spokenWithHandicap: 'with handicap',
    difference: '+/−',
    spokenDifference: 'difference to the opponent',
    handicap: (handicap) => `handicap ${handicap}`,
    blindScore: (score) => `Blind score ${String(score)}`,
    ofAverage: (average, less) => `average ${String(average)} less ${lessText(less)}`,
    rule: (percentage, { scope, base }) =>
      scope === 'difference'
        ? `Handicap ${percentage} % of the difference`
        : `Handicap ${percentage} % of ${String(base)}`,
    after: (frame, withHandicap) => `After frame ${String(frame)}${withHandicap ? ', with handicap' : ''}:`,
    ahead: (total, pins) => `${String(total)}, ${String(pins)} ahead`,
    behind: (total, pins) => `${String(total)}, ${String(pins)} behind`,
    level: (total) => `${String(total)}, level`,
    points: (written, points) => `${written} ${points > 0 && points <= 1 ? 'point' : 'points'}`,
    won: 'cannot be caught',
    duel: (name, by, frame, withHandicap) => {
      const how = `after frame ${String(frame)}${withHandicap ? ', with handicap' : ''}`;
      if (by === 0) return `Level with ${name} ${how}`;
      return by > 0 ? `${String(by)} ahead of ${name} ${how}` : `${String(0 - by)} behind ${name} ${how}`;
    },
  },
  es: {
    decimal: ',',
    facts: FACTS_TEXT.es,
    round: GAMES_TEXT.es.round,
    scratch: 'Scratch',
    withHandicap: 'Con hcp',
    spokenWithHandicap: 'con hándicap',
    difference: '+/−',
    spokenDifference: 'diferencia con el rival',
    handicap: (handicap) => `hándicap ${handicap}`,
    blindScore: (score) => `Cuenta ${String(score)}`,
    ofAverage: (average, less) => `promedio ${String(average)} menos ${lessText(less)}`,
    rule: (percentage, { scope, base }) =>
      scope === 'difference'
        ? `Hándicap: ${percentage} % de la diferencia`
        : `Hándicap: ${percentage} % de ${String(base)}`,
    after: (frame, withHandicap) => `Tras el cuadro ${String(frame)}${withHandicap ? ', con hándicap' : ''}:`,
    ahead: (total, pins) => `${String(total)}, ${String(pins)} por delante`,
    behind: (total, pins) => `${String(total)}, ${String(pins)} por detrás`,
    level: (total) => `${String(total)}, empate`,
    points: (written, points) => `${written} ${points > 0 && points <= 1 ? 'punto' : 'puntos'}`,
    won: 'ya no la alcanzan',
    duel: (name, by, frame, withHandicap) => {
      const how = `tras el cuadro ${String(frame)}${withHandicap ? ', con hándicap' : ''}`;
      if (by === 0) return `Empate con ${name} ${how}`;
      return by > 0
        ? `${String(by)} por delante de ${name} ${how}`
        : `${String(0 - by)} por detrás de ${name} ${how}`;
    },
  },
  ko: {
    decimal: '.',
    facts: FACTS_TEXT.ko,
    round: GAMES_TEXT.ko.round,
    scratch: '스크래치',
    withHandicap: '핸디 포함',
    spokenWithHandicap: '핸디캡 포함',
    difference: '+/−',
    spokenDifference: '상대와의 점수 차',
    handicap: (handicap) => `핸디캡 ${handicap}`,
    blindScore: (score) => `블라인드 ${String(score)}점`,
    ofAverage: (average, less) => `에버리지 ${String(average)} − ${lessText(less, '%')}`,
    rule: (percentage, { scope, base }) =>
      scope === 'difference'
        ? `핸디캡: 차이의 ${percentage}%`
        : `핸디캡: ${String(base)} 기준 ${percentage}%`,
    after: (frame, withHandicap) => `${String(frame)}프레임까지${withHandicap ? ', 핸디캡 포함' : ''}:`,
    ahead: (total, pins) => `${String(total)}점, ${String(pins)}점 앞섬`,
    behind: (total, pins) => `${String(total)}점, ${String(pins)}점 뒤짐`,
    level: (total) => `${String(total)}점, 동점`,
    points: (written) => `승점 ${written}`,
    won: '승리 확정',
    duel: (name, by, frame, withHandicap) => {
      const how = `${String(frame)}프레임까지${withHandicap ? ', 핸디캡 포함' : ''}`;
      if (by === 0) return `${how} ${name}와(과) 동점`;
      return by > 0
        ? `${how} ${name}보다 ${String(by)}점 앞섬`
        : `${how} ${name}보다 ${String(0 - by)}점 뒤짐`;
    },
  },
  de: {
    decimal: ',',
    facts: FACTS_TEXT.de,
    round: GAMES_TEXT.de.round,
    scratch: 'Scratch',
    withHandicap: 'Mit Hcp',
    spokenWithHandicap: 'mit Handicap',
    difference: '+/−',
    spokenDifference: 'Abstand zum Gegner',
    handicap: (handicap) => `Handicap ${handicap}`,
    blindScore: (score) => `Blindergebnis ${String(score)}`,
    ofAverage: (average, less) => `Schnitt ${String(average)} minus ${lessText(less)}`,
    rule: (percentage, { scope, base }) =>
      scope === 'difference'
        ? `Handicap ${percentage} % des Abstands`
        : `Handicap ${percentage} % von ${String(base)}`,
    after: (frame, withHandicap) => `Nach Frame ${String(frame)}${withHandicap ? ', mit Handicap' : ''}:`,
    ahead: (total, pins) => `${String(total)}, ${String(pins)} vorn`,
    behind: (total, pins) => `${String(total)}, ${String(pins)} zurück`,
    level: (total) => `${String(total)}, gleichauf`,
    points: (written, points) => `${written} ${points > 0 && points <= 1 ? 'Punkt' : 'Punkte'}`,
    won: 'nicht mehr einzuholen',
    duel: (name, by, frame, withHandicap) => {
      const how = `nach Frame ${String(frame)}${withHandicap ? ', mit Handicap' : ''}`;
      if (by === 0) return `Gleichauf mit ${name} ${how}`;
      return by > 0 ? `${String(by)} vor ${name} ${how}` : `${String(0 - by)} hinter ${name} ${how}`;
    },
  },
};
