import { join } from 'node:path';
import type { ToldAccount } from '../../src/house/accounts/first-account.ts';

interface Opened {
  readonly name: string;
  /** The front desk on this PC, and from others. */
  readonly url: string;
  readonly others: readonly string[];
  /** The house's folder. */
  readonly folder: string;
  /** Whether it was made just now. */
  readonly isNew: boolean;
}

/** Said as soon as it is made: a start that fails afterwards must not take the password with it. */
export function accountLines({ name, password }: ToldAccount): readonly string[] {
  return [
    'The first account, whose password is shown this once:',
    `  Sign in as:  ${name}`,
    `  Password:    ${password}`,
  ];
}

export function openingLines({ name, url, others, folder, isNew }: Opened): readonly string[] {
  const reset = `npm run house:operate -- reset-password --data ${folder}`;
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
    ...(isNew ? [] : [`A forgotten password: ${reset}`]),
    'Ctrl-C ends it.',
  ];
}
