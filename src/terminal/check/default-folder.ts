import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'Headpin';

/**
 * The data folder that Headpin uses by default: where Electron keeps a program's data. As in Electron, an empty
 * variable counts as not set.
 */
export function defaultFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir();
  const set = (name: string): string | undefined =>
    environment[name] === '' ? undefined : environment[name];
  if (platform === 'win32') return join(set('APPDATA') ?? join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(set('XDG_CONFIG_HOME') ?? join(home, '.config'), NAME);
}
