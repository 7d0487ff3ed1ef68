/** The kinds of scores that league software knows (rules: leagues). */
export const SCORE_TYPES = [
  'bowler',
  'absent',
  'vacancy',
  'dummy',
  'pacer',
  'extra',
  'injury',
  'substitute',
  'pre-bowl',
] as const;

export type ScoreType = (typeof SCORE_TYPES)[number];

/** What a score of one type is and does. */
export interface ScoreTypeFacts {
  /** The letter on sheets; empty for a bowler who bowled here and now. */
  readonly letter: string;
  /** bowled: its own frames. blind: the average less some pins. vacancy: the fixed score of an empty place. */
  readonly counts: 'bowled' | 'blind' | 'vacancy';
  /** Whether it counts for the team. */
  readonly forTeam: boolean;
  readonly getsHandicap: boolean;
  /** Whether it counts for the bowler's average. */
  readonly forAverage: boolean;
  /** Whether it plays for individual points. */
  readonly headToHead: boolean;
  /** Whether it is stamped so: nobody bowled against it at the time. */
  readonly unopposed: boolean;
}

const BOWLED: ScoreTypeFacts = {
  ...{ letter: '', counts: 'bowled', forTeam: true, getsHandicap: true },
  ...{ forAverage: true, headToHead: true, unopposed: false },
};

export const SCORE_TYPE_FACTS: Readonly<Record<ScoreType, ScoreTypeFacts>> = {
  bowler: BOWLED,
  absent: { ...BOWLED, letter: 'A', counts: 'blind', forAverage: false },
  vacancy: { ...BOWLED, letter: 'V', counts: 'vacancy', forAverage: false },
  dummy: { ...BOWLED, letter: 'D', counts: 'vacancy', forAverage: false, getsHandicap: false },
  pacer: {
    ...BOWLED,
    letter: 'P',
    forTeam: false,
    getsHandicap: false,
    forAverage: false,
    headToHead: false,
  },
  extra: { ...BOWLED, letter: 'X', forTeam: false },
  injury: { ...BOWLED, letter: 'I', forAverage: false },
  substitute: { ...BOWLED, letter: 'S' },
  'pre-bowl': { ...BOWLED, letter: 'B', unopposed: true },
};

/** Whether nobody bowls it: its score is known before the game. */
export function isBlind(type: ScoreType): boolean {
  return SCORE_TYPE_FACTS[type].counts !== 'bowled';
}
