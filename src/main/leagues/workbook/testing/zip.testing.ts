import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the directory says of its length; else the truth. */
  readonly said?: number;
  readonly isLocked?: boolean;
}

/** A zip of these files, as a spreadsheet writes one. */
export function zipOf(files: readonly Packed[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said, isLocked = false } of files) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isLocked ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(said ?? plain.length, 18);
    head.writeUInt16LE(title.length, 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, title, packed]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), head, Buffer.alloc(10), offset, title]),
    );
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, entries, Buffer.from('PK\u0005\u0006'), end]);
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface BookSheet {
  readonly name: string;
  /** The rows as XML. */
  readonly rows: string;
  readonly state?: string;
}

/** A row of cells that hold their texts. */
export function rowOf(...cells: readonly string[]): string {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
}

/** A workbook of these sheets, shared strings and styles. */
export function workbookOf(
  sheets: readonly BookSheet[],
  {
    strings = '',
    styles = '',
    properties = '',
    more = [],
  }: {
    readonly strings?: string;
    readonly styles?: string;
    readonly properties?: string;
    readonly more?: readonly Packed[];
  } = {},
): Uint8Array {
  const ids = sheets.map((sheet, place) => ({ ...sheet, id: `rId${String(place + 1)}`, number: place + 1 }));
  const relations = ids.map(
    ({ id, number }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(number)}.xml"/>`,
  );
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${ids
        .map(
          ({ name, id, state, number }) =>
            `<sheet name="${name}" sheetId="${String(number)}" r:id="${id}"${state === undefined ? '' : ` state="${state}"`}/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="s" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="${OFFICE}/styles" Target="/xl/styles.xml"/><Relationship Id="e" Type="${OFFICE}/externalLink" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    ...ids.map(({ number, rows }) => ({
      name: `xl/worksheets/sheet${String(number)}.xml`,
      content: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...more,
  ]);
}
