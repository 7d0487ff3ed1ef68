import { err, ok, type Result } from '../../../core/line/result.ts';
import type { WholeFault } from '../../../league-files/fault.ts';
import type { Sheet } from '../../../league-files/in/workbook-tables.ts';
import { Entries } from './entries.ts';
import { formOf, type NumberForm } from './number-text.ts';
import { readSheet } from './sheet.ts';
import { readXml } from './xml.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel's files before 2007, and any later one with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether bytes are those of a spreadsheet's own file, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [ZIP, COMPOUND].some((mark) => mark.every((byte, place) => bytes[place] === byte));
}

/** The sheets of a workbook. Links to other files, macros, pictures and formulas are not looked at. */
export function sheetsIn(bytes: Uint8Array): Result<readonly Sheet[], WholeFault> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === COMPOUND[0])
    return err({
      code: file.includes('EncryptedPackage', 0, 'utf16le') ? 'workbook-locked' : 'workbook-old',
    });
  const entries = Entries.in(file);
  return entries.ok ? sheetsOf(entries.value) : entries;
}

interface NamedSheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

function sheetsOf(entries: Entries): Result<readonly Sheet[], WholeFault> {
  const damaged = err({ code: 'workbook-damaged' } as const);
  const paths = pathsIn(entries);
  const book = paths === null ? null : bookIn(entries, paths);
  if (paths === null || book === null) return damaged;
  const strings = stringsIn(entries, paths.strings);
  const forms = formsIn(entries, paths.styles);
  if (strings === null || forms === null) return damaged;
  const sheets: Sheet[] = [];
  for (const { name, path, isHidden } of book.sheets) {
    const xml = entries.text(path);
    const sheet = xml === null ? null : readSheet(xml, { strings, forms, isFrom1904: book.isFrom1904 });
    if (sheet === null) return damaged;
    sheets.push({ name, isHidden, ...sheet });
  }
  return ok(sheets);
}

interface Paths {
  readonly book: string;
  readonly strings: string | null;
  readonly styles: string | null;
  readonly sheets: ReadonlyMap<string, string>;
}

function pathsIn(entries: Entries): Paths | null {
  const outer = relationsIn(entries, '_rels/.rels', '');
  const book = outer?.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (outer === null || !entries.has(book)) return null;
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const relations = relationsIn(entries, `${folder}_rels/${book.slice(folder.length)}.rels`, folder);
  if (relations === null) return null;
  const pathOf = (wanted: string): string | null =>
    relations.find(({ type }) => type === wanted)?.path ?? null;
  return {
    ...{ book, strings: pathOf('sharedStrings'), styles: pathOf('styles') },
    sheets: new Map(relations.filter(({ type }) => type === 'worksheet').map(({ id, path }) => [id, path])),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** What a file of the workbook refers to within it, null where that is damaged; targets outside are left out. */
function relationsIn(entries: Entries, file: string, folder: string): readonly Relation[] | null {
  const relations: Relation[] = [];
  if (!entries.has(file)) return relations;
  const isFine = readXml(entries.text(file) ?? '', {
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const path = Target.startsWith('/') ? Target.slice(1) : folder + Target.replace(/^\.\//u, '');
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  return isFine ? relations : null;
}

function bookIn(
  entries: Entries,
  { book, sheets }: Paths,
): { readonly sheets: readonly NamedSheet[]; readonly isFrom1904: boolean } | null {
  const found: NamedSheet[] = [];
  let isFrom1904 = false;
  const isFine = readXml(entries.text(book) ?? '', {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const path = sheets.get(id ?? '');
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      // A file is a sheet once, however often a workbook names it.
      if (path !== undefined && found.every((one) => one.path !== path))
        found.push({ name: attributes['name'] ?? '', path, isHidden });
    },
  });
  return isFine && found.length > 0 ? { sheets: found, isFrom1904 } : null;
}

/** The texts that cells share, without the readings that Japanese has beside them. */
function stringsIn(entries: Entries, path: string | null): readonly string[] | null {
  if (path === null) return [];
  const strings: string[] = [];
  let [string, isText, isPhonetic] = ['', false, false];
  const isFine = readXml(entries.text(path) ?? '', {
    open: (name) => {
      if (name === 'si') string = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (isText) string += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.push(string);
    },
  });
  return isFine ? strings : null;
}

/** The form of numbers in each style of cells. */
function formsIn(entries: Entries, path: string | null): readonly NumberForm[] | null {
  if (path === null) return [];
  const codes = new Map<number, string>();
  const forms: NumberForm[] = [];
  let isOfCells = false;
  const isFine = readXml(entries.text(path) ?? '', {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) forms.push(formOf(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return isFine ? forms : null;
}
