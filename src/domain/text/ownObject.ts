import * as v from 'valibot';
import { ownMembers, withoutPrototype } from './ownMembers';

/**
 * Like `v.object`, but a script of the page that adds members to `Object.prototype` adds none to the
 * schema and to the values.
 */
export function ownObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
  message?: string,
): v.ObjectSchema<Entries, string | undefined> {
  return withOwnMembers(v.object(entries, message));
}

/** Does the same with a schema of another kind of objects: `v.strictObject`, `v.looseObject`. */
export function withOwnMembers<
  Schema extends v.GenericSchema & { readonly entries: v.ObjectEntries },
>(schema: Schema): Schema {
  const own = { ...schema, entries: withoutPrototype(schema.entries) };
  return {
    ...own,
    '~run'(dataset, config) {
      const { value } = dataset;
      const isObject = typeof value === 'object' && value !== null;
      return own['~run'](isObject ? { ...dataset, value: ownMembers(value) } : dataset, config);
    },
  };
}
