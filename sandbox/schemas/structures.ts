import * as v from 'valibot';

import { unknownFields } from './problem';

const isRequired = 'This field is required.';
const noNull = 'This field may not be null.';

/**
 * An object with these members and no others. Unknown members are reported first and alone (shape
 * U), with the name of their place. Otherwise every wrong member is reported (shapes F and N).
 */
export function object<Entries extends v.ObjectEntries>(place: string, entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const { value } = dataset;
      if (!isObject(value)) return addIssue(expectedObject(value));
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(entries, name));
      if (unknown.length === 0) return;
      for (const message of unknown) addIssue({ message, path: pathTo(value, unknownFields) });
      addIssue({ message: place, path: pathTo(value, 'in') });
    }),
    v.object(entries, isRequired),
  );
}

/** An object with these members. Other members are ignored. */
export function openObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      if (!isObject(value)) addIssue(expectedObject(value));
    }),
    v.object(entries, isRequired),
  );
}

/** A member with an object that may not be null (shape F). A null in a list has shape G. */
export function notNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.check((value) => value !== null, noNull),
    schema,
  );
}

/**
 * A list. Wrong items are reported by place (shapes L and LL), anything but a list has shape LT.
 */
export function list<Item extends v.GenericSchema>(item: Item, { max = Infinity } = {}) {
  return v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      if (value === null) addIssue({ message: noNull });
      else if (!Array.isArray(value)) {
        const message = `Expected a list of items but got type "${kindOf(value)}".`;
        addIssue({ message, path: ownPath(value) });
      } else if (value.length > max) {
        const message = `Ensure this field has no more than ${max} elements.`;
        addIssue({ message, path: ownPath(value) });
      }
    }),
    v.array(item),
    v.metadata({ maxItems: max === Infinity ? undefined : max }),
  );
}

/** The path of a problem with a whole object or list (shapes G and LT). */
export function ownPath(value: unknown): [v.IssuePathItem] {
  return pathTo(value, 'non_field_errors');
}

/** The path to a member of an object. */
export function pathTo(input: unknown, key: string): [v.IssuePathItem] {
  return [{ type: 'unknown', origin: 'value', input, key, value: undefined }];
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function expectedObject(value: unknown) {
  const message = `Invalid data. Expected a dictionary, but got ${kindOf(value)}.`;
  return { message, path: ownPath(value) };
}

/** The Python name of a JSON type. The real server is written in Python. */
function kindOf(json: unknown): string {
  if (json === null) return 'NoneType';
  if (Array.isArray(json)) return 'list';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  if (typeof json === 'number') return Number.isInteger(json) ? 'int' : 'float';
  return names[typeof json] ?? typeof json;
}
