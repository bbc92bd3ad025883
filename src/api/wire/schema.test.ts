import { describe, expect, it } from 'vitest';

import { readTolerantly } from './readResponse';
import { count, flag, list, object, orEmpty, type Schema, text } from './lenientSchemas';

/** The output of a schema, and the fields that it reports. */
function read<Output>(schema: Schema<Output>, wire: unknown) {
  const { value, problems } = readTolerantly(schema, wire);
  return { value, wrong: problems.map(({ field, expected }) => `${field}: ${expected}`) };
}

const fieldSchemas = {
  text,
  count,
  flag,
  texts: list(text),
  objects: list(object({ name: text })),
  nested: orEmpty(object({ deeper: orEmpty(object({ name: text }), {}) }), {}),
};

const emptyFields = {
  text: '',
  count: undefined,
  flag: false,
  texts: [],
  objects: [],
  nested: { deeper: { name: '' } },
};

describe('a schema of fields', () => {
  it('turns numbers in text fields into text', () => {
    const schema = object({ title: text, tags: list(text) });
    expect(read(schema, { title: 42, tags: [7.5, 0] })).toEqual({
      value: { title: '42', tags: ['7.5', '0'] },
      wrong: [],
    });
  });

  it.each([{}, Object.fromEntries(Object.keys(fieldSchemas).map((key) => [key, null]))])(
    'reads the fields of %j as empty and reports nothing',
    (wire) => {
      expect(read(object(fieldSchemas), wire)).toEqual({ value: emptyFields, wrong: [] });
    },
  );

  it.each([[[]], ['text'], [5], [true]])('reports %j in place of an object', (value) => {
    const schema = object({ contents: orEmpty(object({ urn: text }), {}) });
    expect(read(schema, { contents: value })).toEqual({
      value: { contents: { urn: '' } },
      wrong: ['contents: an object'],
    });
  });

  it('reports a wrong value by its whole path and keeps the rest', () => {
    const version = object({ slug: text, contents: orEmpty(object({ urn: text }), {}) });
    const wire = { versions: [null, { slug: 'a', contents: { urn: [] } }] };
    expect(read(object({ versions: list(version) }), wire)).toEqual({
      value: { versions: [{ slug: 'a', contents: { urn: '' } }] },
      wrong: ['versions[1].contents.urn: text'],
    });
  });

  it('reads nothing where no object stands', () => {
    for (const response of [null, undefined, [], 'x', 5]) {
      expect(read(object({ tags: text }), response)).toEqual({ wrong: [': an object'] });
    }
  });

  it('survives keys of the prototype, deep nesting and long text', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const wire = JSON.parse(
      `{"__proto__": {"title": "polluted"}, "constructor": 1, "tags": ${deep}, "citation": ${deep}}`,
    ) as object;
    const long = 'x'.repeat(5_000_000);
    const schema = object({ long: text, tags: list(text), citation: text, title: text });
    expect(read(schema, Object.assign(wire, { long }))).toEqual({
      value: { long, tags: [''], citation: '', title: '' },
      wrong: ['tags[0]: text', 'citation: text'],
    });
    expect({}).not.toHaveProperty('title');
  });
});
