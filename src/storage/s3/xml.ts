import {SaxesParser} from 'saxes';

/** An element of a reply, without attributes. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** Parses the reply of a store; its root element, or `undefined` for what is no XML. */
export function parseXml(content: string): XmlElement | undefined {
  const top: XmlElement = {name: '', text: '', children: []};
  const open = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({name}) => {
    const element: XmlElement = {name, text: '', children: []};
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(content).close();
  } catch {
    return undefined;
  }
  return top.children[0];
}

/** The text of a child element. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.children.find((child) => child.name === name)?.text;
}

/** The child elements of this name, in order; empty for an absent element. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
