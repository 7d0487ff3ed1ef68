import { join } from 'node:path';
import type { ToldAccount } from '../../src/house/accounts/first-account.ts';

interface Opened {
  readonly name: string;
  /** The front desk on this PC, and from others. */
  readonly url: string;
  readonly others: readonly string[];
  /** The house's folder. */
  readonly folder: string;
  /** Null: a house that had accounts. */
  readonly account: ToldAccount | null;
}

/** All that somebody needs to go on: addresses, the account, and how it ends. */
export function openingLines({ name, url, others, folder, account }: Opened): readonly string[] {
  const operate = (command: string): string => `npm run house:operate -- ${command} --data ${folder}`;
  return [
    `\nThe house "${name}" is open.`,
    `  Front desk:  ${url}`,
    ...(others.length === 0
      ? []
      : [
          `  From others: ${others.join('  ')}`,
          `  Authority:   ${join(folder, 'tls', 'authority.pem')} (a browser warns until it trusts it)`,
        ]),
    `  Data:        ${folder}`,
    ...(account === null
      ? [`A forgotten password: ${operate('reset-password')}`]
      : [
          `  Sign in as:  ${account.name}`,
          `  Password:    ${account.password}`,
          'The password is shown this once.',
        ]),
    'Ctrl-C ends it.',
  ];
}
