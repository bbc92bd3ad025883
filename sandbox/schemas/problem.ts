import type { BaseIssue } from 'valibot';

/** The problems of a value (contract/api 1.6): messages, by field or by place in a list. */
export type Problem = string | string[] | Problem[] | { [name: string]: Problem };

/** The field that lists the names of unknown members (shape U). */
export const unknownFields = 'Attempted to write invalid field(s)';

/** Turns the issues of a schema into the error body that the catalogue sends for them. */
export function problemOf(issues: readonly BaseIssue<unknown>[], depth = 0): Problem {
  const place = issues[0]?.path?.[depth];
  if (!place) return issues.map(({ message }) => message);
  const groups = new Map<unknown, BaseIssue<unknown>[]>();
  for (const issue of issues) {
    const key = issue.path?.[depth]?.key;
    groups.set(key, [...(groups.get(key) ?? []), issue]);
  }
  const problems = new Map<unknown, Problem>(
    [...groups].map(([key, group]) => [key, problemOf(group, depth + 1)]),
  );
  if (place.type === 'array') return listProblem(place.input, problems);
  // The place of unknown members is a text, not a list (shape U).
  const inPlace = groups.get('in')?.[0]?.message;
  if (problems.has(unknownFields) && inPlace !== undefined) problems.set('in', inPlace);
  return Object.fromEntries(problems) as Problem;
}

/**
 * Valid items are `{}` next to wrong objects (shape L), and `[]` next to wrong plain values (shape
 * LL).
 */
function listProblem(items: readonly unknown[], problems: Map<unknown, Problem>): Problem {
  const isPlain = [...problems.values()].every((problem) => Array.isArray(problem));
  return items.map((_item, place) => problems.get(place) ?? (isPlain ? [] : {}));
}
