import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { citableTitles } from './cited-tests.testing.ts';

const ROWS = readFileSync(join(root, 'docs/scorer-requirements.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const [, requirement = '', answer = '', proof = ''] = line.split(' | ').map((cell) => cell.trim());
    const tests = Array.from(proof.matchAll(/`([^`]+)` “(.+?)”/gu), ([, file = '', title = '']) => ({
      file,
      title,
    }));
    return { requirement, answer, tests };
  });

describe('the requirements of an automatic scorer', () => {
  it('are all there', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(20);
  });

  it.each(ROWS)('“$requirement” has tests of the real program, or says why not', ({ answer, tests }) => {
    for (const { file, title } of tests) {
      const path = join(root, file);
      expect(existsSync(path) ? citableTitles(readFileSync(path, 'utf8'), file) : new Set()).toContain(title);
      expect(file).toMatch(/^e2e\//u);
    }
    if (tests.length === 0) expect(answer).toMatch(/next|connected to no machine/u);
  });
});
