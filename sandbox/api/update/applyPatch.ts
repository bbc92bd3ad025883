import { badCall } from '../http/refusal';
import { changedTexts } from '../../schemas/textFields';
import type { Operation } from '../../schemas/operation';

/** The writable paths (contract/api 2.4). None needs the escapes of RFC 6901. */
const writable = new RegExp(
  `^/(?:${[
    ...Object.keys(changedTexts),
    'visibility',
    'tags(?:/(?:-|\\d+))?',
    'authors(?:/(?:-|\\d+)(?:/(?:full_name|affiliation|email))?)?',
    'linked_artifacts',
    'reproducibility(?:/(?:enable_requests|access_hours))?',
    'owner_urn',
    'linked_projects',
  ].join('|')})$`,
);

/** The real server accepts this operation, but keeps the key (contract/api 2.4). */
const withoutEffect: Operation = { op: 'remove', path: '/sharing_key' };

/**
 * Applies all operations in turn (RFC 6902) and returns the result. The original document stays
 * unchanged. A path that is not writable or does not exist is refused with shape S.
 */
export function applyPatch(document: object, patch: Operation[]): Record<string, unknown> {
  return patch.reduce<unknown>(applyOperation, document) as Record<string, unknown>;
}

/** The fields that are named in operations, changed or not. */
export function fieldsNamed(patch: Operation[]): Set<string> {
  const pointers = patch.flatMap((operation) =>
    operation.op === 'move' ? [operation.path, operation.from] : [operation.path],
  );
  return new Set(pointers.map((pointer) => stepsOf(pointer)[0]));
}

function applyOperation(document: unknown, operation: Operation): unknown {
  const { op, path } = operation;
  if (op === withoutEffect.op && path === withoutEffect.path) return document;
  const target = writableSteps(path);
  switch (operation.op) {
    case 'add':
      return changeAt(document, target, added(operation.value));
    case 'replace':
      return changeAt(document, target, replaced(operation.value));
    case 'remove':
      return changeAt(document, target, removed);
    case 'copy':
    case 'move': {
      const source = writableSteps(operation.from);
      const value = source.reduce(childOf, document);
      const rest = operation.op === 'move' ? changeAt(document, source, removed) : document;
      return changeAt(rest, target, added(value));
    }
  }
}

type Steps = [string, ...string[]];

/** Changes the list or object that holds a place. */
type Change = (holder: unknown, step: string) => unknown;

function changeAt(node: unknown, [step, next, ...rest]: Steps, change: Change): unknown {
  if (next === undefined) return change(node, step);
  return replaced(changeAt(childOf(node, step), [next, ...rest], change))(node, step);
}

function added(value: unknown): Change {
  return (holder, step) => {
    if (!isList(holder)) return { ...objectOf(holder, step), [step]: value };
    return holder.toSpliced(step === '-' ? holder.length : indexOf(step, holder.length), 0, value);
  };
}

function replaced(value: unknown): Change {
  return (holder, step) => {
    childOf(holder, step);
    if (!isList(holder)) return { ...objectOf(holder, step), [step]: value };
    return holder.with(Number(step), value);
  };
}

const removed: Change = (holder, step) => {
  childOf(holder, step);
  if (isList(holder)) return holder.toSpliced(Number(step), 1);
  return Object.fromEntries(
    Object.entries(objectOf(holder, step)).filter(([name]) => name !== step),
  );
};

function childOf(node: unknown, step: string): unknown {
  if (isList(node)) return node[indexOf(step, node.length - 1)];
  const members = objectOf(node, step);
  if (!Object.hasOwn(members, step)) throw leadsNowhere(step);
  return members[step];
}

function isList(node: unknown): node is unknown[] {
  return Array.isArray(node);
}

function objectOf(node: unknown, step: string): Record<string, unknown> {
  if (typeof node !== 'object' || node === null) throw leadsNowhere(step);
  return node as Record<string, unknown>;
}

function indexOf(step: string, last: number): number {
  const index = /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : NaN;
  if (!(index <= last)) throw leadsNowhere(step);
  return index;
}

function writableSteps(pointer: string): Steps {
  if (!writable.test(pointer)) throw badCall(`The path ${pointer} cannot be changed.`);
  return stepsOf(pointer);
}

function stepsOf(pointer: string): Steps {
  return pointer.split('/').slice(1) as Steps;
}

function leadsNowhere(step: string) {
  return badCall(`A path leads nowhere: there is no ${step}.`);
}
