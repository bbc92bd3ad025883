import { describe, expect, it } from 'vitest';

import { ShapeError } from '../http/errors/shapeError';
import { objectFromAnswer, rejectWrongFields, WireFields } from './wireFields';

/** The fields of a value, and a list that fills with what is reported of them. */
function fieldsOf(value: unknown, path = ''): { fields: WireFields; wrong: string[] } {
  const wrong: string[] = [];
  const fields = new WireFields(value, path, (field, expected) =>
    wrong.push(`${field}: ${expected}`),
  );
  return { fields, wrong };
}

describe('WireFields', () => {
  it('turns numbers in text fields into text', () => {
    const { fields, wrong } = fieldsOf({ title: 42, tags: [7.5, 0] });
    expect(fields.text('title')).toBe('42');
    expect(fields.texts('tags')).toEqual(['7.5', '0']);
    expect(wrong).toEqual([]);
  });

  it.each([null, undefined, {}, { field: null }])('reads %j as empty without a word', (value) => {
    const { fields, wrong } = fieldsOf(value);
    expect(fields.text('field')).toBe('');
    expect(fields.count('field')).toBeUndefined();
    expect(fields.flag('field')).toBe(false);
    expect(fields.texts('field')).toEqual([]);
    expect(fields.objects('field', () => 1)).toEqual([]);
    expect(fields.object('field').object('deeper').text('name')).toBe('');
    expect(wrong).toEqual([]);
  });

  it.each([[[]], ['text'], [5], [true]])('reports %j where an object should be', (value) => {
    const { fields, wrong } = fieldsOf(value, 'contents');
    expect(fields.text('urn')).toBe('');
    expect(wrong).toEqual(['contents: an object']);
  });

  it('reports a wrong value by its whole path', () => {
    const { fields, wrong } = fieldsOf({ versions: [null, { contents: { urn: [] } }] }, 'artifact');
    const urns = fields.objects('versions', (version) => version.object('contents').text('urn'));
    expect(urns).toEqual(['']);
    expect(wrong).toEqual(['artifact.versions[1].contents.urn: text']);
  });

  it('ends at the first wrong field where the reader asks for that', () => {
    const fields = new WireFields({ title: {} }, '', rejectWrongFields);
    expect(() => fields.text('title')).toThrow(new ShapeError('title', 'text'));
  });

  it('survives keys of the prototype, deep nesting and long text', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const wire = JSON.parse(
      `{"__proto__": {"title": "polluted"}, "constructor": 1, "tags": ${deep}, "citation": ${deep}}`,
    ) as object;
    const long = 'x'.repeat(5_000_000);
    const { fields, wrong } = fieldsOf(Object.assign(wire, { long }));
    expect(fields.text('long')).toBe(long);
    expect([fields.texts('tags'), fields.text('citation')]).toEqual([[], '']);
    expect(wrong).toEqual(['tags[0]: text', 'citation: text']);
    expect({}).not.toHaveProperty('title');
  });
});

describe('objectFromAnswer', () => {
  it('gives an object and rejects everything else', () => {
    expect(objectFromAnswer({ tags: [] })).toEqual({ tags: [] });
    for (const answer of [null, undefined, [], 'x', 5]) {
      expect(() => objectFromAnswer(answer)).toThrow('The answer is not an object.');
    }
  });
});
