import {Readable} from 'node:stream';
import {mostDecimals} from './cell.js';
import {declaration, mainNamespace, type Sheet, sheetXml} from './sheet.js';
import {sheetNames} from './sheet-names.js';
import {xmlText} from './xml-text.js';

/**
 * A spreadsheet file of at least one sheet, in pieces as they come: memory does not grow with the rows. The same sheets give
 * the same bytes.
 */
export async function* workbookOf(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const {ZipArchive} = await import('archiver');
  const archive = new ZipArchive({zlib: {level: 6}});
  const names = sheetNames(sheets.map(({name}) => name));
  const add = (name: string, content: Readable | string) =>
    archive.append(content, {name, date: new Date(0), mode: 0o644});
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', workbookXml(names));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ...names.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
  );
  add('xl/styles.xml', stylesXml());
  // What goes wrong with a part, such as rows that cannot be read, ends the archive with its error.
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  for (const [index, {columns, rows}] of sheets.entries()) {
    const content = Readable.from(sheetXml(columns, rows()));
    add(`xl/worksheets/sheet${index + 1}.xml`, content.once('error', fail));
  }
  archive.finalize().catch(fail);
  for await (const piece of archive) yield Buffer.from(piece as Uint8Array);
}

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const documentNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheets: number): string {
  const parts = Array.from({length: sheets}, (_, index): [string, string] => [
    `/xl/worksheets/sheet${index + 1}.xml`,
    'worksheet',
  ]);
  const overrides = [['/xl/workbook.xml', 'sheet.main'], ['/xl/styles.xml', 'styles'], ...parts].map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${contentType}.${type}+xml"/>`,
  );
  const relations = 'application/vnd.openxmlformats-package.relationships+xml';
  return `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="${relations}"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${documentNamespace}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`;
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${documentNamespace}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** Numbers of the formats of our own begin here; those below are of the standard. */
const firstFormat = 164;

/** In the order of `styles` in cell.ts: text, header, date, numbers with no decimal, one, two … */
function stylesXml(): string {
  const decimals = Array.from({length: mostDecimals + 1}, (_, count) =>
    count === 0 ? '0' : `0.${'0'.repeat(count)}`,
  );
  const formats = ['yyyy-mm-dd', ...decimals].map(
    (code, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${code}"/>`,
  );
  const cells = [
    '<xf xfId="0"/>',
    '<xf xfId="0" fontId="1" applyFont="1"/>',
    ...formats.map((_, index) => `<xf xfId="0" numFmtId="${firstFormat + index}" applyNumberFormat="1"/>`),
  ];
  const font = '<sz val="11"/><name val="Calibri"/>';
  return `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
