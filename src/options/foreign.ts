/**
 * Options and variables of Electron, Chromium and Node, which are not ours. Only these may be in a start: any other one
 * may open a debugger, run foreign code, weaken a wall or write a file, and new ones come with each Electron.
 */

/** Switches of Chromium by which a lane's screen is drawn and touched. */
export const ALLOWED_SWITCHES: readonly string[] = [
  'lang',
  ...['ozone-platform', 'ozone-platform-hint'],
  ...['force-device-scale-factor', 'high-dpi-support', 'disable-gpu'],
  ...['touch-events', 'touch-devices'],
];

/** Besides them in a checkout: tests drive it through a debugger, and root gets no sandbox. */
export const CHECKOUT_SWITCHES: readonly string[] = ['inspect', 'remote-debugging-port', 'no-sandbox', 'r'];

/** Variables that these programs read, by the beginnings of their names. */
export const FOREIGN_FAMILIES: readonly string[] = [
  ...['ELECTRON', 'NODE', 'CHROME', 'CHROMIUM', 'SSL', 'VSCODE_INSPECTOR'],
];

/** Those of them that open and write nothing. */
export const HARMLESS_VARIABLES: readonly string[] = [
  ...['ELECTRON_OZONE_PLATFORM_HINT', 'CHROME_DESKTOP', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  ...['NODE', ...['ENV', 'VERSION', 'HOME'].map((what) => `NODE_${what}`)],
];

/** The first switch of a command line that is not among these, as it was written; null: none. */
export function foreignSwitch(
  argv: readonly string[],
  allowed: readonly string[],
  isWindows: boolean,
): string | null {
  // Chromium trims each one, and reads none after `--`.
  const trimmed = argv.slice(1).map((argument) => argument.trim());
  const end = trimmed.indexOf('--');
  const before = end === -1 ? trimmed : trimmed.slice(0, end);
  return (
    before.find((argument) => {
      const name = switchName(argument, isWindows);
      return name !== null && !allowed.includes(name);
    }) ?? null
  );
}

/** Null for what Chromium takes for no switch. It takes one dash for two, and on Windows a slash and capitals. */
function switchName(argument: string, isWindows: boolean): string | null {
  const prefix = isWindows ? /^(?:--?|\/)(?=.)/u : /^--?(?=.)/u;
  if (!prefix.test(argument)) return null;
  const [name = ''] = argument.replace(prefix, '').split('=');
  return isWindows ? name.toLowerCase() : name;
}

/** The names of a start's variables that may open or write something. */
export function foreignVariables(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.keys(environment).filter((name) => {
    const said = name.toUpperCase();
    return FOREIGN_FAMILIES.some((family) => said.startsWith(family)) && !HARMLESS_VARIABLES.includes(said);
  });
}
