import { err, ok, type Result } from '../../core/line/result.ts';
import { Findings, type FileFaults } from '../fault.ts';
import { leagueContent } from '../results/league-json.ts';
import { draftOfContent } from './from-json.ts';
import { leagueOf } from './league-checks.ts';
import type { LeagueFile } from './league-shape.ts';
import type { League } from './league.ts';

/** The league in a JSON file's content. Each fault names its path in the content and this file name. */
export function leagueOfContent(content: LeagueFile, file = ''): Result<League, FileFaults> {
  const found = new Findings();
  const draft = draftOfContent(file, content, found);
  if (draft === null) return err(found.faults);
  const league = leagueOf(draft, found);
  return found.isFine ? ok(league) : err(found.faults);
}

/** A league that was typed, held against the same rules as one from a file. */
export function checkedLeague(league: League): Result<League, FileFaults> {
  return leagueOfContent(leagueContent(league));
}
