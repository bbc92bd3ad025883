import { describe, expect, it } from 'vitest';
import type { AttributeDescription, AttributeKind } from '../description/elementDescription';
import { readAttribute, writeAttribute } from './attributeValue';

function attribute(
  kind: AttributeKind,
  values?: AttributeDescription['values'],
): AttributeDescription {
  return { name: 'some-thing', property: 'someThing', kind, values };
}

describe('readAttribute', () => {
  it.each<[AttributeKind, string | null, unknown]>([
    ['string', 'abc', 'abc'],
    ['string', '', ''],
    ['string', null, undefined],
    ['boolean', '', true],
    ['boolean', 'eager', true],
    ['boolean', 'false', false],
    ['boolean', null, undefined],
    ['number', '12', 12],
    ['number', '0', 0],
    ['number', 'many', undefined],
    ['number', ' ', undefined],
    ['number', 'Infinity', undefined],
    ['list', 'edge, gpu ,,tcp', ['edge', 'gpu', 'tcp']],
    ['list', 'r%2C d,50%252C', ['r, d', '50%2C']],
    ['list', '', []],
  ])('reads a %s from %j', (kind, text, value) => {
    expect(readAttribute(attribute(kind), text)).toEqual(value);
  });

  it('takes a text that is none of those allowed for none', () => {
    const theme = attribute('string', ['light', 'dark']);
    expect(readAttribute(theme, 'dark')).toBe('dark');
    expect(readAttribute(theme, 'pink')).toBeUndefined();
    const level = attribute('number', [1, 2]);
    expect(readAttribute(level, '2')).toBe(2);
    for (const text of ['3', '1.5', '', 'two']) expect(readAttribute(level, text)).toBeUndefined();
  });
});

describe('writeAttribute', () => {
  it.each<[AttributeKind, unknown, string | null]>([
    ['string', 'abc', 'abc'],
    ['string', undefined, null],
    ['string', null, null],
    ['boolean', true, ''],
    ['boolean', '', ''],
    ['boolean', false, null],
    ['number', 12, '12'],
    ['list', ['edge', 'gpu'], 'edge,gpu'],
    ['list', ['r, d', '50%2C'], 'r%2C d,50%252C'],
  ])('writes a %s of %j', (kind, value, text) => {
    expect(writeAttribute(attribute(kind), value)).toBe(text);
  });
});
