import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** A sentence for each target; `what` is the outcome or ending in words. */
export interface Sentences {
  readonly win: (what: string) => string;
  /** A win whatever a rival who still bowls does. */
  readonly safeWin: (what: string) => string;
  readonly tie: (what: string) => string;
  readonly average: (what: string) => string;
  readonly score: (what: string, score: number) => string;
}

/** "Two strikes win", but "two strikes and 5 wins". */
function has(what: string, verb: string): string {
  return /(?:strikes|pins)$/u.test(what) ? verb : `${verb}s`;
}

function pinsOf(pins: number): string {
  return pins === 1 ? '1 pin' : `${String(pins)} pins`;
}

const en = {
  won: 'Already won',
  strike: 'Strike',
  spare: 'Spare',
  /** Pins with the last ball, with this ball of several, with both balls of the rack. */
  pins: pinsOf,
  now: (pins: number) => (pins === 1 ? '1 pin now' : `${String(pins)} now`),
  twoBalls: (pins: number) => (pins === 1 ? '1 pin' : `${String(pins)} in two`),
  twoStrikes: 'Two strikes',
  threeStrikes: 'Three strikes',
  spareAndStrike: 'Spare and a strike',
  and: (what: string, pins: number) => `${what} and ${String(pins)}`,
  /** The named outcome makes the target. */
  ends: {
    win: (what) => `${what} ${has(what, 'win')}`,
    safeWin: (what) => `${what} ${has(what, 'win')} for sure`,
    tie: (what) => `${what} ${has(what, 'tie')}`,
    average: (what) => `${what} for the average`,
    score: (what, score) => `${what} for ${String(score)}`,
  } satisfies Sentences,
  /** The named outcome secures the target, though something less may reach it too. */
  secures: {
    average: (what) => `${what} makes the average`,
    score: (what, score) => `${what} makes ${String(score)}`,
  } satisfies Pick<Sentences, 'average' | 'score'>,
  /** The named outcome keeps the target possible, anything weaker does not. */
  keeps: {
    win: (what) => `${what} keeps the win possible`,
    safeWin: (what) => `${what} keeps a sure win possible`,
    tie: (what) => `${what} keeps the tie possible`,
    average: (what) => `${what} keeps the average alive`,
    score: (what, score) => `${what} keeps ${String(score)} possible`,
  } satisfies Sentences,
  /** The best score with the named outcome and without it; `pins` is the short form. */
  best: {
    strike: (best, without) => `Best ${best} with the strike, ${without} without`,
    spare: (best, without) => `Best ${best} with the spare, ${without} without`,
    pins: (best, without) => `Best ${best}, else ${without}`,
  } satisfies Readonly<Record<'strike' | 'spare' | 'pins', (best: string, without: string) => string>>,
  /** The winning score; `surely`: whatever a rival who still bowls does. */
  wins: (score: string) => `${score} wins`,
  winsSurely: (score: string) => `${score} wins for sure`,
};

export type ReachWords = LikeEnglish<typeof en>;

const es: ReachWords = {
  won: 'Victoria asegurada',
  strike: 'Strike',
  spare: 'Spare',
  pins: (pins) => String(pins),
  now: (pins) => `${String(pins)} ahora`,
  twoBalls: (pins) => `${String(pins)} en dos`,
  twoStrikes: 'Dos strikes',
  threeStrikes: 'Tres strikes',
  spareAndStrike: 'Spare y strike',
  and: (what, pins) => `${what} y ${String(pins)}`,
  ends: {
    win: (what) => `${what} para ganar`,
    safeWin: (what) => `${what}: victoria segura`,
    tie: (what) => `${what} para empatar`,
    average: (what) => `${what} para su promedio`,
    score: (what, score) => `${what} para ${String(score)}`,
  },
  secures: {
    average: (what) => `${what} da su promedio`,
    score: (what, score) => `${what} da ${String(score)}`,
  },
  keeps: {
    win: (what) => `${what}: aún se puede ganar`,
    safeWin: (what) => `${what}: victoria segura posible`,
    tie: (what) => `${what}: el empate sigue posible`,
    average: (what) => `${what}: sigue su promedio`,
    score: (what, score) => `${what}: ${String(score)} sigue posible`,
  },
  best: {
    strike: (best, without) => `Máximo ${best} con strike, ${without} sin él`,
    spare: (best, without) => `Máximo ${best} con spare, ${without} sin él`,
    pins: (best, without) => `Máximo ${best}, si no ${without}`,
  },
  wins: (score) => `Con ${score} gana`,
  winsSurely: (score) => `Con ${score} gana seguro`,
};

const FIRST_SYLLABLE = '가'.charCodeAt(0);
/** Hangul syllables with the same initial and vowel: one without a final consonant, then 27 with one. */
const FINALS = 28;

/** "If it is": 면 after a vowel, 이면 after a consonant: 스트라이크면, 더블이면, 8핀이면. */
function ifIs(what: string): string {
  const last = what.charCodeAt(what.length - 1) - FIRST_SYLLABLE;
  return `${what}${last % FINALS === 0 ? '면' : '이면'}`;
}

const ko: ReachWords = {
  won: '승리 확정',
  strike: '스트라이크',
  spare: '스페어',
  pins: (pins) => `${String(pins)}핀`,
  now: (pins) => `이번에 ${String(pins)}핀`,
  twoBalls: (pins) => `두 번에 ${String(pins)}핀`,
  twoStrikes: '더블',
  threeStrikes: '터키',
  spareAndStrike: '스페어 후 스트라이크',
  and: (what, pins) => `${what} 후 ${String(pins)}핀`,
  ends: {
    win: (what) => `${ifIs(what)} 승리`,
    safeWin: (what) => `${ifIs(what)} 승리 확정`,
    tie: (what) => `${ifIs(what)} 동점`,
    average: (what) => `${ifIs(what)} 에버리지`,
    score: (what, score) => `${ifIs(what)} ${String(score)}점`,
  },
  secures: {
    average: (what) => `${ifIs(what)} 에버리지`,
    score: (what, score) => `${ifIs(what)} ${String(score)}점`,
  },
  keeps: {
    win: (what) => `${ifIs(what)} 승리 가능`,
    safeWin: (what) => `${ifIs(what)} 승리 확정 가능`,
    tie: (what) => `${ifIs(what)} 동점 가능`,
    average: (what) => `${ifIs(what)} 에버리지 가능`,
    score: (what, score) => `${ifIs(what)} ${String(score)}점 가능`,
  },
  best: {
    strike: (best, without) => `스트라이크면 최대 ${best}점, 아니면 ${without}점`,
    spare: (best, without) => `스페어면 최대 ${best}점, 아니면 ${without}점`,
    pins: (best, without) => `최대 ${best}점, 아니면 ${without}점`,
  },
  wins: (score) => `${score}점이면 승리`,
  winsSurely: (score) => `${score}점이면 승리 확정`,
};

const de: ReachWords = {
  won: 'Schon gewonnen',
  strike: 'Strike',
  spare: 'Spare',
  pins: (pins) => String(pins),
  now: (pins) => `Jetzt ${String(pins)}`,
  twoBalls: (pins) => `${String(pins)} in 2 Würfen`,
  twoStrikes: 'Zwei Strikes',
  threeStrikes: 'Drei Strikes',
  spareAndStrike: 'Spare und Strike',
  and: (what, pins) => `${what} und ${String(pins)}`,
  ends: {
    win: (what) => `${what} zum Sieg`,
    safeWin: (what) => `${what}: sicherer Sieg`,
    tie: (what) => `${what} zum Gleichstand`,
    average: (what) => `${what} für den Schnitt`,
    score: (what, score) => `${what} für ${String(score)}`,
  },
  secures: {
    average: (what) => `${what} ergibt den Schnitt`,
    score: (what, score) => `${what} ergibt ${String(score)}`,
  },
  keeps: {
    win: (what) => `${what}: Sieg bleibt möglich`,
    safeWin: (what) => `${what}: sicher zu gewinnen`,
    tie: (what) => `${what}: Gleichstand möglich`,
    average: (what) => `${what}: Schnitt möglich`,
    score: (what, score) => `${what}: ${String(score)} bleibt möglich`,
  },
  best: {
    strike: (best, without) => `Höchstens ${best} mit Strike, ${without} ohne`,
    spare: (best, without) => `Höchstens ${best} mit Spare, ${without} ohne`,
    pins: (best, without) => `Höchstens ${best}, sonst ${without}`,
  },
  wins: (score) => `${score} gewinnt`,
  winsSurely: (score) => `${score} gewinnt sicher`,
};

export const REACH_WORDS: InEveryLanguage<ReachWords> = { en, es, ko, de };
