import { HIGHEST_SCORE } from '../formats/formats.ts';
import { SCORE_TYPES, SCORE_TYPE_FACTS, type ScoreType } from '../league/score-type.ts';
import { MOST_PLACES } from '../players/league.ts';
import { isLongerThan } from '../players/letters.ts';
import { LONGEST_NAME } from '../players/player.ts';
import { isBlank, isUnreadable } from '../players/readable.ts';
import type { CodedFacts } from './coded-game.ts';
import { fieldOf, numberFrom, readName, writeName } from './fields.ts';

const HIGHEST = HIGHEST_SCORE * 2;

/** `H51`, then average, letter of the type, team and place, for whom a substitute bowls, a total other than the sum. */
export function writeFacts(facts: CodedFacts, teams: readonly string[], posted: number): readonly string[] {
  const { type, average, handicap, instead, team, place, total } = facts;
  const { letter } = SCORE_TYPE_FACTS[type];
  return [
    `H${String(handicap)}`,
    ...(average === null ? [] : [`V${String(average)}`]),
    ...(letter === '' ? [] : [`T${letter}`]),
    ...(team === null ? [] : [`P${String(teams.indexOf(team) + 1)}.${String(place)}`]),
    ...(instead === null ? [] : [`E${writeName(instead)}`]),
    ...(total === posted + handicap ? [] : [`C${String(total)}`]),
  ];
}

/** The facts of these fields. Null where they cannot be; `none` in a game that is not a league's. */
export function readFacts(
  fields: readonly string[],
  teams: readonly string[],
  posted: number,
): CodedFacts | 'none' | null {
  const said = fieldOf(fields, 'H');
  if (said === null) return 'none';
  const [handicap, average] = [figureIn(said), figureIn(fieldOf(fields, 'V'))];
  const [type, instead] = [typeIn(fieldOf(fields, 'T') ?? ''), insteadIn(fieldOf(fields, 'E'))];
  const seat = seatIn(fieldOf(fields, 'P'), teams);
  if (handicap === null || type === null || seat === null) return null;
  const total = figureIn(fieldOf(fields, 'C') ?? String(posted + handicap));
  return total === null ? null : { type, average, handicap, instead, ...seat, total };
}

function figureIn(text: string | null): number | null {
  return numberFrom(text, -HIGHEST, HIGHEST);
}

function typeIn(letter: string): ScoreType | null {
  return SCORE_TYPES.find((type) => SCORE_TYPE_FACTS[type].letter === letter) ?? null;
}

function seatIn(text: string | null, teams: readonly string[]): Pick<CodedFacts, 'team' | 'place'> | null {
  if (text === null) return { team: null, place: null };
  const [number = null, place = null] = text.split('.');
  const team = teams[(numberFrom(number, 1, teams.length) ?? 0) - 1];
  const seat = numberFrom(place, 1, MOST_PLACES);
  return team === undefined || seat === null ? null : { team, place: seat };
}

function insteadIn(text: string | null): string | null {
  const name = readName(text ?? '');
  const isNamed = !isBlank(name) && !isUnreadable(name) && !isLongerThan(name, LONGEST_NAME * 2);
  return isNamed ? name : null;
}
