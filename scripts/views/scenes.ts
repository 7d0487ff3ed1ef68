import type { Scene } from './scene.ts';
import { archives } from './scenes/archive.ts';
import { board, celebrations, overhead } from './scenes/board.ts';
import { end, entry, panels, paper, players } from './scenes/console.ts';
import { formatEnds, formats, teams } from './scenes/formats.ts';
import { frontDesk, orderedLanes } from './scenes/front-desk.ts';
import { imports } from './scenes/imports.ts';
import { leagueViews } from './scenes/league.ts';
import { keptLeagues } from './scenes/leagues.ts';
import { matchSetup } from './scenes/match-setup.ts';
import { matchEnds } from './scenes/match.ts';
import { pairMatches, pairs } from './scenes/pair.ts';
import { practice } from './scenes/practice.ts';
import { setUp } from './scenes/set-up.ts';
import { forStaff, frontDeskSettings } from './scenes/settings.ts';
import { statistics } from './scenes/statistics.ts';

/** Every view of the program. */
export const scenes: readonly Scene[] = [
  ...[setUp, archives, statistics, practice, matchSetup, board, teams, formats, celebrations, leagueViews],
  ...[matchEnds, overhead, pairs, pairMatches, entry, players, panels, paper, end, formatEnds, forStaff],
  ...[frontDesk, frontDeskSettings, orderedLanes, keptLeagues, imports],
].flat();
