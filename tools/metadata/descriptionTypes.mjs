const types = { string: 'string', boolean: 'boolean', number: 'number', list: 'string[]' };

/** The TypeScript type of an attribute's value. */
export function attributeType({ kind, values }) {
  return values ? values.map((value) => JSON.stringify(value)).join(' | ') : types[kind];
}

/** A default value as source code. Empty if there is none. */
export function defaultText({ default: value }) {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** A TypeScript doc comment, indented by this many spaces. */
export function docComment(text, indent = 0) {
  return `${' '.repeat(indent)}/** ${text.replaceAll('*/', '*\\/')} */`;
}
