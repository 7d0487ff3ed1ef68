import type { WebContents } from 'electron';

/** How often a page is asked whose it is, in milliseconds. */
const BEAT = 2_000;
/** So many beats without an answer: the page hangs. */
const MOST_SILENT = 8;
/** So many wrong answers in a row: the window shows something else. */
const MOST_WRONG = 2;

/** What a page of ours answers: its origin, its address, and how much stands in it. */
const WHOSE = `[self.origin, location.href, document.querySelector('#app')?.childElementCount ?? 0]`;

/** What may be wrong with the page of a window. */
export interface Findings {
  readonly hangs: () => void;
  /** The window shows something else, or an empty page; `what` it answered. */
  readonly left: (what: string) => void;
}

/**
 * Asks the page of a window whose it is, from now on until told to stop, also while it loads. Chromium's own word for a
 * page that hangs comes only once somebody has pressed something; a board hangs for those who look at it, too. Beats are
 * counted, not time: a machine that was asleep or too busy to ask has not waited for an answer.
 */
export function askRegularly(contents: WebContents, page: string, { hangs, left }: Findings): () => void {
  let asked = 0;
  let silent = 0;
  let wrong = 0;
  const anew = (): void => {
    [silent, wrong] = [0, 0];
  };
  const hear = (answer: unknown, question: number): void => {
    silent = 0;
    // A page that loads may still become ours, and an old answer may be that of a page that is gone.
    if (question !== asked || contents.isLoading()) return;
    wrong = isHome(answer, page) ? 0 : wrong + 1;
    if (wrong < MOST_WRONG) return;
    wrong = 0;
    left(String(answer));
  };
  contents.on('did-start-loading', anew);
  const timer = setInterval(() => {
    // A window without a page yet has nothing to say.
    if (contents.getURL() === '' || contents.isCrashed()) {
      anew();
      return;
    }
    if (silent === MOST_SILENT) {
      silent = 0;
      hangs();
      return;
    }
    silent += 1;
    asked += 1;
    const question = asked;
    contents.mainFrame.executeJavaScript(WHOSE).then(
      (answer: unknown) => {
        hear(answer, question);
      },
      () => undefined,
    );
  }, BEAT);
  return () => {
    clearInterval(timer);
  };
}

function isHome(answer: unknown, page: string): boolean {
  const told: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const [origin, address, height] = told;
  if (typeof origin !== 'string' || !page.startsWith(`${origin}/`)) return false;
  return address === page && typeof height === 'number' && height > 0;
}
