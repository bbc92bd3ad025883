/**
 * Like `JSON.stringify` for JSON values. Does not use the `toJSON` that old libraries add to
 * `Array.prototype` or `Object.prototype`: it would write a list as a text.
 */
export function writeJson(value: unknown, indent?: number): string {
  const isExtended = 'toJSON' in Array.prototype;
  return JSON.stringify(value, isExtended ? givenValue : undefined, indent);
}

/** The value before the call of its `toJSON`. */
function givenValue(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}
