import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLER_TEXT } from '../../../src/text/start/installer.ts';
import { LANGUAGES, type InEveryLanguage } from '../../../src/text/language.ts';
import { filledIn } from '../blanks.ts';
import { COPYRIGHT, PUBLISHER } from '../unpacked.ts';

/** Facts about a program that the installer's script contains. */
export interface InstallerFacts {
  readonly version: string;
  /** The name of the version's own folder. Each build of a version has a different one. */
  readonly build: string;
  /** The folder of the unpacked program. */
  readonly payload: string;
  readonly kilobytes: number;
  readonly icon: string;
  /** The file to make. */
  readonly output: string;
  /** `lzma` makes the installer small, `zlib` makes it quickly. */
  readonly compressor: 'lzma' | 'zlib';
}

/** NSIS's names for the languages; they stand for Windows' language numbers. */
const NAMES: InEveryLanguage<string> = {
  en: 'LANG_ENGLISH',
  es: 'LANG_SPANISH',
  ko: 'LANG_KOREAN',
  de: 'LANG_GERMAN',
};

/** The script for makensis, with its blanks filled in. */
export function installerScript(facts: InstallerFacts): string {
  const values: Readonly<Record<string, string>> = {
    VERSION: facts.version,
    FILE_VERSION: fileVersion(facts.version),
    BUILD: facts.build,
    PAYLOAD: facts.payload,
    KILOBYTES: String(facts.kilobytes),
    ICON: facts.icon,
    OUTPUT: facts.output,
    COMPRESSOR: facts.compressor,
    PUBLISHER,
    COPYRIGHT,
    TEXTS: LANGUAGES.flatMap((language) =>
      Object.entries(INSTALLER_TEXT[language]).map(
        ([name, text]) => `LangString ${name} \${${NAMES[language]}} "${quoted(text)}"`,
      ),
    ).join('\n'),
    LANGUAGES: LANGUAGES.map(
      (language) => `    \${Case} "${language}"\n      StrCpy $LANGUAGE \${${NAMES[language]}}`,
    ).join('\n'),
  };
  const name = 'installer.nsi';
  return filledIn(name, readFileSync(join(import.meta.dirname, name), 'utf8'), values);
}

/** Windows versions have four numbers. */
function fileVersion(version: string): string {
  const [numbers = ''] = version.split('-');
  return `${numbers}.0`;
}

function quoted(text: string): string {
  return text.replaceAll(/["$]/gu, (sign) => (sign === '$' ? '$$' : String.raw`$\"`));
}
