import { expect, test } from 'vitest';
import { INSTALLER_TEXT } from '../../../src/text/start/installer.ts';
import { LANGUAGES } from '../../../src/text/language.ts';
import { icoOf } from './ico.ts';
import { installerScript } from './script.ts';

const SCRIPT = installerScript({
  version: '1.2.3-electron33.2.1',
  build: '1.2.3-electron33.2.1-0a1b2c3d',
  payload: '/unpacked',
  kilobytes: 300_000,
  icon: '/headpin.ico',
  output: '/headpin-setup.exe',
  compressor: 'lzma',
});
const NSIS_NAMES = ['ENGLISH', 'SPANISH', 'KOREAN', 'GERMAN'];

/** The distinct matches of a pattern's group in the script. */
function found(pattern: RegExp): readonly string[] {
  return [...new Set([...SCRIPT.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

test('the installer speaks four languages, and each has every sentence that the script shows', () => {
  const shown = found(/\$\(([A-Z_]+)\)/gu);
  expect(shown).toEqual(Object.keys(INSTALLER_TEXT.en).toSorted());
  for (const name of NSIS_NAMES) {
    expect(found(new RegExp(`^LangString (\\w+) \\$\\{LANG_${name}\\} "[^"]+"$`, 'gmu'))).toEqual(shown);
    expect(SCRIPT.toUpperCase()).toContain(`!INSERTMACRO MUI_LANGUAGE "${name}"`);
  }
  expect(found(/\$\{Case\} "(\w+)"/gu)).toEqual(LANGUAGES.toSorted());
});

test('the installer puts each build into a folder of its own and names version and publisher', () => {
  expect(SCRIPT).toContain(String.raw`StrCpy $Folder "$INSTDIR\1.2.3-electron33.2.1-0a1b2c3d"`);
  expect(SCRIPT).toContain('"DisplayVersion" "1.2.3-electron33.2.1"');
  expect(SCRIPT).toContain('VIProductVersion "1.2.3.0"');
  expect(SCRIPT).toContain('"Publisher" "The Headpin authors"');
  expect(SCRIPT).not.toMatch(/@[A-Z_]+@/u);
});

test('no line of the installer can reach a data folder', () => {
  const lines = SCRIPT.split('\n').filter((line) => !line.startsWith('LangString'));
  expect(lines.filter((line) => /APPDATA|PROFILE|DOCUMENTS/u.test(line))).toEqual([]);
  const removed = lines
    .map((line) => /^\s*RMDir \/r "(.*)"$/u.exec(line)?.[1])
    .filter((path) => path !== undefined);
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.filter((path) => !/^(?:\$Folder|\$INSTDIR\\(?:\$1|\.making))$/u.test(path))).toEqual([]);
});

test('an icon of Windows has a picture of each size up to 256 pixels, each where its entry says', () => {
  const pictures = [16, 256, 512].map((size) => ({ size, png: Buffer.from(`a picture of ${String(size)}`) }));
  const icon = icoOf(pictures);
  expect(icon.readUInt16LE(4)).toBe(2);
  const [small, large] = [6, 22].map((entry) => {
    const at = icon.readUInt32LE(entry + 12);
    return [icon.readUInt8(entry), icon.subarray(at, at + icon.readUInt32LE(entry + 8)).toString()];
  });
  expect([small, large]).toEqual([
    [16, 'a picture of 16'],
    [0, 'a picture of 256'],
  ]);
});
