import type { League, RosterBowler } from '../in/league.ts';
import { LEAGUE_FILE_VERSION, type LeagueFile } from '../in/league-shape.ts';

/** A league as a JSON file. Reading it gives the same league. */
export function leagueJson(league: League): string {
  const text = JSON.stringify(leagueContent(league), null, 2);
  // A line for each score would make a season's file several times as long. No text in JSON has a line end in it.
  return `${text.replaceAll(SCORES, (scores) => scores.trim().replaceAll(/\s+/gu, ' '))}\n`;
}

const SCORES = /(?<=\[)\n\s+\d+(?:,\n\s+\d+)*\n\s+(?=\])/gu;

/** The content of that file. */
export function leagueContent({ teams, schedule, ...settings }: League): LeagueFile {
  const called = (team: number): string => teams[team]?.id ?? teams[team]?.name ?? '';
  return {
    ...{ file: 'headpin-league', version: LEAGUE_FILE_VERSION },
    ...settings,
    teams: teams.map(({ id, name, roster }) => ({ id, name, roster: roster.map(bowlerContent) })),
    schedule: schedule.map(({ home, visitors, ...others }) => ({
      ...others,
      home: called(home),
      visitors: visitors === null ? null : called(visitors),
    })),
  };
}

/** Without a season there is no part of it, as in files from before rosters had one. */
function bowlerContent({ season, ...bowler }: RosterBowler): LeagueFile['teams'][number]['roster'][number] {
  if (season === null) return bowler;
  return 'games' in season ? { ...bowler, season } : { ...bowler, scores: Array.from(season) };
}
