import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a theme changes of what axe looks at: colours alone. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What is read from the approach: all its text must stand out 7:1 (quality: legibility). */
const BOARD = '[role=table], .overhead, .idle';
const ENHANCED = 'color-contrast-enhanced';

/**
 * What axe finds on the view as it stands, a line a rule; of the board also whether its text has the board's contrast.
 * `rules` are the only ones to look for. Looking at nothing at all is a mistake, and throws.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Legacy mode: Electron cannot open the second page in which axe would gather its results. Writing down thousands of
  // elements that are right takes it longer than looking at them.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { [ENHANCED]: { enabled: true } } });
  const { violations, passes } = await (
    rules === undefined ? axe : axe.withRules([...rules, ENHANCED])
  ).analyze();
  if (passes.length + violations.length === 0) throw new Error('axe looked at nothing');
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    const meant = id === ENHANCED ? await onBoard(page, nodes) : nodes;
    const [first] = meant;
    if (first === undefined) continue;
    found.push(`${id} (${help}), ${String(meant.length)} times: ${first.html} ${first.failureSummary ?? ''}`);
  }
  return found;
}

/** Those of the elements that are on a board. */
async function onBoard<T extends { readonly target: readonly unknown[] }>(
  page: Page,
  nodes: readonly T[],
): Promise<readonly T[]> {
  const inside = await page.evaluate(
    ([selectors, board]) =>
      selectors.map((selector) => document.querySelector(selector)?.closest(board) instanceof Element),
    [nodes.map(({ target }) => String(target[0])), BOARD] as const,
  );
  return nodes.filter((_, index) => inside[index] === true);
}

/** A colour on its way from one theme to the next belongs to neither. */
export async function coloursArrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
