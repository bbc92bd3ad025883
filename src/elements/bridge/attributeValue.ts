import { readCommaList, writeCommaItem } from '../../domain/catalogue/catalogueQuery';
import type { AttributeDescription } from '../description/elementDescription';

/** The value that an attribute's text stands for; nothing for an absent one, and for a text that has no meaning. */
export function readAttribute(attribute: AttributeDescription, text: string | null): unknown {
  const { kind, values } = attribute;
  if (text === null) return undefined;
  switch (kind) {
    case 'boolean':
      // React 18 writes `false` out instead of leaving the attribute away.
      return text !== 'false';
    case 'number':
      return text.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'list':
      return readCommaList(text);
    case 'string':
      return !values || values.includes(text) ? text : undefined;
  }
}

/** The text of an attribute for a value that a script gives; `null` where the attribute has to go. */
export function writeAttribute(attribute: AttributeDescription, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  // As where HTML writes the bare attribute, of which some frameworks make an empty text.
  if (attribute.kind === 'boolean') return value === '' || Boolean(value) ? '' : null;
  return Array.isArray(value)
    ? value.map((item) => writeCommaItem(`${item as string}`)).join(',')
    : `${value as string}`;
}
