import { attributeType, docComment } from './descriptionTypes.mjs';

/** The first line of each generated file. */
export const note = '// Made by the build from the descriptions of the elements.\n';

/** In HTML, attributes with lists and numbers are strings. */
export function writtenType({ kind, values, ...attribute }) {
  if (kind === 'list') return 'string | readonly string[]';
  if (kind === 'number' && !values) return 'number | `${number}`';
  const type = attributeType({ kind, values, ...attribute });
  return kind === 'number' ? `${type} | \`\${${type}}\`` : type;
}

/** An optional member of an interface, with its doc comment. */
export function member(name, type, doc) {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `${docComment(doc, 2)}\n  ${key}?: ${type} | undefined;\n`;
}

/** `onTroviOpen` for `trovi-open`. */
export function listenerProp(type) {
  return `on-${type}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
