import { FOREIGN_FAMILIES, HARMLESS_VARIABLES } from '../../src/options/foreign.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { START_OPTIONS } from '../../src/text/start/start-options.ts';
import { START_TEXT } from '../../src/text/start/start.ts';
import { filledIn } from './blanks.ts';

/** The folder in which a package installs the program. */
export const HOME = '/opt/headpin';

/** The files of scripts/package/debian. */
export type DebianFile =
  | 'headpin.sh'
  | 'postinst.sh'
  | 'prerm.sh'
  | 'postrm.sh'
  | 'apparmor'
  | 'headpin.desktop'
  | 'copyright'
  | 'headpin.1';

/** Facts that a package's files contain. */
export interface Facts {
  /** In dpkg's format. */
  readonly version: string;
  /** The name of the version's own folder. Each build of a version has a different one. */
  readonly build: string;
  /** The program's folder: `HOME`, except in tests. */
  readonly home: string;
}

/** A file of the package, with its blanks filled in. */
export function debianFile(name: DebianFile, { version, build, home }: Facts): string {
  const values: Readonly<Record<string, string>> = {
    HOME: home,
    BUILD: build,
    VERSION: version,
    LICENSE: licenceField(),
    OPTIONS: manualOptions(),
    HARMLESS: HARMLESS_VARIABLES.join(' | '),
    FOREIGN: FOREIGN_FAMILIES.map((family) => `${family}*`).join(' | '),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `NOT_AS_ROOT_${language.toUpperCase()}`,
        shellWord(START_TEXT[language].notAsRoot),
      ]),
    ),
  };
  return filledIn(name, readFileSync(join(import.meta.dirname, 'debian', name), 'utf8'), values);
}

function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Our licence as a field of the copyright file: indented, with a dot for each empty line. */
export function licenceField(): string {
  const [, ...lines] = readFileSync(join(root, 'LICENSE'), 'utf8').trim().split('\n');
  const body = lines
    .join('\n')
    .replace(/^\s*Copyright .*\n/mu, '')
    .trim();
  return body
    .split('\n')
    .map((line) => ` ${line.trim() === '' ? '.' : line}`)
    .join('\n');
}

/** The program's own help on its options, as paragraphs of the manual page. */
function manualOptions(): string {
  return Object.entries(START_OPTIONS.en)
    .filter(([name]) => name !== 'title')
    .map(([, line]) => /^\s*(--\S+(?: [^ ]+)?) +(.*)$/u.exec(line))
    .map((found) => `.TP\n.B ${(found?.[1] ?? '').replaceAll('-', String.raw`\-`)}\n${found?.[2] ?? ''}`)
    .join('\n');
}
