import { filesFor, type LeagueFiles } from './match.ts';
import type { Night } from './night.ts';
import { by, reckonedAverage } from './reckoner.ts';

const LEAGUE = 'Donnerstagsliga der Stadtwerke';
const [HOME, VISITORS] = ['Split Happens', '볼링메이트'] as const;

/** The files of a league of teams of five; its first match is bowled on this day (`2026-10-05`). */
export function filesOfFives(day: string): LeagueFiles {
  return {
    'roster.csv': [
      'Team,ID,Name,Average,Place,Games,Pins',
      `${HOME},11,Katharina,174,1,21,3815`,
      `${HOME},12,Tom,167,2,,`,
      `${HOME},13,Dominik,170,3,3,491`,
      `${HOME},14,Maximiliane von Hohenfels,149,4,,`,
      `${HOME},15,Lee,158,5,,`,
      `${VISITORS},21,최민서,168,1,,`,
      `${VISITORS},22,김영준,176,2,,`,
      `${VISITORS},23,볼링왕김도윤,149,3,0,0`,
      `${VISITORS},24,Abigail,201,4,,`,
      `${VISITORS},25,Zoë,133,5,9,1195`,
    ],
    'terms.csv': [
      'Setting,Value',
      ...[`name,${LEAGUE}`, 'teamSize,5', 'games,3'],
      ...['points.game,2', 'points.series,2', 'points.individual,1'],
    ],
    'schedule.csv': (filesFor(day)['schedule.csv'] ?? []).map((row) => row.replace('Late Hooks', HOME)),
  };
}

/** SUE has no average and bowls scratch for Tom. Lee's place is vacant: 120 pins, with the handicap of an average of 120. */
const [KATHARINA, SUE, DOMINIK, MAXIMILIANE, VACANCY] = [
  { name: 'Katharina', average: reckonedAverage(21, 3815) },
  { name: 'SUE', average: null },
  { name: 'Dominik', average: reckonedAverage(3, 491) },
  { name: 'M. Hohenfels', average: 149 },
  by({ name: '', average: 120 }, 120),
];
/** 김영준 bowled all three games before the night. */
const [CMS, KYJ, KDY, ABIGAIL, ZOE] = [
  { name: '최민서', average: 168 },
  { name: '김영준', average: 176 },
  { name: '볼링왕김도윤', average: 149 },
  { name: 'Abigail', average: 201 },
  { name: 'Zoë', average: reckonedAverage(9, 1195) },
];
export const BOWLED_BEFORE = [157, 188, 201] as const;

/** Three games of two teams of five on a pair. */
export const FIVES: Night = {
  ...{ league: LEAGUE, teams: [HOME, VISITORS], captains: ['Katharina', '최민서'], rollOff: null },
  games: [
    [
      [
        by(KATHARINA, '8 -|6 1|X|6 /|X|X|5 /|5 /|7 /|7 / 6'),
        by(SUE, '7 1|X|X|- /|6 3|X|7 1|X|X|9 / 8'),
        by(DOMINIK, 'X|9 -|7 /|9 -|9 /|5 /|X|X|X|6 / X'),
        by(MAXIMILIANE, '9 /|X|9 /|8 -|8 /|8 1|X|8 /|X|X X X'),
        VACANCY,
      ],
      [
        by(CMS, '9 /|X|7 -|X|9 /|9 -|8 -|4 5|5 /|7 / 7'),
        by(KYJ, BOWLED_BEFORE[0]),
        by(KDY, '4 4|9 -|9 /|8 /|7 1|7 /|X|7 /|8 -|8 / 9'),
        by(ABIGAIL, 'X|9 -|4 3|9 /|X|X|- 5|X|X|5 / 9'),
        by(ZOE, '8 /|7 /|9 /|X|5 /|4 /|9 -|9 /|4 1|7 -'),
      ],
    ],
    [
      [
        by(KATHARINA, '6 /|8 /|X|X|X|5 -|6 2|X|9 -|7 / X'),
        by(SUE, '8 /|4 /|X|X|4 2|7 /|6 -|X|9 /|X 7 /'),
        by(DOMINIK, '4 /|6 /|5 /|7 /|X|9 /|X|9 /|X|8 1'),
        by(MAXIMILIANE, 'X|X|X|9 /|X|9 /|X|X|9 /|7 2'),
        VACANCY,
      ],
      [
        by(CMS, '8 /|X|X|4 /|9 /|4 /|X|- 8|X|5 / -'),
        by(KYJ, BOWLED_BEFORE[1]),
        by(KDY, '5 /|6 3|8 /|X|4 /|9 /|7 1|5 /|8 1|8 -'),
        by(ABIGAIL, 'X|8 1|X|6 /|8 -|9 /|5 -|9 /|8 /|8 -'),
        by(ZOE, 'X|X|9 /|8 -|7 /|9 -|X|9 -|7 1|5 / -'),
      ],
    ],
    [
      [
        by(KATHARINA, 'X|9 /|X|6 /|8 /|7 -|5 1|8 1|7 1|X X X'),
        by(SUE, '8 1|X|- /|8 /|4 /|X|X|X|X|X 9 -'),
        by(DOMINIK, 'X|4 2|8 /|8 /|9 /|X|X|X|X|X 9 /'),
        by(MAXIMILIANE, '8 -|9 -|X|9 /|9 /|X|X|X|X|8 -'),
        VACANCY,
      ],
      [
        by(CMS, '9 /|9 /|X|9 -|9 /|X|5 /|X|7 /|8 / 8'),
        by(KYJ, BOWLED_BEFORE[2]),
        by(KDY, '9 -|9 /|9 /|X|X|7 2|7 /|8 /|7 /|6 3'),
        by(ABIGAIL, '9 /|7 2|X|9 -|7 /|X|5 /|X|X|X X 4'),
        by(ZOE, '9 /|9 -|8 /|5 4|X|X|7 /|- -|5 /|5 / X'),
      ],
    ],
  ],
};
