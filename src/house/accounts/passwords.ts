import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../house-contract/accounts.ts';

/** Argon2id with OWASP's first recommended parameters: KiB, passes, threads. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash with the same parameters that no password matches. */
const NOBODYS = `$argon2id$v=19$m=${String(COSTS.memoryCost)},t=${String(COSTS.timeCost)},p=${String(COSTS.parallelism)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Words that are too common to count towards a password's strength, longest first. */
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

/** How many different characters must remain without the common words. */
const LEAST_DIFFERENT = 5;

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Judges a password by its length, and by what remains without common words and `words`, those of house and
 * account.
 */
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

/** Takes equally long for a name that does not exist. */
export async function isRight(known: string | null, password: string): Promise<boolean> {
  const right = await verify(known ?? NOBODYS, password.normalize('NFKC'));
  return right && known !== null;
}

/** An initial password: four groups of five letters, 99 random bits. */
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
