import { Invalid, invalid, type Reader } from '../validation/reader';
import { list, object, optional, required } from '../validation/structures';
import { anything, choice, text } from '../validation/values';

const membersOf = {
  add: ['path', 'value'],
  remove: ['path'],
  replace: ['path', 'value'],
  move: ['from', 'path'],
  copy: ['from', 'path'],
} as const;

type Name = keyof typeof membersOf;

/**
 * One operation of a JSON patch (RFC 6902), with pointers as they were sent. `test` is not among
 * them (contract/api 2.4).
 */
export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/** A JSON pointer (RFC 6901) to a part of something, not to the whole. */
const pointer: Reader<string> = (json) => {
  const value = text({ max: 140 })(json);
  if (!/^(?:\/(?:[^/~]|~[01])*)+$/.test(value)) {
    throw invalid('This value does not match the required pattern.');
  }
  return value;
};

interface SentOperation {
  op: Name;
  path: string | undefined;
  from: string | undefined;
  value: unknown;
}

const readMembers = object<SentOperation>('patch', {
  op: required(choice(...(Object.keys(membersOf) as Name[]))),
  path: optional<string | undefined>(pointer, undefined),
  from: optional<string | undefined>(pointer, undefined),
  value: optional<unknown>(anything, undefined),
});

/** Each kind of operation takes exactly its own members. */
const operation: Reader<Operation> = (json) => {
  const sent = readMembers(json);
  const wanted: readonly string[] = ['op', ...membersOf[sent.op]];
  const given = Object.keys(json as object);
  if (given.length !== wanted.length || !wanted.every((name) => given.includes(name))) {
    const message = `The members of the operation "${sent.op}" are ${wanted.join(', ')}.`;
    throw new Invalid({ non_field_errors: [message] });
  }
  return sent as Operation;
};

/**
 * Reads the body of an update (contract/api 2.4); what is wrong with an operation is told by its
 * place (shape P).
 */
export const readPatch: Reader<{ patch: Operation[] }> = object<{ patch: Operation[] }>('.', {
  patch: required(list(operation, { good: {} })),
});
