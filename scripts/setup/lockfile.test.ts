import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { readonly packages: Readonly<Record<string, Locked>> };
const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

test('every package of the lockfile is locked by its content', () => {
  const loose = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && integrity === undefined,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('every optional package of the lockfile is locked too: npm ci refuses it otherwise', () => {
  const wanted = Object.values(packages).flatMap((locked) => Object.keys(locked.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('the lockfile names no place to fetch from', () => {
  expect(Object.values(packages).filter((locked) => locked.resolved !== undefined)).toEqual([]);
});
