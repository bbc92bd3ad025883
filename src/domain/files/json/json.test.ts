import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indentJson } from './indentJson';
import { JsonReader, JsonText } from './jsonReader';

function readAll(text: string, isKept?: (key: string) => boolean): unknown {
  const reader = new JsonReader(text, isKept);
  while (!reader.read(3));
  return reader.value;
}

const withPrototypes = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('JsonReader', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        expect(withPrototypes(readAll(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '\\', '1', '-', 'nul');
    const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
    const outcome = (read: (text: string) => unknown, text: string) => {
      try {
        return withPrototypes(read(text));
      } catch (error) {
        return error instanceof SyntaxError ? 'refused' : error;
      }
    };
    fc.assert(
      fc.property(texts, (text) => {
        expect(outcome(readAll, text)).toEqual(outcome(JSON.parse, text));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads any depth, and a member named __proto__ as any other', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(Array.isArray(readAll(deep))).toBe(true);
    const hostile = readAll('{"__proto__": {"isAdmin": true}}') as Record<string, unknown>;
    expect(hostile.isAdmin).toBeUndefined();
    expect(Object.keys(hostile)).toEqual(['__proto__']);
  });

  it('keeps values as they are written', () => {
    const text = '{"json": {"id": 12345678901234567890, "a": [1.0]}, "b": 1}';
    expect(readAll(text, (key) => key === 'json')).toEqual(
      Object.assign(Object.create(null) as object, {
        json: new JsonText('{"id": 12345678901234567890, "a": [1.0]}'),
        b: 1,
      }),
    );
  });
});

describe('indentJson', () => {
  it('changes nothing but blanks', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(indentJson(json)).toBe(JSON.stringify(JSON.parse(json), null, 2));
      }),
      { examples: [['{"a":[],"b":{},"c":"{,}\\""}'], ['[[1,2],[ ]]']] },
    );
    expect(indentJson('{"id":12345678901234567890,"share":1.0}')).toBe(
      '{\n  "id": 12345678901234567890,\n  "share": 1.0\n}',
    );
  });
});
