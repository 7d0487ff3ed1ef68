import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRoot, type Runtime } from '../../drive/runtime.ts';

/** The user for root's tests (test/place.ts). */
const nobody = { uid: 65534, gid: 65534 };

/**
 * Chromium's sandbox uses user namespaces. Where ordinary users may not create them (Ubuntu 24.04, inside a chroot),
 * its helper does, if it belongs to root with mode 4755: root sets that, others get an error with the command to
 * type.
 */
export function allowSandbox(runtime: Runtime): void {
  if (process.platform !== 'linux') return;
  const helper = join(dirname(runtime.executable), 'chrome-sandbox');
  const found = statSync(helper, { throwIfNoEntry: false });
  if (found === undefined || (found.uid === 0 && (found.mode & 0o7777) === 0o4755) || mayMakeNamespaces())
    return;
  if (!isRoot()) {
    throw new Error(
      "this system forbids ordinary users Chromium's sandbox. Please type this line once, then try again:\n\n" +
        `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'\n`,
    );
  }
  chownSync(helper, 0, 0);
  chmodSync(helper, 0o4755);
}

function mayMakeNamespaces(): boolean {
  // Ubuntu allows creating one but then removes its capabilities, so a trial proves nothing.
  if (setting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1') return false;
  const tried = spawnSync('unshare', ['--user', '--map-root-user', 'true'], isRoot() ? nobody : {});
  return tried.status === 0;
}

function setting(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
