const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The start of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element with a text, which is on one line. */
export function xmlElement(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  return `<${name}${written(attributes)}>${escaped(text)}</${name}>`;
}

/** An element with elements, each on a line of its own. `''` without any. */
export function xmlParent(
  name: string,
  children: readonly string[],
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const lines = children.filter(Boolean).map((child) => child.replaceAll(/^/gm, '  '));
  if (lines.length === 0) return '';
  return `<${name}${written(attributes)}>\n${lines.join('\n')}\n</${name}>`;
}

function written(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (found) => entities[found] ?? '');
}
