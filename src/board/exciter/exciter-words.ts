import type { ExcitersText } from '../../text/exciters.ts';
import type { Exciter, Feat } from './exciter.ts';

/** What is celebrated at the moment, in which words; `still` says it in the NOW bar, and nothing moves. */
export interface Celebrated {
  readonly exciter: Exciter;
  readonly text: ExcitersText;
  readonly still: boolean;
}

/** What a band says: one large word or score, and a small word beside a score. */
export interface ExciterWords {
  readonly large: string;
  readonly small: string;
}

/** The words of a celebration. */
export function exciterWords(text: ExcitersText, feat: Feat): ExciterWords {
  switch (feat.kind) {
    case 'spare':
      return { large: text.spare, small: '' };
    case 'split-made':
      return { large: text.splitMade, small: '' };
    case 'strikes':
      return { large: text.strikes(feat.strikes), small: '' };
    case 'two-hundred':
      return { large: String(feat.score), small: text.twoHundred };
    case 'perfect':
      return { large: String(feat.score), small: text.perfect };
  }
}

/** The same in one line, for who wants nothing to move: "KYJ: 216, 200 game". */
export function exciterLine(text: ExcitersText, name: string, feat: Feat): string {
  const { large, small } = exciterWords(text, feat);
  return `${name}: ${small === '' ? large : `${large}, ${small}`}`;
}
