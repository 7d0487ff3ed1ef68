/** Playwright opens these windows in a Chromium that this project does not have. */
const OWN_BROWSER: Readonly<Record<string, string>> = {
  '--ui': '--ui-port 8080 serves the same to a browser of yours',
  '--debug': '--headed --workers 1 shows the program, and --trace on keeps every step',
};

/**
 * Why these options are refused for end-to-end tests, or null.
 * @param display whether there is a display to paint on
 */
export function refusalOf(options: readonly string[], display: boolean): string | null {
  const names = options.map((option) => option.split('=')[0] ?? option);
  const served = names.some((name) => name === '--ui-port' || name === '--ui-host');
  const own = names.find((name) => name in OWN_BROWSER && !served);
  if (own !== undefined)
    return `${own} needs a browser that Playwright downloads, and Headpin has none: ${OWN_BROWSER[own] ?? ''}.`;
  if (names.includes('--headed') && !display)
    return '--headed shows the program on your display, and there is none here.';
  return null;
}
