/** What is drawn in the colour of the next step, and in that of faults. */
export interface DrawnColours {
  /** Names of the filled buttons. */
  readonly amber: readonly string[];
  /** Texts and fills that are not a fault, foul or removal. */
  readonly red: readonly string[];
}

/** Computed colours, as `rgb(255, 184, 28)`. */
export interface Colours {
  readonly amber: string;
  readonly red: string;
}

/** One button at most is what comes next, and red is kept for faults, fouls and removals. */
export function colourFaults({ amber, red }: DrawnColours): readonly string[] {
  return [
    ...(amber.length > 1 ? [`ambers: ${amber.map((name) => `"${name}"`).join(', ')}`] : []),
    ...red.map((text) => `red without a fault: "${text}"`),
  ];
}

/** Runs in the page. */
export function coloursIn({ amber, red }: Colours): DrawnColours {
  // Fouls and their key, what is removed, and what is wrong with a line, a file, a printer or a save.
  const REASONS =
    '.mark, .foul, .remove, .sure, .fault, .faulty, .wrong, .faults, .damaged, .refused, .broken, .waiting, .alert, ' +
    '[data-outcome=fault], [role=alert], [aria-invalid=true]';
  const isSeen = (part: Element): boolean =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const front = document.querySelector('dialog[open], .idle') ?? document.body;
  const parts = [...front.querySelectorAll('*')].filter(isSeen);
  const textOf = (part: Element): string =>
    (part.textContent ?? '').trim().replaceAll(/\s+/gu, ' ').slice(0, 60);
  const ownText = (part: Element): boolean =>
    [...part.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
  return {
    amber: parts
      .filter((part) => part.matches('button, [role=button]'))
      .filter((part) => getComputedStyle(part).backgroundColor === amber)
      .map((part) => part.getAttribute('aria-label') ?? textOf(part)),
    red: parts
      .filter((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return backgroundColor === red || (color === red && ownText(part));
      })
      .filter((part) => part.closest(REASONS) === null)
      .map((part) => `${part.classList.item(0) ?? part.tagName.toLowerCase()}: ${textOf(part)}`),
  };
}
