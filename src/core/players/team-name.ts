import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { isLongerThan } from './letters.ts';
import { isBlank, isUnreadable, trimmed } from './readable.ts';

/** In Unicode characters, as league files have it. */
export const LONGEST_TEAM_NAME = 60;

/** A team's name with tidy spaces. Refuses with `bad-team-name`. */
export function tidyTeamName(raw: string): Result<string, Refusal> {
  // Guards `normalize` against a pasted book.
  const name = trimmed(raw.slice(0, LONGEST_TEAM_NAME * 16).normalize('NFC')).replace(/ +/gu, ' ');
  const isGood = !isBlank(name) && !isUnreadable(name) && !isLongerThan(name, LONGEST_TEAM_NAME);
  return isGood ? ok(name) : err({ code: 'bad-team-name', most: LONGEST_TEAM_NAME });
}
