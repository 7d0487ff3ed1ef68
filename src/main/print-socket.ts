import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the print service of a Linux machine listens for its own programs. */
const SOCKET = '/run/cups/cups.sock';

/** Where a house says that its printers are somewhere else. */
const SAID_IN = ['/etc/cups/client.conf', join(homedir(), '.cups', 'client.conf')];

/**
 * Where no print service runs, its library would ask `localhost` over the network instead: it is kept to the socket,
 * unless the environment or a file of the house names a server. Other systems ask no such question.
 */
export function keepToPrintSocket(
  environment: NodeJS.ProcessEnv,
  files: readonly string[] = SAID_IN,
  system: NodeJS.Platform = process.platform,
): void {
  if (system !== 'linux' || (environment['CUPS_SERVER'] ?? '') !== '' || files.some(namesServer)) return;
  environment['CUPS_SERVER'] = SOCKET;
}

function namesServer(file: string): boolean {
  try {
    return /^\s*ServerName\s/imu.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
