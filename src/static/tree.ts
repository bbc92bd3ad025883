import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readWebAddress } from '../domain/addresses/webAddress';

/** Parses markup. */
export function parseMarkup(markup: string): Document {
  return parseDocument(markup, { lowerCaseAttributeNames: false });
}

/** All elements below a node, parents before their children. */
export function elementsOf(node: { children: ChildNode[] }): Element[] {
  return node.children.filter(isTag).flatMap((child) => [child, ...elementsOf(child)]);
}

/** All classes of a tree. */
export function classesIn(tree: Document): Set<string> {
  const classes = elementsOf(tree).flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/));
  return new Set(classes.filter(Boolean));
}

/** Removes an element with its contents. */
export function removeElement(element: Element): void {
  const { parent } = element;
  if (parent) parent.children = parent.children.filter((child) => child !== element);
  element.parent = null;
}

/** Removes addresses that are neither `http` nor `https`, since they could run a script. */
export function removeOtherAddresses(tree: Document): void {
  for (const { attribs } of elementsOf(tree)) {
    if (attribs.href !== undefined && !readWebAddress(attribs.href)) delete attribs.href;
  }
}

const empty = /^(br|hr|img|input|path)$/;

/** Writes a node and its contents. */
export function writeMarkup(node: ChildNode | Document): string {
  if (isText(node)) return escapeHtml(node.data);
  if (!isTag(node)) return 'children' in node ? node.children.map(writeMarkup).join('') : '';
  const attributes = Object.entries(node.attribs).map(writeAttribute).join('');
  const opening = `<${node.name}${attributes}>`;
  if (empty.test(node.name)) return node.name === 'path' ? `${opening}</path>` : opening;
  return `${opening}${node.children.map(writeMarkup).join('')}</${node.name}>`;
}

/** An attribute, with a blank before it. */
export function writeAttribute([name, value]: [name: string, value: string]): string {
  return ` ${name}="${escapeHtml(value)}"`;
}

/**
 * Escapes a text for HTML, without line breaks and braces: a blank line ends HTML in Markdown, and
 * site generators read `{{` and `{%` as their own syntax.
 */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'{}\n\r\t]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
