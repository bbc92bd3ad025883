import { readCommaList, writeCommaItem } from '../../domain/text/commaList';
import type { AttributeDescription } from '../description/elementDescription';

/**
 * Returns the value of an attribute: `undefined` if the attribute is absent or its text is not
 * valid.
 */
export function readAttribute(attribute: AttributeDescription, text: string | null): unknown {
  const { kind, values } = attribute;
  if (text === null) return undefined;
  switch (kind) {
    case 'boolean':
      // React 18 writes the text `false` instead of omitting the attribute.
      return text !== 'false';
    case 'number': {
      const number = text.trim() ? Number(text) : NaN;
      return Number.isFinite(number) && (!values || values.includes(number)) ? number : undefined;
    }
    case 'list':
      return readCommaList(text);
    case 'string':
      return !values || values.includes(text) ? text : undefined;
  }
}

/** Returns the attribute's text for a value from a script, or `null` to remove the attribute. */
export function writeAttribute(attribute: AttributeDescription, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  // `''` means true: some frameworks pass it for an HTML attribute without a value.
  if (attribute.kind === 'boolean') return value === '' || Boolean(value) ? '' : null;
  return Array.isArray(value)
    ? value.map((item) => writeCommaItem(`${item as string}`)).join(',')
    : `${value as string}`;
}
