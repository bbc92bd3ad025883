import { attempt, Invalid, invalid, type Problem, type Reader } from './reader';

/** A member of an object: how it is read, and what it is when it is not there. */
export type Member<Value> =
  | { read: Reader<Value>; isRequired: true }
  | { read: Reader<Value>; isRequired: false; otherwise: Value };

export function required<Value>(read: Reader<Value>): Member<Value> {
  return { read, isRequired: true };
}

export function optional<Value>(read: Reader<Value>, otherwise: Value): Member<Value> {
  return { read, isRequired: false, otherwise };
}

type Members<Shape> = { [Name in keyof Shape]: Member<Shape[Name]> };

/**
 * An object with these members and no others. Unknown ones are told first and alone, all of them (shape U), with the
 * place they are in; else every member that is wrong is told (shapes F and N).
 */
export function object<Shape extends object>(
  place: string,
  members: Members<Shape>,
): Reader<Shape> {
  return (json) => {
    const given = objectOf(json);
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(members, name));
    if (unknown.length > 0) {
      throw new Invalid({ 'Attempted to write invalid field(s)': unknown, in: place });
    }
    const problems: Record<string, Problem> = {};
    const shape: Record<string, unknown> = {};
    for (const [name, member] of Object.entries<Member<unknown>>(members)) {
      const { value, problem } = attempt(() => readMember(given, name, member));
      if (problem) problems[name] = problem;
      else shape[name] = value;
    }
    if (Object.keys(problems).length > 0) throw new Invalid(problems);
    return shape as Shape;
  };
}

function objectOf(json: unknown): Record<string, unknown> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return json as Record<string, unknown>;
  }
  const message = `Invalid data. Expected a dictionary, but got ${kindOf(json)}.`;
  throw new Invalid({ non_field_errors: [message] });
}

function readMember(given: Record<string, unknown>, name: string, member: Member<unknown>) {
  if (Object.hasOwn(given, name)) return member.read(given[name]);
  if (member.isRequired) throw invalid('This field is required.');
  return member.otherwise;
}

interface ListRules {
  /** The most items. */
  max?: number;
  /** What stands for a good item among bad ones: `{}` beside objects (shape L), `[]` beside plain values (shape LL). */
  good: Problem;
}

/** A list of which every item is read; problems are told by place. Anything else than a list has shape LT. */
export function list<Item>(
  read: Reader<Item>,
  { max = Infinity, good }: ListRules,
): Reader<Item[]> {
  return (json) => {
    if (json === null) throw invalid('This field may not be null.');
    if (!Array.isArray(json)) {
      const message = `Expected a list of items but got type "${kindOf(json)}".`;
      throw new Invalid({ non_field_errors: [message] });
    }
    if (json.length > max) {
      const message = `Ensure this field has no more than ${max} elements.`;
      throw new Invalid({ non_field_errors: [message] });
    }
    const results = json.map((item) => attempt(() => read(item)));
    if (results.some(({ problem }) => problem)) {
      throw new Invalid(results.map(({ problem }) => problem ?? good));
    }
    return results.map(({ value }) => value as Item);
  };
}

/** What the server, which is written in Python, calls a JSON value. */
function kindOf(json: unknown): string {
  if (json === null) return 'NoneType';
  if (Array.isArray(json)) return 'list';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  if (typeof json === 'number') return Number.isInteger(json) ? 'int' : 'float';
  return names[typeof json] ?? typeof json;
}
