import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../house-contract/accounts.ts';

/** Argon2id with the first of OWASP's recommended costs: KiB, passes, threads. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same costs that no password has. */
const NOBODYS = `$argon2id$v=19$m=${String(COSTS.memoryCost)},t=${String(COSTS.timeCost)},p=${String(COSTS.parallelism)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Words that say too little, the longest first. */
const EASY_WORDS = [
  ...['1234567890', 'password', 'contraseña', 'passwort', '비밀번호', 'qwertyuiop', 'frontdesk', 'bowling'],
  ...[
    'headpin',
    'asdfghjkl',
    'letmein',
    'welcome',
    'manager',
    'operator',
    'secretary',
    'iloveyou',
    'zxcvbnm',
  ],
  ...['qwertz', 'qwerty', 'azerty', 'strike', 'spare', 'admin', 'lane', '123456', '12345', 'abcdef', 'abc'],
].toSorted((one, other) => other.length - one.length);

/** Different characters that must be left without easy words. */
const LEAST_DIFFERENT = 5;

/** Letters and digits that nobody takes for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** No rule of composition: length, and not what everybody tries first. `words` are those of the house and the account. */
export function judged(
  password: string,
  words: readonly string[],
): Result<string, 'password-too-short' | 'password-too-easy'> {
  const characters = Array.from(password);
  if (characters.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD)
    return err('password-too-short');
  let rest = plain(password);
  for (const word of [...words.map(plain), ...EASY_WORDS]) {
    if (word.length > 0) rest = rest.replaceAll(word, '');
  }
  return new Set(rest).size < LEAST_DIFFERENT ? err('password-too-easy') : ok(password);
}

export async function hashOf(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COSTS);
}

/** Takes the same time for a name that nobody has. */
export async function isRight(known: string | null, password: string): Promise<boolean> {
  const right = await verify(known ?? NOBODYS, password.normalize('NFKC'));
  return right && known !== null;
}

/** For somebody to begin with: four groups of five letters, 99 random bits. */
export function newPassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
