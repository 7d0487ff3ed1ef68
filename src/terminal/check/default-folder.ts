import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'Headpin';

/** The data folder that Headpin takes if nobody names another: where Electron keeps a program's data. */
export function defaultFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir();
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), NAME);
}
