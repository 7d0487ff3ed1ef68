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

/** How scores of one type count. */
export interface ScoreTypeFacts {
  /** The letter on score sheets; empty for a bowler who bowled in this game. */
  readonly letter: string;
  /**
   * bowled: the bowler's own frames. blind: the average minus some pins. vacancy: the fixed score of an empty place.
   */
  readonly counts: 'bowled' | 'blind' | 'vacancy';
  /** The score counts for the team. */
  readonly forTeam: boolean;
  readonly getsHandicap: boolean;
  /** The score counts for the bowler's average. */
  readonly forAverage: boolean;
  /** The score is played for individual points. */
  readonly headToHead: boolean;
  /** Sheets mark the score as unopposed: nobody bowled against it at the time. */
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

/** Whether the score is known before the game, because nobody bowls it. */
export function isBlind(type: ScoreType): boolean {
  return SCORE_TYPE_FACTS[type].counts !== 'bowled';
}
