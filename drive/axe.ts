import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe rules that depend on the theme: only colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** The texts read from the approach, which need a contrast of 7:1 (quality: legibility). */
const BOARD = '[role=table], .overhead, .idle';
const ENHANCED = 'color-contrast-enhanced';

/**
 * Axe's findings on the current view, one line per rule, and board texts without the board's contrast. `rules` limits
 * the check. Throws when there is nothing to check.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Legacy mode, because Electron cannot open the second page in which axe gathers results. Only violations are
  // reported: listing thousands of correct elements takes longer than checking them.
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

/** The elements on a board. */
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

/** Waits for the theme's colour transitions, whose intermediate colours belong to no theme. */
export async function coloursArrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
