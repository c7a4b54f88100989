import {importOptional} from '../optional-package.js';

/** An XML element as far as invoices need it: prefixes dropped, comments and instructions left out. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The character data directly inside, trimmed. */
  text: string;
}

/** Invoices nest about ten deep and have hundreds of elements; these limits only stop files made to exhaust memory. */
const maxDepth = 64;
const maxElements = 200_000;

/**
 * Reads XML into elements; throws on text that is not well-formed. Entities a document declares itself are never
 * expanded (the parser knows the five of XML and refuses others), nothing outside the text is loaded.
 */
export async function parseXml(bytes: Uint8Array): Promise<Element> {
  const {SaxesParser} = await importOptional('saxes', () => import('saxes'));
  const parser = new SaxesParser({xmlns: false});
  const document = createElement('', {});
  const open = [document];
  let count = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (++count > maxElements || open.length > maxDepth)
      throw new Error('XML with too many or too deep elements');
    const element = createElement(localName(tag.name), tag.attributes);
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop()!;
    closed.text = closed.text.trim();
  });
  const addText = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decodeXml(bytes)).close();
  return document.children[0]!;
}

/** The elements at a path of names, `A/B|C` meaning C or B inside A, in document order. */
export function elementsAt(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, step) =>
        found.flatMap((parent) => parent.children.filter((child) => step.split('|').includes(child.name))),
      [element],
    );
}

/** The text of the first element at the first path that has any. */
export function textAt(element: Element, ...paths: string[]): string | undefined {
  for (const path of paths)
    for (const found of elementsAt(element, path)) if (found.text !== '') return found.text;
  return undefined;
}

function createElement(name: string, attributes: Record<string, string>): Element {
  return {name, attributes, children: [], text: ''};
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Encodings by byte order mark, then by the declaration, else UTF-8. */
function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  return declared !== undefined && isKnownEncoding(declared) ? declared : 'utf-8';
}

function isKnownEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}
