/** The scheme of our own pages. */
export const SCHEME = 'app';

/** The only origin whose pages may speak to main. */
export const ORIGIN = `${SCHEME}://headpin`;

/** The console's page. */
export const CONSOLE_PAGE = `${ORIGIN}/index.html`;

/** The page of the screen above the lane. */
export const OVERHEAD_PAGE = `${ORIGIN}/overhead.html`;

/** The page that shows a screen's number; which, stands behind the `#`. */
export const NUMBER_PAGE = `${ORIGIN}/screen-number.html`;

/** The page that asks whether the folder of another machine is taken over. */
export const TAKE_OVER_PAGE = `${ORIGIN}/take-over.html`;

/** The page that draws a sheet for the printer. */
export const SHEET_PAGE = `${ORIGIN}/sheet.html`;

/** The page that decodes a picture and draws the logo. */
export const LOGO_PAGE = `${ORIGIN}/logo.html`;
