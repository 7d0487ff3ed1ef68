export const SCHEME = 'app';

/** The only origin whose pages may call main. */
export const ORIGIN = `${SCHEME}://headpin`;

export const CONSOLE_PAGE = `${ORIGIN}/index.html`;

export const OVERHEAD_PAGE = `${ORIGIN}/overhead.html`;

/** Shows the screen number given after the `#`. */
export const NUMBER_PAGE = `${ORIGIN}/screen-number.html`;

/** Asks whether to take over another PC's folder. */
export const TAKE_OVER_PAGE = `${ORIGIN}/take-over.html`;

/** Says that errors end the program again and again; the language and the log's path stand after the `#`. */
export const STOPPED_PAGE = `${ORIGIN}/stopped.html`;

export const SHEET_PAGE = `${ORIGIN}/sheet.html`;

/** Decodes a picture and draws the logo. */
export const LOGO_PAGE = `${ORIGIN}/logo.html`;
