import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cacheFolderOf, type CacheUser } from './cache.ts';

const uid = process.getuid?.() ?? null;

/** A user without a home folder has only the shared temporary folder. */
function homeless(change: Partial<CacheUser> = {}): CacheUser {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-cache-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'home'), '');
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  return { environment: {}, home: join(folder, 'home'), temporary, uid, ...change };
}

function sharedOf({ temporary, uid }: CacheUser): string {
  return join(temporary, `headpin-cache-${String(uid ?? 0)}`);
}

function modeOf(folder: string): number {
  return statSync(folder).mode & 0o777;
}

describe.skipIf(uid === null)('the cache of set-up, from which programs are run', () => {
  test('is this user’s alone in their home, also where an older set-up let others read', () => {
    const user = homeless();
    const home = join(user.temporary, 'home');
    const cache = join(home, '.cache/headpin');
    expect(cacheFolderOf({ ...user, home })).toBe(cache);
    expect(modeOf(cache)).toBe(0o700);
    chmodSync(cache, 0o755);
    expect(cacheFolderOf({ ...user, home })).toBe(cache);
    expect(modeOf(cache)).toBe(0o700);
  });

  test('is where the user wants it, but never at a relative path', () => {
    const user = homeless();
    const wanted = join(user.temporary, 'wanted');
    expect(cacheFolderOf({ ...user, environment: { XDG_CACHE_HOME: wanted } })).toBe(join(wanted, 'headpin'));
    expect(cacheFolderOf({ ...user, environment: { XDG_CACHE_HOME: 'here' } })).toBe(sharedOf(user));
  });

  test('of a user without a home is made in the shared folder, for them alone', () => {
    const user = homeless();
    expect(cacheFolderOf(user)).toBe(sharedOf(user));
    expect(modeOf(sharedOf(user))).toBe(0o700);
    expect(cacheFolderOf(user)).toBe(sharedOf(user));
  });

  test('of a user whose home nobody can write into is there too', (context) => {
    context.skip(process.platform !== 'linux', 'needs /proc');
    const user = homeless({ home: '/proc' });
    expect(cacheFolderOf(user)).toBe(sharedOf(user));
  });

  test.each<[string, (folder: string) => void]>([
    [
      'is no folder, or a link to one',
      (folder) => {
        writeFileSync(folder, '');
      },
    ],
    [
      'is no folder, or a link to one',
      (folder) => {
        mkdirSync(`${folder}-of-somebody`);
        symlinkSync(`${folder}-of-somebody`, folder);
      },
    ],
    [
      'can be written by other users',
      (folder) => {
        mkdirSync(folder);
        chmodSync(folder, 0o777);
      },
    ],
  ])('is refused in the shared folder when what has its name %s', (reason, make) => {
    const user = homeless();
    make(sharedOf(user));
    expect(() => cacheFolderOf(user)).toThrow(`${sharedOf(user)} ${reason}, so nothing there is used.`);
  });

  test('is refused when somebody else was there first', () => {
    const user = homeless({ uid: (uid ?? 0) + 1 });
    mkdirSync(sharedOf(user), { mode: 0o700 });
    expect(() => cacheFolderOf(user)).toThrow('belongs to another user');
  });

  test('is refused where somebody else could put another folder in its place', () => {
    const user = homeless();
    chmodSync(user.temporary, 0o777);
    expect(() => cacheFolderOf(user)).toThrow('may put a folder in its place');
  });

  test('of another user’s home is left alone: root started from there runs nothing of it', () => {
    const user = homeless({ uid: (uid ?? 0) + 1 });
    const home = join(user.temporary, 'home');
    mkdirSync(join(home, '.cache/headpin'), { recursive: true });
    expect(() => cacheFolderOf({ ...user, home })).toThrow(sharedOf(user));
  });
});
