/**
 * Anything that opens a debugger or runs foreign code in the program is refused as an option and cleared as a
 * variable.
 */
import { foreignVariables } from '../../src/options/foreign.ts';

/** Options of Node, Electron and Chromium, as prefixes. */
const REFUSED = [
  ...['--inspect', '--debug', '--remote-debugging', '--remote-allow-origins', '--js-flags'],
  ...['--require', '-r', '--import', '--loader', '--experimental-loader', '--eval', '-e', '--print', '-p'],
  ...['--enable-logging', '--log-file', '--log-net-log', '--load-extension'],
  ...['--no-sandbox', '--disable-web-security'],
];

/** The first forbidden option, or null. */
export function refusedOption(options: readonly string[]): string | null {
  return options.find((option) => REFUSED.some((name) => isCalled(option, name))) ?? null;
}

/** The environment without such variables, and the names of those removed. */
export function shutEnvironment(environment: NodeJS.ProcessEnv): {
  readonly kept: NodeJS.ProcessEnv;
  readonly cleared: readonly string[];
} {
  const cleared = foreignVariables(environment);
  const kept = Object.keys(environment)
    .filter((name) => !cleared.includes(name))
    .map((name) => [name, environment[name]] as const);
  return { kept: Object.fromEntries(kept), cleared };
}

/** `--inspect-brk=0` matches `--inspect`; `-r` does not match `-really`. */
function isCalled(option: string, name: string): boolean {
  // Chromium accepts one dash for two, and on Windows capitals.
  const said = option.toLowerCase().replace(/^-(?=\w{2})/u, '--');
  return name.startsWith('--') ? said.startsWith(name) : said === name || said.startsWith(`${name}=`);
}
