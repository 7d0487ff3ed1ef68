import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isRoot } from '../../drive/runtime.ts';
import { choosePackages } from './needs.ts';
import { say } from './say.ts';

/**
 * Installs system packages with apt as root or by password-less sudo; otherwise throws the command to type.
 * @param wanted each package's possible names, the likelier first
 */
export async function installPackages(wanted: readonly (readonly string[])[]): Promise<void> {
  if (!answers('apt-get', ['--version'])) {
    const names = wanted.map((names) => names.at(-1)).join(' ');
    throw new Error(
      `this system has no apt-get. Please install what Debian calls: ${names}\nSupported are Debian 12 and 13, Ubuntu 22.04 and 24.04, x64.`,
    );
  }
  const prefix = isRoot() ? [] : ['sudo', '-n'];
  const mayInstall = isRoot() || answers('sudo', ['-n', 'true']);
  if (mayInstall) {
    say('asking apt for its newest package index');
    // A partly unreachable index may still list the package.
    if ((await run([...prefix, 'apt-get', 'update', '-qq'])) !== 0)
      say('apt-get update failed; trying with the index that is here');
  }
  const { chosen, unknown } = choose(wanted);
  if (!mayInstall) {
    const names = [...chosen, ...unknown].join(' ');
    throw new Error(
      `may not install them here. Please type this line, then try again:\n\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${names}\n`,
    );
  }
  if (unknown.length > 0) {
    throw new Error(
      `apt knows no package named ${unknown.join(' ')}. Supported are Debian 12 and 13, Ubuntu 22.04 and 24.04, x64.`,
    );
  }
  say(`installing ${chosen.join(' ')}`);
  // RUNLEVEL=1 keeps the print service from starting without a service manager; tests start their own.
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const quietly = ['-y', '-qq', '--no-install-recommends'];
  const options = [...quietly, '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0'];
  const code = await run([...prefix, ...settings, 'apt-get', 'install', ...options, ...chosen]);
  if (code !== 0) throw new Error('apt-get install failed: what it says above has to be put right first.');
}

function choose(wanted: readonly (readonly string[])[]): { chosen: string[]; unknown: string[] } {
  const policy = spawnSync('apt-cache', ['policy', ...wanted.flat()], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return choosePackages(wanted, policy.stdout);
}

function answers(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}

async function run([command = '', ...parameters]: readonly string[]): Promise<number | null> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
