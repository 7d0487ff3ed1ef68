import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { refusedOption } from '../start/shut.ts';
import { STAMP, writeApp } from './app.ts';

/** Texts that a build with development loading would contain. */
const WAYS_IN =
  /import\.meta\.(?:hot|env)|ELECTRON_RENDERER_URL|NODE_ENV|VITE_|isPackaged|wss?:\/\/|reloadWhenWritten|dev\/(?!null)/u;

/** These refuse in a package what a checkout allows; package-points.spec.ts asks the packaged program. */
const STRICTER = ['close-unsafe-start.ts', 'reopening.ts'].map((file) => join('src', 'main', 'start', file));

test('the program a house runs has no way in for npm run dev: no source looks for a server, a variable or a reloader', () => {
  const sources = globSync('src/**/*.{ts,vue,html}', { cwd: root }).filter(
    (file) => !/\.(?:test|testing|d)\.ts$/u.test(file) && !STRICTER.includes(file),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => WAYS_IN.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('this search finds such a path where there is one', () => {
  expect("if (process.env['ELECTRON_RENDERER_URL']) load()").toMatch(WAYS_IN);
  expect("import './dev/reload.js'").toMatch(WAYS_IN);
});

test('what npm run dev opens is the built program behind a reloader, under its own name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-dev-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeApp(folder);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ productName: 'Headpin', main: 'dev.js' });
  const main = readFileSync(join(folder, 'dev.js'), 'utf8');
  expect(main).toContain(JSON.stringify(join(folder, STAMP)));
  expect(main.trimEnd()).toMatch(/await import\('\.\/main\/index\.js'\);$/u);
});

test('npm start loads no module before the program', () => {
  expect(refusedOption(['-r', 'scripts/dev/reload.js'])).toBe('-r');
});
