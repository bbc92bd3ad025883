import { Refusal } from './refusals';

/** A JSON object of unknown members. */
export type Members = Record<string, unknown>;

/** What is wrong with a value: a part of an error body. Nothing if it is right. */
export type Problem = unknown;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape U: the names that a caller may not write, and the place of their object. */
export function unknownMembers(value: Members, known: readonly string[], place: string): Problem {
  const names = Object.keys(value).filter((name) => !known.includes(name));
  return names.length > 0 ? { 'Attempted to write invalid field(s)': names, in: place } : undefined;
}

/** The problem of a text field's value. Texts are trimmed before the check (contract/api 1.5). */
export function textProblem(
  value: unknown,
  { max, pattern, optional = false }: { max?: number; pattern?: RegExp; optional?: boolean } = {},
): Problem {
  if (value === undefined) return optional ? undefined : ['This field is required.'];
  if (value === null) return optional ? undefined : ['This field may not be null.'];
  if (typeof value !== 'string' && typeof value !== 'number') return ['Not a valid string.'];
  const text = String(value).trim();
  if (text === '') return ['This field may not be blank.'];
  if (text.includes('\0')) return ['Null characters are not allowed.'];
  // Lengths count code points (contract/api 1.5).
  if (max !== undefined && [...text].length > max) {
    return [`Ensure this field has no more than ${max} characters.`];
  }
  return pattern && !pattern.test(text)
    ? ['This value does not match the required pattern.']
    : undefined;
}

/** Shapes LT and L: the problems of a list, or of its items by their index. */
export function listProblem(value: unknown, problemOf: (item: unknown) => Problem): Problem {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return { non_field_errors: ['Expected a list of items.'] };
  const problems = value.map((item) => problemOf(item) ?? {});
  return problems.some((problem) => Object.keys(problem).length > 0) ? problems : undefined;
}

/** The problems of members, without those that are right. `undefined` if all are. */
export function problemsOf(members: Record<string, Problem>): Members | undefined {
  const wrong = Object.entries(members).filter(([, problem]) => problem !== undefined);
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

/** Throws a 400 if there are problems. */
export function demand(problems: Problem): void {
  if (problems !== undefined) throw new Refusal(400, problems);
}
