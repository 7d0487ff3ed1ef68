import { formatOf } from '../../../core/formats/formats.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import type { League, LeagueTeam, RosterBowler } from '../../../league-files/in/league.ts';
import { numberIn, termsOf } from '../terms/terms-draft.ts';
import type { MatchDraft, PlaceDraft, TeamDraft } from './match-draft.ts';

/** A match typed by hand as a league to keep: its teams with their bowlers, its terms, and one fixture of any day. */
export function leagueOfTeams({ format, terms, teamSize, teams }: MatchDraft): League | null {
  const read = termsOf(terms, formatOf(format));
  if (!read.ok) return null;
  return {
    ...{ name: null, format, terms: read.value, teamSize: figure(teamSize), rosterLimit: null },
    teams: teams.map(teamOf),
    schedule: [{ round: null, date: null, lanes: null, home: 0, visitors: teams.length > 1 ? 1 : null }],
  };
}

/** Who counts for the team has a place in its usual line-up; a vacancy is nobody. */
function teamOf({ name, places }: TeamDraft): LeagueTeam {
  const bowlers = places.filter(({ type }) => SCORE_TYPE_FACTS[type].counts !== 'vacancy');
  const usual = bowlers.filter(isUsual);
  const roster = bowlers.map((bowler) => ({
    ...{ id: null, name: bowler.name, handicap: figure(bowler.handicap), ...listedOf(bowler) },
    ...(bowler.known?.group === undefined ? {} : { group: bowler.known.group }),
    place: isUsual(bowler) ? usual.indexOf(bowler) + 1 : null,
  }));
  return { id: null, name, roster };
}

/** The average that was typed, or what the list has: this season's games stay beside the entering average. */
function listedOf({ average, known }: PlaceDraft): Pick<RosterBowler, 'average' | 'season'> {
  if (average === null) return { average: known?.average ?? null, season: known?.season ?? null };
  return { average: figure(average), season: null };
}

function isUsual({ type }: PlaceDraft): boolean {
  return SCORE_TYPE_FACTS[type].forTeam && type !== 'substitute';
}

function figure(text: string): number | null {
  return text === '' ? null : numberIn(text);
}
