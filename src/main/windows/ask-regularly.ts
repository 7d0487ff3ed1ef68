import type { WebContents } from 'electron';

/** In milliseconds, between two questions to a page. */
const BEAT = 2_000;
/** After this many beats without an answer the page hangs. */
const MOST_SILENT = 8;
/** After this many wrong answers in a row the window shows another page. */
const MOST_WRONG = 2;

/** A page answers with its origin, its address and its number of elements. */
const WHOSE = `[self.origin, location.href, document.querySelector('#app')?.childElementCount ?? 0]`;

export interface Findings {
  readonly hangs: () => void;
  /** The window shows another page or an empty one; `what` is its answer. */
  readonly left: (what: string) => void;
}

/**
 * Asks a window's page regularly who it is, also while it loads, until stopped. Chromium reports a hanging page only
 * after an input, but a board must also not hang for its readers. It counts beats, not time: a PC that slept or was
 * too busy to ask has not waited for an answer.
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
    // A loading page may still become ours, and an old answer may come from an earlier page.
    if (question !== asked || contents.isLoading()) return;
    wrong = isHome(answer, page) ? 0 : wrong + 1;
    if (wrong < MOST_WRONG) return;
    wrong = 0;
    left(String(answer));
  };
  contents.on('did-start-loading', anew);
  const timer = setInterval(() => {
    // A window without a page has no answer.
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
