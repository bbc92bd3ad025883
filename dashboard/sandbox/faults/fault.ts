/**
 * Something that goes wrong on purpose, so that tests see what the dashboard makes of it
 * (decision 5).
 */
export interface Fault {
  /** An HTTP method in capitals, or `*`. */
  method: string;
  /** A whole path, or the beginning of one and a `*`. */
  path: string;
  /** What the query has to hold, as `after=`. Without it the query does not count. */
  query?: string;
  /** Answers with this status, instead of the real answer. */
  status?: number;
  /** Answers with this body: a text as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  /** Breaks the connection in the middle of the body. */
  cut?: boolean;
  /** Sends the first half of the body as if it were the whole. */
  truncated?: boolean;
  /** Lets the caller wait: until then, or until the faults are cleared. */
  delayMs?: number;
  /** What waits: the `call`, of which nothing happens before, or the `answer` to what has happened. @default 'call' */
  delays?: 'call' | 'answer';
  /** How often it happens; forever if absent. */
  times?: number;
}

const methods = ['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const longestDelay = 600_000;
/** The members that let something happen; the others say when and how. */
const effects = ['status', 'body', 'cut', 'truncated', 'delayMs'];

const rules: Record<keyof Fault, { isGood: (value: unknown) => boolean; must: string }> = {
  method: {
    isGood: (value) => methods.includes(String(value).toUpperCase()),
    must: `one of ${methods.join(', ')}`,
  },
  path: {
    isGood: (value) => typeof value === 'string' && /^\/[^?#*]*\*?$/.test(value),
    must: 'a path that begins with / and may end in *, without a query',
  },
  query: {
    isGood: (value) => typeof value === 'string' && value !== '',
    must: 'a part of a query',
  },
  status: { isGood: isIntegerBetween(200, 599), must: 'an integer from 200 to 599' },
  body: { isGood: () => true, must: 'any JSON value' },
  contentType: {
    isGood: (value) => typeof value === 'string' && /^[\x20-\x7e]+$/.test(value),
    must: 'a text of printable ASCII characters',
  },
  cut: { isGood: isBoolean, must: 'true or false' },
  truncated: { isGood: isBoolean, must: 'true or false' },
  delayMs: {
    isGood: isIntegerBetween(0, longestDelay),
    must: `an integer from 0 to ${longestDelay}`,
  },
  delays: {
    isGood: (value) => value === 'call' || value === 'answer',
    must: 'call or answer',
  },
  times: {
    isGood: isIntegerBetween(1, Number.MAX_SAFE_INTEGER),
    must: 'an integer of at least 1',
  },
};

/** Reads a fault; tells everything that is wrong with it, one sentence each. */
export function readFault(json: unknown): { fault?: Fault; problems: string[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['A fault is a JSON object.'] };
  }
  const given = json as Record<string, unknown>;
  const problems = [
    ...Object.keys(given)
      .filter((name) => !(name in rules))
      .map((name) => `There is no "${name}": known are ${Object.keys(rules).join(', ')}.`),
    ...Object.entries(rules)
      .filter(([name, { isGood }]) => given[name] !== undefined && !isGood(given[name]))
      .map(([name, { must }]) => `"${name}" must be ${must}.`),
    ...['method', 'path']
      .filter((name) => given[name] === undefined)
      .map((name) => `"${name}" is required.`),
  ];
  if (!effects.some((name) => given[name] !== undefined)) {
    problems.push(`A fault needs at least one of ${effects.join(', ')}.`);
  }
  if (problems.length > 0) return { problems };
  return {
    fault: { ...(given as unknown as Fault), method: String(given.method).toUpperCase() },
    problems,
  };
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isIntegerBetween(least: number, greatest: number) {
  return (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= greatest;
}
