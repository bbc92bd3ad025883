const types = { string: 'string', boolean: 'boolean', number: 'number', list: 'string[]' };

/** The type of an attribute's value, in TypeScript. */
export function attributeType({ kind, values }) {
  return values ? values.map((value) => JSON.stringify(value)).join(' | ') : types[kind];
}

/** A default as code writes it; nothing where there is none. */
export function defaultText({ default: value }) {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** The custom properties of an element, `{ name, doc, default, syntax }`: its own, then those of the theme that it uses. */
export function cssPropertiesOf({ customProperties }, themeProperties) {
  const own = Object.entries(customProperties).map(([name, doc]) => ({ name, doc }));
  return [...own, ...themeProperties];
}

/** A comment of TypeScript, indented by so many spaces. */
export function docComment(text, indent = 0) {
  return `${' '.repeat(indent)}/** ${text.replaceAll('*/', '*\\/')} */`;
}
