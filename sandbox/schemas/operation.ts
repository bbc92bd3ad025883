import * as v from 'valibot';

import { list, object, ownPath } from './structures';
import { anything, choice, text } from './values';

const membersOf = {
  add: ['path', 'value'],
  remove: ['path'],
  replace: ['path', 'value'],
  move: ['from', 'path'],
  copy: ['from', 'path'],
} as const;

/** One operation of a JSON patch (RFC 6902). `test` is not supported (contract/api 2.4). */
export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/** A JSON pointer (RFC 6901) to a part of the artifact, not to the whole. */
const pointer = v.pipe(
  text({ max: 140 }),
  v.regex(/^(?:\/(?:[^/~]|~[01])*)+$/, 'This value does not match the required pattern.'),
);

const operation = v.pipe(
  object('patch', {
    op: choice('add', 'remove', 'replace', 'move', 'copy'),
    path: v.optional(pointer),
    from: v.optional(pointer),
    value: v.optional(anything),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: sent } = dataset;
    const wanted: readonly string[] = ['op', ...membersOf[sent.op]];
    const given = Object.keys(sent);
    if (given.length === wanted.length && wanted.every((name) => given.includes(name))) return;
    const message = `The members of the operation "${sent.op}" are ${wanted.join(', ')}.`;
    addIssue({ message, path: ownPath(sent) });
  }),
  v.transform((sent) => sent as Operation),
);

/**
 * The body of an update (contract/api 2.4). Problems are reported by the place of the operation
 * (shape P).
 */
export const patch = object('.', { patch: list(operation) });
