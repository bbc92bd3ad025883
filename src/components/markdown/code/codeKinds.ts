import type { kinds } from './colorCode.css';

type CodeKind = keyof typeof kinds;

/** The colour of the classes of a grammar (highlight.js, "CSS classes reference"). */
const scopes: Record<CodeKind, string> = {
  keyword: 'keyword selector-tag section tag meta doctag template-tag',
  string: 'string regexp addition char link',
  comment: 'comment quote',
  value:
    'number literal symbol variable template-variable bullet attribute code formula ' +
    'title name built_in type attr property selector-class selector-id',
  removed: 'deletion',
};

const known = new Map<string, CodeKind>();
for (const [kind, names] of Object.entries(scopes) as [CodeKind, string][]) {
  for (const name of names.split(' ')) known.set(name, kind);
}

/** The colour of a piece of code by the first of its class names. `undefined` for plain pieces. */
export function codeKind(classNames: unknown): CodeKind | undefined {
  const [scope] = Array.isArray(classNames) ? (classNames as unknown[]) : [];
  return typeof scope === 'string' ? known.get(scope) : undefined;
}
