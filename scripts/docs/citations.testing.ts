import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that may cite documents. */
export interface Source {
  /** Its path from the project root, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** Everything that can be cited. */
export interface Targets {
  readonly decisions: ReadonlySet<number>;
  readonly faultRows: ReadonlySet<number>;
  /** The headings of each document that is cited by heading, in lower case. */
  readonly headings: Readonly<Record<CitedDocument, ReadonlySet<string>>>;
}

export const CITED_DOCUMENTS = ['rules', 'quality', 'interface'] as const;
type CitedDocument = (typeof CITED_DOCUMENTS)[number];

/** Reads the citation targets below `root`. */
export function readTargets(root: string): Targets {
  const documentOf = (name: string): string => readFileSync(join(root, 'docs', `${name}.md`), 'utf8');
  const numbers = readdirSync(join(root, 'docs/decisions')).flatMap((file) => {
    const number = /^(\d{2})-[a-z0-9-]+\.md$/u.exec(file)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const faultTable = /^## Fault table$([\s\S]*?)^## /mu.exec(documentOf('quality'))?.[1] ?? '';
  const rows = Array.from(faultTable.matchAll(/^\| (\d+) +\|/gmu), ([, row]) => Number(row));
  const headingsOf = (name: CitedDocument): ReadonlySet<string> =>
    new Set(headingsIn(documentOf(name)).map((heading) => heading.toLowerCase()));
  return {
    decisions: new Set(numbers),
    faultRows: new Set(rows),
    headings: {
      rules: headingsOf('rules'),
      quality: headingsOf('quality'),
      interface: headingsOf('interface'),
    },
  };
}

/** Every broken or misspelt citation in a source, with the reason. */
export function faultsIn(source: Source, targets: Targets, root: string): readonly string[] {
  const isDocument = source.file.endsWith('.md');
  // Code in a document is an example and cites nothing.
  const prose = isDocument ? withoutCode(source.text) : commentsIn(source.text);
  const faults = [
    ...numbered(prose, 'decision', targets.decisions),
    ...numbered(prose, 'fault row', targets.faultRows),
    ...(isDocument
      ? brokenLinks(source.file, prose, root)
      : [...headed(prose, targets), ...misspelt(prose), ...missingDocuments(prose, root)]),
  ];
  return faults.map((fault) => `${source.file}: ${fault}`);
}

/** `decision 6`, `decisions 5 and 6`, `fault rows 2, 3 and 17`. */
function numbered(prose: string, word: string, known: ReadonlySet<number>): readonly string[] {
  const citations = prose.matchAll(new RegExp(`\\b${word}s? (\\d+(?:(?:, | and )\\d+)*)`, 'giu'));
  return Array.from(citations).flatMap(([citation, list = '']) =>
    list.split(/, | and /u).every((number) => known.has(Number(number)))
      ? []
      : [`“${citation}” is not in docs`],
  );
}

/** `rules: fouls`: the heading ends at the next punctuation; after a comma another heading may follow. */
function headed(prose: string, { headings }: Targets): readonly string[] {
  const citations = prose.matchAll(/\b(rules|quality|interface): ([^.;:()"“`\n]+)/giu);
  return Array.from(citations).flatMap(([, name = '', list = '']) => {
    const document = CITED_DOCUMENTS.find((one) => one === name.toLowerCase());
    if (document === undefined) return [];
    return list
      .split(',')
      .map((heading) => heading.trim())
      .filter((heading) => !headings[document].has(heading.toLowerCase()))
      .map((heading) => `“${document}: ${heading}” is no heading of docs/${document}.md`);
  });
}

/** Citations in any other form. */
const MISSPELT: readonly RegExp[] = [
  /\bdesign decisions?\b/giu,
  /\bdesign: /giu,
  /(?<!\bfault )\brows? \d+/giu,
  /\brow \d+ of the fault table/giu,
  /\b(?:rules of this project|DESIGN(?:-2)?\.md|design\.md)\b/giu,
];

function misspelt(prose: string): readonly string[] {
  return MISSPELT.flatMap((form) =>
    Array.from(prose.matchAll(form), ([found]) => `“${found}” is no citation`),
  );
}

/** Paths into docs in comments that lead nowhere. */
function missingDocuments(prose: string, root: string): readonly string[] {
  return Array.from(prose.matchAll(/\bdocs\/[\w./-]*\w/gu), ([path]) => path)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is not there`);
}

/** Relative links to missing files and headings. */
function brokenLinks(file: string, prose: string, root: string): readonly string[] {
  const links = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/gu), ([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/u.test(link) && !leadsSomewhere(file, link, root))
    .map((link) => `the link ${link} leads nowhere`);
}

function leadsSomewhere(file: string, link: string, root: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(root, file) : join(root, dirname(file), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || headingsIn(readFileSync(target, 'utf8')).map(anchorOf).includes(anchor);
}

/** A document's headings without markup. */
function headingsIn(document: string): readonly string[] {
  const prose = document.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return Array.from(prose.matchAll(/^#+ (.+)$/gmu), ([, heading = '']) => heading.trim());
}

/** The anchor that a heading gets on the web. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function withoutCode(document: string): string {
  return unwrapped(document.replaceAll(/^```[\s\S]*?^```$/gmu, '').replaceAll(/`[^`\n]*`/gu, ''));
}

/** All comments of a script, component or style sheet, each on one line; strings are skipped. */
function commentsIn(code: string): string {
  const parts =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n?[ \t]*)+|<!--[\s\S]*?-->/gu;
  return Array.from(code.matchAll(parts), ([part]) => part)
    .filter((part) => !/^['"]/u.test(part))
    .map((comment) => unwrapped(comment.replaceAll(/\n[ \t]*(?:\*|\/\/)[ \t]?/gu, '\n')))
    .join('\n');
}

/** Joins lines, so that a citation may wrap. */
function unwrapped(text: string): string {
  return text.replaceAll(/(?<=\S)\n[ \t]*(?=[^\s|#-])/gu, ' ');
}
