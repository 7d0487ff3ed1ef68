import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.testing.ts';

const ARROW = 'import-x/no-restricted-paths';

describe('the arrows of ARCHITECTURE.md', () => {
  it.each([
    ['an end-to-end test imports no script', 'e2e/games.spec.ts', './../scripts/build.ts'],
    ['a script imports no end-to-end test', 'scripts/demo.ts', '../e2e/support/keys.ts'],
    ['what drives the program imports no script', 'drive/play.ts', '../scripts/build.ts'],
    ['what drives the program imports no end-to-end test', 'drive/play.ts', '../e2e/support/keys.ts'],
    ['the program imports nothing that drives it', 'src/core/line/result.ts', '../../../drive/play.ts'],
    ['the program imports no script', 'src/core/line/result.ts', '../../../scripts/build.ts'],
    ['players know no game', 'src/core/players/turn.ts', '../game/game.ts'],
    ['core imports no text', 'src/core/line/result.ts', '../../text/start/start.ts'],
  ])('the linter holds: %s', async (_, file, from) => {
    expect(await brokenRules(file, `export * from '${from}';\n`)).toContain(ARROW);
  });

  it.each([
    ['an end-to-end test', 'e2e/games.spec.ts'],
    ['a script', 'scripts/demo.ts'],
  ])('the linter lets %s import what drives the program', async (_, file) => {
    expect(await brokenRules(file, "export * from '../drive/play.ts';\n")).not.toContain(ARROW);
  });
});
