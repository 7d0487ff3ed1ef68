import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { awayFromDayEnd } from '../../drive/pauses.ts';
import { EVENING_ENDS_AT, eveningOf } from '../../src/contract/contract.ts';
import type { Night } from './night.ts';
import { by, reckonedAverage, type ReckonedGame } from './reckoner.ts';

/** The rows of each file, by its name. */
export type LeagueFiles = Readonly<Record<string, readonly string[]>>;

/** Puts the files of a league whose match is bowled this evening where the program finds them; their names. */
export async function importToday(
  data: string,
  of: (day: string) => LeagueFiles = filesFor,
): Promise<readonly string[]> {
  await awayFromDayEnd(EVENING_ENDS_AT);
  const files = of(eveningOf(new Date().toISOString()));
  await mkdir(join(data, 'import'), { recursive: true });
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(data, 'import', name), `${rows.join('\n')}\n`);
  return Object.keys(files);
}

/** The files of a league; its first match is bowled on this day (`2026-10-05`). */
export function filesFor(day: string): LeagueFiles {
  return { ...FILES, 'schedule.csv': [SCHEDULE, `9,${day},11-12,Late Hooks,볼링메이트`] };
}

const SCHEDULE = 'Round,Date,Lanes,Home,Visitors';

export const FILES: LeagueFiles = {
  'roster.csv': [
    'Team,ID,Name,Average,Place,Games,Pins,Scores',
    'Late Hooks,11,PJS,174,1,21,3815,',
    'Late Hooks,12,TOM,167,2,,,',
    'Late Hooks,13,DOM,170,3,3,491,',
    '볼링메이트,21,최민서,168,1,,,172 170 176',
    '볼링메이트,22,KYJ,176,2,,,201 210',
    '볼링메이트,23,볼링왕김도윤,149,3,0,0,',
  ],
  'terms.csv': [
    'Setting,Value',
    'name,Tuesday Trios',
    'teamSize,3',
    'games,3',
    'makeUpUntil,3',
    'points.game,2',
    'points.series,2',
    'points.individual,1',
    'ties,one-ball',
    'individualTies,half',
  ],
};

// Three games of the season replace the entering average: those of KYJ are only two.
const [PJS, SUB, DOM] = [
  { name: 'PJS', average: reckonedAverage(21, 3815) },
  { name: 'ALEX', average: 158 },
  { name: 'DOM', average: reckonedAverage(3, 491) },
];
const [CMS, KYJ, KDY] = [
  { name: '최민서', average: reckonedAverage(3, 172 + 170 + 176) },
  { name: 'KYJ', average: 176 },
  { name: '볼링왕김도윤', average: 149 },
];

/** Three games as they were bowled, after the corrections. */
const GAMES: readonly ReckonedGame[] = [
  [
    // DOM has not come: the average less 10.
    [by(PJS, '6 /|9 /|X|X|X|5 1|9 /|7 /|9 /|6 2'), by(SUB, 'X|X|8 /|X|X|X|9 -|7 1|8 /|6 / 1'), by(DOM, 153)],
    [
      by(CMS, 'X|7 /|X|X|5 3|X|X|X|6 /|7 / 9'),
      by(KYJ, '6 -|X|7 /|4 /|8 -|8 1|X|X|6 1|X 5 -'),
      by(KDY, '9 /|9 /|8 1|6 1|X|X|X|6 2|5 3|9 / 9'),
    ],
  ],
  [
    [
      by(PJS, '9 -|X|5 /|X|X|7 -|7 /|X|X|7 / 6'),
      by(SUB, 'X|5 2|6 /|7 2|5 -|X|X|7 -|X|5 / 5'),
      // DOM comes in frame 2 and makes up the first one.
      by(DOM, '9 /|5 /|6 3|7 -|5 /|X|X|6 -|5 /|X 3 5'),
    ],
    [
      by(CMS, '4 3|X|9 /|5 /|5 3|4 /|5 /|7 2|8 /|4 / 4'),
      // KYJ bowled this game before the evening.
      by(KYJ, 157),
      by(KDY, '7 1|7 /|X|X|7 /|X|4 3|4 /|5 /|9 -'),
    ],
  ],
  [
    [
      by(PJS, '6 /|5 /|5 2|7 /|X|5 /|X|7 /|8 /|X 4 5'),
      by(SUB, '8 /|X|X|X|X|8 1|5 4|X|5 4|X 9 -'),
      by(DOM, '9 -|X|X|8 1|7 2|X|5 4|8 1|6 /|X 9 -'),
    ],
    [
      by(CMS, '9 /|X|X|X|X|8 -|8 /|8 /|X|7 2'),
      by(KYJ, '7 /|8 /|9 -|6 3|7 /|X|8 /|5 1|7 /|6 / 8'),
      by(KDY, '9 -|7 /|8 /|8 -|X|X|X|5 4|7 1|X 8 -'),
    ],
  ],
];

/** Three games of two teams of three. The visitors win the roll-off of the tied third game, by 9 to 9 and 8 to 10. */
export const TRIOS: Night = {
  league: 'Tuesday Trios',
  teams: ['Late Hooks', '볼링메이트'],
  captains: ['PJS', '최민서'],
  games: GAMES,
  rollOff: {
    ...{ game: 3, winner: 1 },
    gos: [
      [9, 9],
      [8, 10],
    ],
  },
};
