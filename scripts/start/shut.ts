/** What opens a debugger, or runs somebody else's code, in a program that is started: refused as an option, cleared as a variable. */

/** Options of Node, Electron and Chromium; each stands for all that begin so. */
const REFUSED = [
  ...['--inspect', '--debug', '--remote-debugging', '--remote-allow-origins', '--js-flags'],
  ...['--require', '-r', '--import', '--loader', '--experimental-loader', '--eval', '-e', '--print', '-p'],
  ...[
    '--enable-logging',
    '--log-file',
    '--log-net-log',
    '--load-extension',
    '--no-sandbox',
    '--disable-web-security',
  ],
];

/** Variables by which Node, Electron and Chromium are told the same. */
const CLEARED = /^(?:NODE_|ELECTRON_|VSCODE_INSPECTOR_OPTIONS$|SSLKEYLOGFILE$|CHROME_)/u;

/** Says only whether to paint by X11 or by Wayland. */
const KEPT = 'ELECTRON_OZONE_PLATFORM_HINT';

/** The first of these options that is no business of who starts a lane; null when there is none. */
export function refusedOption(options: readonly string[]): string | null {
  return options.find((option) => REFUSED.some((name) => isCalled(option, name))) ?? null;
}

/** The environment without what opens the program to others, and the names of what was left out. */
export function shutEnvironment(environment: NodeJS.ProcessEnv): {
  readonly kept: NodeJS.ProcessEnv;
  readonly cleared: readonly string[];
} {
  const names = Object.keys(environment);
  const cleared = names.filter((name) => name.toUpperCase() !== KEPT && CLEARED.test(name.toUpperCase()));
  const kept = names
    .filter((name) => !cleared.includes(name))
    .map((name) => [name, environment[name]] as const);
  return { kept: Object.fromEntries(kept), cleared };
}

/** `--inspect-brk=0` is called `--inspect`; `-r` is a name of its own and does not begin `-really`. */
function isCalled(option: string, name: string): boolean {
  // Chromium takes a single dash for two, and capitals on Windows.
  const said = option.toLowerCase().replace(/^-(?=\w{2})/u, '--');
  return name.startsWith('--') ? said.startsWith(name) : said === name || said.startsWith(`${name}=`);
}
