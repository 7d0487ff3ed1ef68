import type { ExcitersText } from '../../text/board/exciters.ts';
import type { Exciter, Feat } from './exciter.ts';

/** The current celebration in words; `still` is the NOW bar's sentence when nothing may move. */
export interface Celebrated {
  readonly exciter: Exciter;
  readonly text: ExcitersText;
  readonly still: boolean;
}

/** A band's text: one large word or score, and a small word beside a score. */
export interface ExciterWords {
  readonly large: string;
  readonly small: string;
}

export function exciterWords(text: ExcitersText, feat: Feat): ExciterWords {
  switch (feat.kind) {
    case 'spare':
      return { large: text.spare, small: '' };
    case 'split-made':
      return { large: text.splitMade, small: '' };
    case 'strikes':
      return { large: text.strikes(feat.row.length), small: '' };
    case 'fine':
      return { large: String(feat.score), small: text.fineGame(feat.from) };
    case 'perfect':
      return { large: String(feat.score), small: text.perfect };
  }
}

/** The same in one line, for users who want no motion: "KYJ: 216, 200 game". */
export function exciterLine(text: ExcitersText, name: string, feat: Feat): string {
  const { large, small } = exciterWords(text, feat);
  return `${name}: ${small === '' ? large : `${large}, ${small}`}`;
}
