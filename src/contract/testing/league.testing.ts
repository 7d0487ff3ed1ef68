import { USUAL_FORMAT } from '../../core/formats/formats.ts';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import type { League } from '../../league-files/in/league.ts';

/** Two teams of two, who meet and then have a bye. */
export const TYPED_LEAGUE: League = {
  ...{ name: 'Tuesday Mixed', format: USUAL_FORMAT, terms: USUAL_TERMS },
  ...{ teamSize: 2, rosterLimit: null },
  teams: [
    {
      ...{ id: null, name: 'Pin Pals' },
      roster: [
        { id: '101', name: 'Tom', average: 151, handicap: null, place: 1, season: null },
        { id: '102', name: 'Ann', average: 187, handicap: 20, place: 2, season: null },
      ],
    },
    {
      ...{ id: null, name: '스트라이커즈' },
      roster: [
        { id: '201', name: 'Kim', average: 160, handicap: null, place: null, season: null },
        { id: null, name: '최민서', average: null, handicap: null, place: null, season: null },
      ],
    },
  ],
  schedule: [
    { round: '1', date: '2026-10-05', lanes: '3-4', home: 0, visitors: 1 },
    { round: '2', date: '2026-10-12', lanes: null, home: 1, visitors: null },
  ],
};
