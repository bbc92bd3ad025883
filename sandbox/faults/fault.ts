import * as v from 'valibot';

import { readMembers, wholeNumber } from '../switches/readMembers';

const methods = ['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const longestDelayMs = 600_000;

const flag = v.pipe(v.optional(v.boolean()), v.description('true or false'));

/** The members of a fault. Their descriptions specify the allowed values. */
const members = {
  /** An HTTP method in any letter case, or `*`. */
  method: v.pipe(
    v.string(),
    v.toUpperCase(),
    v.picklist(methods),
    v.description(`one of ${methods.join(', ')}`),
  ),
  /** A whole path, or the start of one and a `*`. */
  path: v.pipe(
    v.string(),
    v.regex(/^\/[^?#*]*\*?$/),
    v.description('a path that starts with / and may end in *, without a query'),
  ),
  /** A text that the query must contain, such as `after=`. Without it, any query matches. */
  query: v.pipe(v.optional(v.pipe(v.string(), v.nonEmpty())), v.description('a part of a query')),
  /** Responds with this status instead of the real response. */
  status: wholeNumber(200, 599, 'an integer from 200 to 599'),
  /** Responds with this body. A text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  contentType: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/))),
    v.description('a text of printable ASCII characters'),
  ),
  /** Headers of that response, such as those of a limit of requests. */
  headers: v.pipe(
    v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/)))),
    v.description('an object with texts of printable ASCII characters'),
  ),
  /** Breaks the connection in the middle of the body. */
  cut: flag,
  /** Sends the first half of the body as if it were the whole. */
  truncated: flag,
  /** Delays the call for this time, or until the faults are cleared. */
  delayMs: wholeNumber(0, longestDelayMs, `an integer from 0 to ${longestDelayMs}`),
  /**
   * The delayed part: the `call` before it has any effect (the default), or the `answer` after it.
   */
  delays: v.pipe(v.optional(v.picklist(['call', 'answer'])), v.description('call or answer')),
  /** How often the fault happens. Without it, always. */
  times: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'an integer of at least 1'),
};

/** Something that goes wrong on purpose, so that tests see how the dashboard handles it. */
export type Fault = v.InferOutput<v.ObjectSchema<typeof members, undefined>>;

/** The members that cause a fault. The others specify when and how. */
const effects = ['status', 'body', 'cut', 'truncated', 'delayMs'] as const;

/** Reads a fault, or returns every problem as a sentence. */
export function readFault(json: unknown): { fault?: Fault; problems: string[] } {
  const { members: fault, problems } = readMembers(json, members);
  if (!fault) return { problems };
  if (effects.some((name) => fault[name] !== undefined)) return { fault, problems: [] };
  return { problems: [`A fault needs at least one of ${effects.join(', ')}.`] };
}
