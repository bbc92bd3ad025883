import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';

import { ownObject, withOwnMembers } from './ownObject';

const prototype = Object.prototype as unknown as Record<string, unknown>;
const added = ['extend', 'title', 'note'];
afterEach(() => {
  for (const name of added) delete prototype[name];
});

function extendObjects() {
  prototype.extend = () => undefined;
  prototype.title = 'added';
  prototype.note = 'added';
}

const entries = { title: v.string(), note: v.optional(v.string()) };

it('reads the members of a schema from the members of a value', () => {
  const schema = ownObject(entries);
  extendObjects();
  const { output } = v.safeParse(schema, { title: 'Traces', more: 1 });
  expect(Object.entries(output as object)).toEqual([['title', 'Traces']]);
  expect(v.is(schema, {})).toBe(false);
});

it('reads what an object inherits from its class', () => {
  class Titled {
    get title() {
      return 'Traces';
    }
  }
  const schema = ownObject(entries);
  extendObjects();
  expect(v.is(schema, new Titled())).toBe(true);
});

it('works for strict and for loose objects', () => {
  const strict = withOwnMembers(v.strictObject(entries));
  const loose = withOwnMembers(v.looseObject(entries));
  extendObjects();
  expect(v.is(strict, { title: 'Traces' })).toBe(true);
  expect(v.is(strict, { title: 'Traces', more: 1 })).toBe(false);
  expect(Object.keys(v.parse(loose, { title: 'Traces', more: 1 }))).toEqual(['title', 'more']);
});
