import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRoot, type Runtime } from '../runtime.ts';

/**
 * Ubuntu 24.04 forbids ordinary users the name spaces Chromium's sandbox is made of, unless its helper belongs to root with mode 4755:
 * makes it so as root, else throws the line to type. Elsewhere there is nothing to do.
 */
export function allowSandbox(runtime: Runtime): void {
  if (process.platform !== 'linux' || !isRestricted()) return;
  const helper = join(dirname(runtime.executable), 'chrome-sandbox');
  const found = statSync(helper, { throwIfNoEntry: false });
  if (found === undefined || (found.uid === 0 && (found.mode & 0o7777) === 0o4755)) return;
  if (!isRoot()) {
    throw new Error(
      "this system forbids ordinary users Chromium's sandbox. Please type this line once, then try again:\n\n" +
        `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'\n`,
    );
  }
  chownSync(helper, 0, 0);
  chmodSync(helper, 0o4755);
}

function isRestricted(): boolean {
  // The second of the two is Debian's own switch, on (1) by default since Debian 11.
  return (
    setting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    setting('/proc/sys/kernel/unprivileged_userns_clone') === '0'
  );
}

function setting(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
