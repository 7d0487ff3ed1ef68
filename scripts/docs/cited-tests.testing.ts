import ts from 'typescript';

/** Modifiers that change how a test runs but not what it shows. */
const HARMLESS: ReadonlySet<string> = new Set([
  'each',
  'for',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
]);

/** Modifiers that keep a test from running or failing. */
const EXCUSES: ReadonlySet<string> = new Set(['skip', 'fixme', 'fail', 'fails', 'todo', 'skipIf', 'runIf']);

/**
 * The titles in a test file that a document may cite, as written in the source: tests that run everywhere,
 * completely, and must pass. Skipped tests and groups, also conditional ones, and titles made only of values are left
 * out.
 */
export function citableTitles(source: string, file = 'a.test.ts'): ReadonlySet<string> {
  const titles = new Set<string>();
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  if (!excuses(parsed)) collect(parsed, titles);
  return titles;
}

function collect(node: ts.Node, titles: Set<string>): void {
  const call = ts.isCallExpression(node) ? testCall(node) : null;
  if (call === null) {
    ts.forEachChild(node, (child) => {
      collect(child, titles);
    });
    return;
  }
  if (!call.runs) return;
  const { body } = call;
  if (body === undefined || excuses(body)) return;
  if (call.kind === 'test') titles.add(call.title);
  else collect(body, titles);
}

interface TestCall {
  readonly kind: 'test' | 'group';
  readonly title: string;
  /** Whether it runs everywhere, judging by modifiers, options and title. */
  readonly runs: boolean;
  readonly body: ts.Node | undefined;
}

function testCall(call: ts.CallExpression): TestCall | null {
  const chain = chainOf(call.expression);
  const [title, ...rest] = call.arguments;
  if (chain === null || title === undefined || !ts.isStringLiteralLike(title)) return null;
  const [first = '', ...modifiers] = chain.names;
  const isGroup = first === 'describe' || modifiers[0] === 'describe';
  const kept = modifiers.filter((name) => name !== 'describe');
  return {
    kind: isGroup ? 'group' : 'test',
    title: title.text,
    runs:
      kept.every((name) => HARMLESS.has(name)) &&
      !chain.emptyTable &&
      (isGroup || saysSomething(title.text)) &&
      !rest.some(hasExcuse),
    body: rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument)),
  };
}

/** The name chain of a call such as `test.describe.each(table)`; null for other calls. */
function chainOf(expression: ts.Expression): { names: readonly string[]; emptyTable: boolean } | null {
  if (ts.isIdentifier(expression))
    return ['it', 'test', 'describe'].includes(expression.text)
      ? { names: [expression.text], emptyTable: false }
      : null;
  if (ts.isPropertyAccessExpression(expression)) {
    const before = chainOf(expression.expression);
    return before === null ? null : { ...before, names: [...before.names, expression.name.text] };
  }
  if (!ts.isCallExpression(expression)) return null;
  const before = chainOf(expression.expression);
  const [table] = expression.arguments;
  const empty = table !== undefined && ts.isArrayLiteralExpression(table) && table.elements.length === 0;
  return before === null ? null : { ...before, emptyTable: before.emptyTable || empty };
}

/** Whether a test's options contain `{ skip: true }` or the like, or tags that exclude it. */
function hasExcuse(argument: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(argument) &&
    argument.properties.some(({ name }) => name !== undefined && EXCUSES.has(name.getText()))
  );
}

/** Whether a file or a body skips everything in it, as `test.skip(condition)` or `context.skip()` does. */
function excuses(scope: ts.Node): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isExcuse(node)) found = true;
    else if (!ts.isCallExpression(node) || testCall(node) === null) ts.forEachChild(node, visit);
  };
  ts.forEachChild(scope, visit);
  return found;
}

function isExcuse(call: ts.CallExpression): boolean {
  const { expression } = call;
  const [first] = call.arguments;
  const declares =
    first !== undefined && ts.isStringLiteralLike(first) && call.arguments.some(ts.isArrowFunction);
  return ts.isPropertyAccessExpression(expression) && EXCUSES.has(expression.name.text) && !declares;
}

/** A title made only of table values tells readers nothing. */
function saysSomething(title: string): boolean {
  return /\p{L}/u.test(title.replaceAll(/%[sdifjoOcp#$]|\$[\w.]+/gu, ''));
}
