import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { placeAt } from './components.ts';
import { inTypedCopy, type TypedCopy } from './typed-copy.ts';

/** A checkout full of faults has a report of some megabytes. */
const MOST_BYTES = 2 ** 28;

/** What oxlint says of a fault. Its offset counts bytes. */
interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
}

/**
 * What the linters find in a checkout, or in some of its files: `file:line:column: text rule`. oxlint reads all but
 * templates, which ESLint reads without types.
 */
export async function lintFaults(
  checkout: string,
  files: readonly string[] = ['.'],
): Promise<readonly string[]> {
  const components = files.filter((file) => !/\.(?:ts|js|mjs)$/u.test(file));
  return inTypedCopy(checkout, async (copy) => {
    const templates = components.length === 0 ? [] : templateFaults(checkout, components);
    return (await Promise.all([scriptFaults(copy, files), templates])).flat().toSorted();
  });
}

async function scriptFaults(copy: TypedCopy, files: readonly string[]): Promise<readonly string[]> {
  const names = files.map((file) => file.replace(/\.vue$/u, '.vue.ts'));
  const { code, report } = await said('oxlint/bin/oxlint', ['-f', 'json', ...names], copy.folder);
  const { diagnostics } = parsed(report) as { readonly diagnostics: readonly Diagnostic[] };
  if (diagnostics.length === 0) return failed('oxlint', code);
  return diagnostics.flatMap((diagnostic) => told(copy, diagnostic));
}

/** A diagnostic where its author can see it; none if it is in what no author wrote. */
function told(copy: TypedCopy, { message, code = '', filename, labels }: Diagnostic): readonly string[] {
  const name = isAbsolute(filename) ? relative(copy.folder, filename) : filename;
  const file = name.replaceAll('\\', '/');
  const component = copy.component(file);
  const text = component?.typescript ?? readFileSync(join(copy.folder, file), 'utf8');
  const bytes = Buffer.from(text);
  const { offset, length } = labels[0]?.span ?? { offset: 0, length: 0 };
  const [start = 0, end = 0] = [offset, offset + length].map((at) => bytes.subarray(0, at).toString().length);
  if (component === undefined) return [line(file, placeAt(text, start), `${message} ${code}`)];
  const place = component.placeOf(start, end, '');
  return place?.inScript === true ? [line(file.replace(/\.ts$/u, ''), place, `${message} ${code}`)] : [];
}

async function templateFaults(checkout: string, files: readonly string[]): Promise<readonly string[]> {
  const components = files.map((file) => (file.endsWith('.vue') ? file : `${file}/**/*.vue`));
  const command = [
    '-c',
    join(checkout, 'scripts/lint/untyped.config.js'),
    '-f',
    'json',
    '--no-error-on-unmatched-pattern',
    ...components,
  ];
  const { code, report } = await said('eslint/bin/eslint.js', command, checkout);
  const results = parsed(report) as readonly {
    readonly filePath: string;
    readonly messages: readonly { line?: number; column?: number; message: string; ruleId: string | null }[];
  }[];
  if (results.every(({ messages }) => messages.length === 0)) return failed('eslint', code);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, ruleId, ...place }) =>
      line(
        relative(checkout, filePath),
        { line: place.line ?? 1, column: place.column ?? 1 },
        `${message} ${ruleId ?? ''}`,
      ),
    ),
  );
}

function line(file: string, place: { readonly line: number; readonly column: number }, text: string): string {
  return `${file}:${String(place.line)}:${String(place.column)}: ${text.trimEnd()}`;
}

/** A tool that found nothing and yet failed has not looked. */
function failed(tool: string, code: number): readonly string[] {
  return code === 0 ? [] : [`${tool}: found nothing, and ended with ${String(code)}`];
}

interface Said {
  readonly code: number;
  /** What the tool prints; of one that prints nothing, its errors. */
  readonly report: string;
}

function said(tool: string, parameters: readonly string[], folder: string): Promise<Said> {
  const command = [join(root, 'node_modules', tool), ...parameters];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, maxBuffer: MOST_BYTES }, (error, out, errors) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, report: out.trim() === '' ? errors : out });
    });
  });
}

/** A tool that says anything but a report has failed. */
function parsed(report: string): unknown {
  try {
    return JSON.parse(report);
  } catch {
    throw new Error(report.trimEnd());
  }
}
