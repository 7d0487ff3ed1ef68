import type { Scene } from './scene.ts';
import { archives } from './scenes/archive.ts';
import { board } from './scenes/board.ts';
import { celebrations } from './scenes/celebrations.ts';
import { end } from './scenes/end.ts';
import { entry } from './scenes/entry.ts';
import { formatEnds } from './scenes/format-ends.ts';
import { formats } from './scenes/formats.ts';
import { frontDesk } from './scenes/front-desk.ts';
import { frontDeskSettings } from './scenes/front-desk-settings.ts';
import { forStaff } from './scenes/house.ts';
import { imports } from './scenes/imports.ts';
import { leagueViews } from './scenes/league.ts';
import { keptLeagues } from './scenes/leagues.ts';
import { matchSetup } from './scenes/match-setup.ts';
import { matchEnds } from './scenes/match.ts';
import { orderedLanes } from './scenes/ordered.ts';
import { overhead } from './scenes/overhead.ts';
import { pairs } from './scenes/pair.ts';
import { pairMatches } from './scenes/pair-match.ts';
import { panels } from './scenes/panels.ts';
import { paper } from './scenes/paper.ts';
import { practice } from './scenes/practice.ts';
import { players } from './scenes/players.ts';
import { setUp } from './scenes/set-up.ts';
import { statistics } from './scenes/statistics.ts';
import { teams } from './scenes/teams.ts';

/** Every view of the program. */
export const scenes: readonly Scene[] = [
  ...setUp,
  ...archives,
  ...statistics,
  ...practice,
  ...matchSetup,
  ...board,
  ...teams,
  ...formats,
  ...celebrations,
  ...leagueViews,
  ...matchEnds,
  ...overhead,
  ...pairs,
  ...pairMatches,
  ...entry,
  ...players,
  ...panels,
  ...paper,
  ...end,
  ...formatEnds,
  ...forStaff,
  ...frontDesk,
  ...frontDeskSettings,
  ...orderedLanes,
  ...keptLeagues,
  ...imports,
];
