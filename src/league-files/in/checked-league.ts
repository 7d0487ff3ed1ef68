import { err, ok, type Result } from '../../core/line/result.ts';
import { Findings, type FileFaults } from '../fault.ts';
import { leagueContent } from '../results/league-json.ts';
import { draftOfContent } from './from-json.ts';
import { leagueOf } from './league-checks.ts';
import type { LeagueFile } from './league-shape.ts';
import type { League } from './league.ts';

/** The league that a file's content is; its faults are told by their paths in it, under this name of the file. */
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
