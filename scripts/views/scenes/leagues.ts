import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { USUAL_FORMAT } from '../../../src/core/formats/formats.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import type { League } from '../../../src/league-files/in/league.ts';
import { makeLeague } from '../../../src/saves/leagues/league-record.ts';
import { playing } from '../balls.ts';
import { alike, inTurn, type Scene, scene, type Step } from '../scene.ts';
import { clicked, settings } from '../steps.ts';

const TEAMS = ['Late Hooks', '볼링메이트 화요일', 'Die Räumer', 'Los Bolos'];
const NAMES = ['Tom Ackermann', '김영일', 'María José García', 'Bernadette Featherstonehaugh'];

const LEAGUE: League = {
  ...{ name: 'Tuesday Mixed Classic', format: USUAL_FORMAT, terms: USUAL_TERMS },
  ...{ teamSize: 4, rosterLimit: null },
  teams: TEAMS.map((name, team) => ({
    ...{ id: String(team + 1), name },
    roster: NAMES.map((bowler, place) => ({
      ...{ id: `${String(team + 1)}0${String(place)}`, name: `${bowler} ${String(team + 1)}` },
      ...{ average: 140 + 7 * team + 11 * place, handicap: place === 3 ? 20 : null, place: place + 1 },
      season: team === 0 ? { games: 21, pins: 3100 + 231 * place } : team === 1 ? [171, 163, 158] : null,
    })),
  })),
  schedule: [
    { round: '1', date: '2026-10-06', lanes: '12', home: 0, visitors: 1 },
    { round: '1', date: '2026-10-06', lanes: '14', home: 2, visitors: 3 },
  ],
};

const ROSTER = ['Team;Name;Schnitt;Schuhgröße']
  .concat(TEAMS.flatMap((team, place) => NAMES.map((name) => `${team};${name} ${String(place)};172,5;43`)))
  .join('\n');
const NAMED = `Einstellung;Wert\nname;${LEAGUE.name ?? ''}`;
const SCHEDULE = 'Date;Home;Visitors\n2026-10-06;Late Hooks;Los Bolos\n2026-10-13;Los Bolos;Late Hooks';
const WRONG = 'Date;Home;Visitors\n2026-10-06;Late Hooks;Los Bolas\n04/05/2026;Los Bolos;Late Hooks';

const IDS = ['0123456789abcdef01234567', '0123456789abcdef01234568'];

/** A lane with one kept league, or two of one name, and files of another. */
async function withLeagues(data: string, ids: readonly string[]): Promise<void> {
  const [leagues, found] = [join(data, 'leagues'), join(data, 'import')];
  await Promise.all([leagues, found].map((folder) => mkdir(folder, { recursive: true })));
  const keptAt = '2026-09-29T18:00:00.000Z';
  for (const id of ids)
    await writeFile(join(leagues, `${id}.json`), makeLeague({ id, keptAt, league: LEAGUE, shortNames: [] }));
  const files = {
    'roster.csv': ROSTER,
    'schedule.csv': SCHEDULE,
    'schedule-old.csv': WRONG,
    'name.csv': NAMED,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(found, name), text);
}

const withLeague = (data: string): Promise<void> => withLeagues(data, IDS.slice(0, 1));
const page = inTurn(playing, settings('leagues'));

/** Presses these files, and waits until they were read. */
function read(...names: readonly string[]): Step {
  return async ({ page: shown }) => {
    for (const name of names) await shown.locator('.found .file').filter({ hasText: name }).first().click();
    await shown.locator('.look').waitFor();
    await shown.locator('.look').scrollIntoViewIfNeeded();
  };
}

/** The settings' page of leagues with something on it. */
export const keptLeagues: readonly Scene[] = [
  ...alike(
    { before: withLeague },
    scene('settings-leagues-kept', [4], page, clicked('.kept .acts button')),
    scene('settings-leagues-read', [4], page, read('roster.csv', 'schedule.csv')),
    scene('settings-leagues-faults', [4], page, read('roster.csv', 'schedule-old.csv')),
  ),
  {
    ...scene('settings-leagues-namesakes', [4], page, read('roster.csv', 'name.csv')),
    before: (data) => withLeagues(data, IDS),
  },
];
