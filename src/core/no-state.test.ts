import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|testing)\.ts$/u.test(file))
  .toSorted();

/** The state that a module with this text would keep between calls. */
function stateOf(text: string): readonly string[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return statesOfVariables(statement.declarationList);
    if (ts.isClassDeclaration(statement)) return statesOfClass(statement);
    return runsByItself(statement) ? [statement.getText()] : [];
  });
}

/** `start();` and `export default new Map()`. */
function runsByItself(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) || ts.isExportAssignment(statement);
}

function statesOfVariables(list: ts.VariableDeclarationList): readonly string[] {
  if ((list.flags & ts.NodeFlags.Const) === 0) return [list.getText()];
  return list.declarations
    .filter(({ initializer, type }) => initializer !== undefined && canChange(initializer, type))
    .map((declaration) => declaration.getText());
}

function statesOfClass(declaration: ts.ClassDeclaration): readonly string[] {
  return declaration.members
    .filter((member) => ts.isPropertyDeclaration(member) || ts.isClassStaticBlockDeclaration(member))
    .filter((member) => ts.isClassStaticBlockDeclaration(member) || isState(member))
    .map((member) => member.getText());
}

function isState(member: ts.PropertyDeclaration): boolean {
  if (!has(member, ts.SyntaxKind.StaticKeyword)) return false;
  if (!has(member, ts.SyntaxKind.ReadonlyKeyword) || member.initializer === undefined) return true;
  return canChange(member.initializer, member.type);
}

function has(member: ts.PropertyDeclaration, kind: ts.SyntaxKind): boolean {
  return member.modifiers?.some((modifier) => modifier.kind === kind) === true;
}

/**
 * `new Map()`, a stateful pattern, or a list, a record or a call's result whose type is not a number, not `readonly` and
 * no named type; the core's named types are readonly throughout.
 */
function canChange(value: ts.Expression, type: ts.TypeNode | undefined): boolean {
  if (ts.isAsExpression(value))
    return value.type.getText() !== 'const' && canChange(value.expression, value.type);
  if (ts.isSatisfiesExpression(value)) return canChange(value.expression, type);
  if (ts.isRegularExpressionLiteral(value)) return /\/[a-z]*[gy][a-z]*$/u.test(value.text);
  if (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) return !isHeldFast(type);
  if (ts.isCallExpression(value)) return type?.kind !== ts.SyntaxKind.NumberKeyword && !isHeldFast(type);
  return ts.isNewExpression(value);
}

function isHeldFast(type: ts.TypeNode | undefined): boolean {
  return (
    type !== undefined &&
    /^(?:readonly |Readonly(?:Array)?<|\{\s*readonly \[|[A-Z]\w*(?:<'[\w-]+'>)?$)/u.test(type.getText())
  );
}

describe('the rules keep no state between two calls', () => {
  it.each(SOURCES)('%s', (file) => {
    expect(stateOf(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([]);
  });

  it('are all there', () => {
    expect(SOURCES).toContain('game/game.ts');
  });

  it.each([
    'let last = 0;',
    'var last = 0;',
    'export let last: number;',
    'const seen = new Map();',
    'const seen: Set<number> = new Set();',
    'const seen = [];',
    'const seen = [1] as number[];',
    'const seen = new Map() as Seen;',
    'const seen = {};',
    'const pattern = /a/gu;',
    'class Game { static last = 0; }',
    'start();',
    'const seen: number[] = [];',
    'const cache: Record<string, number> = {};',
    'class Game { static readonly seen = new Map(); }',
    'class Game { static { start(); } }',
    'const next = (() => { let last = 0; return () => (last += 1); })();',
    'const next: () => number = counter();',
    'const seen: Map<number, string> = mapOf([]);',
    'export default new Map();',
    'const CHANGES: { [T in Kind]: Change<T> } = { called };',
  ])('would be detected with: %s', (text) => {
    expect(stateOf(text)).toHaveLength(1);
  });

  it.each([
    'const FULL = 10;',
    'const ALL = [1] as const;',
    'const RACK: Rack = { ball: 1 };',
    'const A = /a/u;',
    'const ROWS: readonly number[] = [1];',
    'class Game { static readonly FULL = 10; }',
    'const FRAMES: Table = tableOf(FORMAT);',
    "const FRAMES: Table<'ten-pin'> = tableOf(FORMAT);",
    'const HIGHEST: number = highest(ROWS);',
    'const ALL = Object.fromEntries(ROWS) as Readonly<Record<Kind, Row>>;',
    'const CHANGES: { readonly [T in Kind]: Change<T> } = { called };',
  ])('may say: %s', (text) => {
    expect(stateOf(text)).toEqual([]);
  });
});
