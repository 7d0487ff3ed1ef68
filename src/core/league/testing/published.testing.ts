import type { Rounding } from '../rounding.ts';

/**
 * Handicaps and averages as published by leagues, associations and makers of league software, each with its source.
 * None was computed for this test.
 */

/** Averages and their handicaps by one rule. */
export interface PublishedHandicaps {
  readonly source: string;
  readonly percentage: number;
  readonly base: number;
  readonly rounding: Rounding;
  readonly bowlers: readonly (readonly [average: number, handicap: number])[];
}

const CDE = 'CDE Software, support.cdesoftware.com/kb/a3022, "Sum of Individual Handicap Basis"';
const LEAGUE_ASSISTANT = 'League Assistant, leagueassistant.com/helpfile/hs1080.htm, "Handicapping"';
const BOWLING_FANS = 'WIBC/ABC handicap procedures, bowlingfans.com/faq/hc.shtml';

export const PUBLISHED_HANDICAPS: readonly PublishedHandicaps[] = [
  {
    source: `${BOWLING_FANS}, 80 % of 200: "All fractions are dropped"`,
    ...{ percentage: 80, base: 200, rounding: 'down' },
    bowlers: [
      ...([
        [160, 32],
        [155, 36],
        [140, 48],
        [146, 43],
        [167, 26],
      ] as const),
      ...([
        [124, 60],
        [122, 62],
        [132, 54],
        [141, 47],
        [160, 32],
      ] as const),
    ],
  },
  {
    source: `${BOWLING_FANS}, 100 % of 200`,
    ...{ percentage: 100, base: 200, rounding: 'down' },
    bowlers: [
      ...([
        [160, 40],
        [155, 45],
        [140, 60],
        [146, 54],
        [167, 33],
      ] as const),
      ...([
        [124, 76],
        [122, 78],
        [132, 68],
        [141, 59],
        [160, 40],
      ] as const),
    ],
  },
  {
    source: `${LEAGUE_ASSISTANT}, 70 % of 180`,
    ...{ percentage: 70, base: 180, rounding: 'down' },
    bowlers: [
      ...([
        [160, 14],
        [155, 17],
        [140, 28],
        [146, 23],
        [167, 9],
      ] as const),
      ...([
        [124, 39],
        [122, 40],
        [132, 33],
        [141, 27],
        [160, 14],
      ] as const),
    ],
  },
  {
    source: `${LEAGUE_ASSISTANT}, 90 % of 180`,
    ...{ percentage: 90, base: 180, rounding: 'down' },
    bowlers: [
      ...([
        [160, 18],
        [155, 22],
        [140, 36],
        [146, 30],
        [167, 11],
      ] as const),
      ...([
        [124, 50],
        [122, 52],
        [132, 43],
        [141, 35],
        [160, 18],
      ] as const),
    ],
  },
  {
    source: `${CDE}, 90 % of 230 a game`,
    ...{ percentage: 90, base: 230, rounding: 'down' },
    bowlers: [
      [133, 87],
      [159, 63],
      [145, 76],
      [153, 69],
      [194, 32],
    ],
  },
  {
    source: 'CDE Software forum, community.cdesoftware.com, thread 3052, "Figuring 90% individual handicap"',
    ...{ percentage: 90, base: 230, rounding: 'down' },
    bowlers: [
      [190, 36],
      [189, 36],
      [204, 23],
      [187, 38],
    ],
  },
  {
    source: 'Shelter Island Reporter, 15 January 2012, "Scoring bowling 101", 90 % of 180',
    ...{ percentage: 90, base: 180, rounding: 'down' },
    bowlers: [
      [140, 36],
      [110, 63],
    ],
  },
  {
    source: 'bowlinggeek.blogspot.com, September 2007, "So - what\'s a handicap?", 100 % of 200',
    ...{ percentage: 100, base: 200, rounding: 'down' },
    bowlers: [
      [120, 80],
      [180, 20],
    ],
  },
  {
    source: 'vegasorbustleague.com/handicap-calculator, 90 % of 210',
    ...{ percentage: 90, base: 210, rounding: 'down' },
    bowlers: [[170, 36]],
  },
  {
    source: 'bowling2u.com/glossary/handicap, 90 % of 200',
    ...{ percentage: 90, base: 200, rounding: 'down' },
    bowlers: [[160, 36]],
  },
  {
    source: 'healthfully.com/calculate-bowling-handicap-4421807, 90 % of 200: 48.6, "drop the fraction"',
    ...{ percentage: 90, base: 200, rounding: 'down' },
    bowlers: [[146, 48]],
  },
  {
    source: 'signnow.com, bowling handicap chart 285483, 90 % of 220',
    ...{ percentage: 90, base: 220, rounding: 'down' },
    bowlers: [[160, 54]],
  },
  {
    source: 'dochub.com, bowling handicap chart 353893, 80 % of 200',
    ...{ percentage: 80, base: 200, rounding: 'down' },
    bowlers: [[150, 40]],
  },
  {
    source: 'paliodivalfabbrica.com, "Come calcolare il tuo handicap nel bowling", 90 % of 210',
    ...{ percentage: 90, base: 210, rounding: 'down' },
    bowlers: [[160, 45]],
  },
  {
    source: 'bowling-wissen.de/glossar/eintrag/handicap, 80 % of 200',
    ...{ percentage: 80, base: 200, rounding: 'down' },
    bowlers: [[160, 32]],
  },
  {
    source: 'Tokiwadaira Bowling Center, tokibow.com/tbchp/handicap.htm, 70 % of 190: 23.8 is 23',
    ...{ percentage: 70, base: 190, rounding: 'down' },
    bowlers: [[156, 23]],
  },
  {
    source: 'bowlers-eye.com/?p=1549, 80 % of 200',
    ...{ percentage: 80, base: 200, rounding: 'down' },
    bowlers: [
      [180, 16],
      [160, 32],
    ],
  },
  {
    source: 'tknob.hateblo.jp, 18 December 2021, 70 % of 200',
    ...{ percentage: 70, base: 200, rounding: 'down' },
    bowlers: [[180, 14]],
  },
  {
    source: 'tknob.hateblo.jp, 18 December 2021, 80 % of 180',
    ...{ percentage: 80, base: 180, rounding: 'down' },
    bowlers: [
      [100, 64],
      [150, 24],
    ],
  },
  {
    source: 'answers.com, "How is handicap determined in bowling", 80 % of 200',
    ...{ percentage: 80, base: 200, rounding: 'down' },
    bowlers: [[190, 8]],
  },
  {
    source: 'answers.com, the same page, 90 % of 210: "22.5 which we round up to 23"',
    ...{ percentage: 90, base: 210, rounding: 'nearest' },
    bowlers: [[185, 23]],
  },
];

/** Averages and handicaps of three-game series: CDE Software a3022, 90 % of 690, "drop fraction" once per bowler. */
export const PUBLISHED_SERIES = {
  source: `${CDE}, handicap per series`,
  bowlers: [
    [133, 261],
    [159, 191],
    [145, 229],
    [153, 207],
    [194, 97],
  ],
  team: 985,
  /** The same five bowlers with handicap per game: 327 a game. */
  teamByGame: 981,
} as const;

/** Averages and the pins printed beside them. */
export const PUBLISHED_AVERAGES: readonly {
  readonly source: string;
  readonly scores?: readonly number[];
  readonly total: number;
  readonly games: number;
  readonly average: number;
  readonly pinsOver: number | null;
}[] = [
  {
    source:
      'American Blind Bowling Association, sports4theblind.org/sports/abba, chapter 11: "six pins over"',
    scores: [137, 142, 165, 174, 117, 181, 147, 133, 151],
    ...{ total: 1347, games: 9, average: 149, pinsOver: 6 },
  },
  {
    source: 'answers.com, "How is handicap determined in bowling"',
    scores: [184, 199, 172],
    ...{ total: 555, games: 3, average: 185, pinsOver: null },
  },
  {
    source: 'buru-news.com, "How to calculate your average bowling score"',
    scores: [100, 126, 98],
    ...{ total: 324, games: 3, average: 108, pinsOver: null },
  },
  {
    source: 'paliodivalfabbrica.com, "Come calcolare il tuo handicap nel bowling"',
    ...{ total: 480, games: 3, average: 160, pinsOver: null },
  },
  {
    source: 'atxholiday.austintexas.org, "How to calculate average in bowling": 166.67, its fraction dropped',
    scores: [150, 165, 185],
    ...{ total: 500, games: 3, average: 166, pinsOver: null },
  },
  {
    source: 'Deutscher Bowling Verband, dbv-bowling.de, "Handicap beim EUC", Spieler 1',
    ...{ total: 14_774, games: 89, average: 166, pinsOver: null },
  },
  {
    source: 'Deutscher Bowling Verband, the same page, Spieler 2',
    ...{ total: 5348, games: 28, average: 191, pinsOver: null },
  },
  {
    source: 'Deutscher Bowling Verband, the same page, Spieler 3',
    ...{ total: 6551, games: 51, average: 128, pinsOver: null },
  },
];
