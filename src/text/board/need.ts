import type { Ending } from '../../core/need/ending.ts';
import type { Gap } from '../../core/need/gap.ts';
import type { Need, NeedLine } from '../../core/need/headline.ts';
import type { Outcome } from '../../core/need/outcome.ts';
import type { Target } from '../../core/need/targets.ts';
import type { InEveryLanguage } from '../language.ts';
import { PRESENT_WORDS, type PresentWords } from './need-present-words.ts';
import { REACH_WORDS, type ReachWords, type Sentences } from './need-reach-words.ts';

/**
 * The need line for the player on turn: a headline that can be read from the foul line, and sometimes a second line.
 */
export interface NeedText {
  readonly headline: (line: NeedLine) => string;
  /** Empty when the headline is enough. */
  readonly detail: (need: Need) => string;
}

function textOf(words: ReachWords & PresentWords): NeedText {
  const headline = (line: NeedLine): string => {
    switch (line.kind) {
      case 'sure':
        return words.won;
      case 'ends':
        return sentence(words.ends, endingText(words, line.ending), line.target);
      case 'secures':
        return sentence(
          { ...words.ends, ...words.secures },
          outcomeText(words, line.outcome, words.now),
          line.target,
        );
      case 'keeps':
        return sentence(words.keeps, outcomeText(words, line.outcome, words.now), line.target);
      case 'wins':
        return words[line.isFinal ? 'wins' : 'winsSurely'](String(line.score));
      case 'counts':
        return words.counts[line.times > 2 ? 'threeTimes' : 'twice'];
      case 'streak':
        return words.streak(line.strikes);
      case 'perfect':
        return words.perfect(line.score);
      case 'clean':
      case 'firstMark':
        return words[line.kind];
      case 'stayClean':
        return line.last ? words.cleanGame : words.stayClean;
      case 'toGo':
        return words.toGo(line.points, line.score);
      case 'worth':
        return words.worth[line.mark];
      case 'gap':
        return isLongName(words, line)
          ? words.gapAlone[sideOf(line)](Math.abs(line.points))
          : gapText(words, line);
      case 'pace':
        return words.pace[line.points === 0 ? 'level' : 'ahead'](line.points);
    }
  };
  const detail = ({ line, also }: Need): string => {
    if (line.kind === 'keeps') return bestText(words, line);
    if (line.kind === 'gap' || line.kind === 'pace')
      return [
        ...nameBelow(words, line),
        words.after(line.frames),
        ...(also === null ? [] : [headline(also)]),
      ].join(' · ');
    return also === null ? '' : dated(also);
  };
  /** Adds when the totals were compared. */
  const dated = (line: NeedLine): string => {
    if (line.kind === 'gap') return `${words.after(line.frames)}: ${gapText(words, line)}`;
    return line.kind === 'pace' ? `${words.after(line.frames)}: ${headline(line)}` : headline(line);
  };
  return { headline, detail };
}

type GapLine = Extract<NeedLine, { kind: 'gap' }>;

function gapText(words: PresentWords, line: GapLine): string {
  return words.gap[sideOf(line)](line.rival, Math.abs(line.points));
}

/** A wider text would be too small to read from the foul line. */
const WIDEST_GAP = 30;

function isLongName(words: PresentWords, line: GapLine): boolean {
  return widthOf(gapText(words, line)) > WIDEST_GAP;
}

/** The name, if the headline has no room for it. */
function nameBelow(words: PresentWords, line: NeedLine): readonly string[] {
  return line.kind === 'gap' && isLongName(words, line) ? [line.rival] : [];
}

/** A line's width in Latin letters; Hangul, kana and Chinese characters count double. */
function widthOf(line: string): number {
  const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return Array.from(line).reduce((width, letter) => width + (wide.test(letter) ? 2 : 1), 0);
}

function sideOf({ points }: Pick<Gap, 'points'>): 'ahead' | 'behind' | 'level' {
  if (points === 0) return 'level';
  return points > 0 ? 'ahead' : 'behind';
}

function bestText(words: ReachWords, line: Extract<NeedLine, { kind: 'keeps' }>): string {
  const { outcome, target } = line;
  const [best, without] = [String(line.best), String(line.without)];
  if (target.kind === 'win' || target.kind === 'safeWin')
    return `${words.wins(String(target.score))} · ${words.best.pins(best, without)}`;
  return words.best['pins' in outcome ? 'pins' : outcome.kind](best, without);
}

function sentence(sentences: Sentences, what: string, { kind, score }: Target): string {
  switch (kind) {
    case 'win':
    case 'safeWin':
    case 'tie':
    case 'average':
      return sentences[kind](what);
    case 'milestone':
    case 'best':
      return sentences.score(what, score);
  }
}

/** "Strike and 5", "Two strikes and 5", "Three strikes", "9". */
function endingText(words: ReachWords, { outcome, strikes, pins }: Ending): string {
  const first = firstText(words, outcome, strikes);
  return pins === 0 ? first : words.and(first, pins);
}

function firstText(words: ReachWords, outcome: Outcome, strikes: number): string {
  if (strikes === 0) return outcomeText(words, outcome, words.pins);
  if (outcome.kind === 'spare') return words.spareAndStrike;
  return strikes === 1 ? words.twoStrikes : words.threeStrikes;
}

function outcomeText(words: ReachWords, outcome: Outcome, ball: (pins: number) => string): string {
  switch (outcome.kind) {
    case 'strike':
    case 'spare':
      return words[outcome.kind];
    case 'ball':
      return ball(outcome.pins);
    case 'open':
      return words.twoBalls(outcome.pins);
  }
}

export const NEED_TEXT: InEveryLanguage<NeedText> = {
  en: textOf({ ...REACH_WORDS.en, ...PRESENT_WORDS.en }),
  es: textOf({ ...REACH_WORDS.es, ...PRESENT_WORDS.es }),
  ko: textOf({ ...REACH_WORDS.ko, ...PRESENT_WORDS.ko }),
  de: textOf({ ...REACH_WORDS.de, ...PRESENT_WORDS.de }),
};
