import { globSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BareMachine } from './bare-machine.ts';
import type { BootedMachine } from './booted-machine.ts';
import { PACKAGED } from './packaged.ts';

/** A minimal Debian 12 with systemd, and in /root the desk's package (`house.deb`) and a newer one (`next.deb`). */
export async function bareHousePc(): Promise<BareMachine> {
  const bare = await BareMachine.make(await mkdtemp(join(tmpdir(), 'headpin-house-')), 'bookworm');
  await bare.must('apt-get', 'update', '-qq');
  await installOn(bare, 'systemd', 'curl', 'ca-certificates');
  for (const [folder, name] of [
    ['..', 'house'],
    ['../next', 'next'],
  ] as const) {
    const [deb] = globSync(join(folder, 'headpin-house_*.deb'), { cwd: PACKAGED });
    if (deb === undefined) throw new Error(`there is no package in ${folder}`);
    await copyFile(join(PACKAGED, deb), join(bare.root, `root/${name}.deb`));
  }
  return bare;
}

export async function installOn(bare: BareMachine, ...packages: readonly string[]): Promise<void> {
  const options = ['-y', '-qq', '--no-install-recommends'];
  await bare.must('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', ...options, ...packages);
}

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The front desk as a browser on its PC has it, which trusts one authority alone and calls the house by its name. */
export class FrontDesk {
  readonly #machine: BootedMachine;
  readonly #authority: string;

  /** `authority`: a file on that PC. */
  constructor(machine: BootedMachine, authority: string) {
    this.#machine = machine;
    this.#authority = authority;
  }

  /** What the house says of its database; null while it does not answer. */
  health(): string | null {
    return this.#machine.say(...this.#curl('/health'));
  }

  /** Names of all accounts, sorted. */
  accounts(manager: Account): readonly string[] {
    const answer = this.#asks('/desk/v1/accounts', this.#signIn(manager));
    return (JSON.parse(answer) as readonly { readonly name: string }[]).map(({ name }) => name).toSorted();
  }

  addAccount(manager: Account, name: string): void {
    const change = { kind: 'add', name, role: 'operator' };
    this.#asks('/desk/v1/accounts', [...this.#signIn(manager), ...posted(change)]);
  }

  /** The first thing that an account does with a password that was made for it. */
  choosesPassword({ name, password: old }: Account): Account {
    const change = { old, new: 'seven ten on lane four' };
    this.#asks('/desk/v1/me/password', [...this.#signIn({ name, password: old }), ...posted(change)]);
    return { name, password: change.new };
  }

  /** The options of requests in this account's session. */
  #signIn({ name, password }: Account): readonly string[] {
    const cookies = '/root/cookies';
    const answer = this.#asks('/desk/v1/sign-in', ['--cookie-jar', cookies, ...posted({ name, password })]);
    const { csrf } = JSON.parse(answer) as { readonly csrf: string };
    return ['--cookie', cookies, '--header', `x-csrf-token: ${csrf}`];
  }

  #asks(path: string, options: readonly string[]): string {
    return this.#machine.must(...this.#curl(path), ...options);
  }

  #curl(path: string): readonly string[] {
    const trust = ['--cacert', this.#authority, '--resolve', 'desk.lan:8300:127.0.0.1'];
    return ['curl', '--silent', '--show-error', '--fail-with-body', ...trust, `https://desk.lan:8300${path}`];
  }
}

function posted(body: object): readonly string[] {
  const headers = ['--header', 'content-type: application/json', '--header', 'origin: https://desk.lan:8300'];
  return [...headers, '--data', JSON.stringify(body)];
}
