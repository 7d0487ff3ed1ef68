// The characters of the Latin font (unicode-range of its rules, without Vietnamese).
const LATIN =
  /^[\u0000-\u02d7\u02da\u02dc-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u2000-\u206f\u20a0-\u20c0\u2113\u2122\u2191\u2193\u2212\u2215]*$/u;

let adopted: Promise<void> | null = null;

/**
 * Gives the page the fonts of Hangul and of whatever else the Latin font lacks; they load when drawn. Their 124 rules
 * take 2 MB of a page, so that a page asks for them when it has such a text.
 */
export function otherLetters(): Promise<void> {
  // Fonts that cannot be loaded leave the system's.
  adopted ??= adopt().catch(() => undefined);
  return adopted;
}

async function adopt(): Promise<void> {
  const { default: korean } = await import('@fontsource-variable/noto-sans-kr/wght.css?inline');
  // Hangul fills its square while Latin capitals fill 0.7 of it; at 90 % a Korean name looks as high as others. The
  // package has no such option, so its sheet is adopted here with the descriptor added; the fonts stay local.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(korean.replace(/font-display:\s*swap/gu, 'font-display:block;size-adjust:90%'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Asks for the other letters as soon as the page shows one or somebody types one. */
export function watchLetters(): void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(hasOtherLetters)) found();
  });
  const typed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && needsOtherLetters(target.value)) found();
  };
  function found(): void {
    observer.disconnect();
    document.removeEventListener('input', typed, true);
    void otherLetters();
  }
  if (needsOtherLetters(document.documentElement.textContent)) {
    void otherLetters();
    return;
  }
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', typed, true);
}

function hasOtherLetters({ addedNodes, target, type }: MutationRecord): boolean {
  const changed = type === 'characterData' ? [target] : Array.from(addedNodes);
  return changed.some(({ textContent }) => needsOtherLetters(textContent ?? ''));
}

/** Whether a text has letters or signs that the Latin font lacks. */
export function needsOtherLetters(text: string): boolean {
  return !LATIN.test(text);
}
