import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(['.', 'scripts/mutation', 'scripts/package'])('package-lock.json in %s', (folder) => {
  const { packages } = JSON.parse(
    readFileSync(new URL(`../../${folder}/package-lock.json`, import.meta.url), 'utf8'),
  ) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

  test('locks every package by its content', () => {
    const loose = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  test('locks every optional package too: npm ci refuses it otherwise', () => {
    const wanted = Object.values(packages).flatMap((locked) =>
      Object.keys(locked.optionalDependencies ?? {}),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  test('names no download location', () => {
    expect(Object.values(packages).filter((locked) => locked.resolved !== undefined)).toEqual([]);
  });
});
