import { isObject, listOf, member } from '../../values/readValues';

/** The namespaces whose terms are read. */
const namespace =
  /^https?:\/\/(?:www\.)?(?:schema\.org|w3id\.org\/codemeta(?:\/[\d.]+)?|codemeta\.github\.io\/terms)[/#]/i;

/** JSON is nested less deeply, unless it is an attack. */
const deepest = 50;

/** Terms of CodeMeta 3 for keywords of JSON-LD. */
const keywords: Readonly<Record<string, string>> = { id: '@id', type: '@type' };

/**
 * JSON-LD with the plain names of schema.org: `name` for `schema:name` or
 * `http://schema.org/name`. Lists of one text or object in an expanded file stay lists.
 */
export function withPlainTerms(file: unknown): unknown {
  const prefixes = new Set(['schema', 'sdo', 'codemeta']);
  for (const node of listOf(file)) {
    for (const context of listOf(member(node, '@context'))) {
      if (!isObject(context)) continue;
      for (const [prefix, meaning] of Object.entries(context)) {
        const iri = typeof meaning === 'string' ? meaning : member(meaning, '@id');
        if (typeof iri === 'string' && namespace.test(iri)) prefixes.add(prefix);
      }
    }
  }
  return renamed(file, (name) => plainTerm(name, prefixes), deepest);
}

function plainTerm(name: string, prefixes: ReadonlySet<string>): string {
  const iri = name.replace(namespace, '');
  if (iri !== name) return iri;
  const [prefix = '', term] = name.split(':', 2);
  return term && prefixes.has(prefix) ? term : name;
}

function renamed(value: unknown, plain: (name: string) => string, depth: number): unknown {
  if (depth === 0) return undefined;
  if (Array.isArray(value)) return value.map((item) => renamed(item, plain, depth - 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => {
    const term = plain(name);
    const isType = term === '@type' || term === 'type';
    const types = () => listOf(item).map((type) => (typeof type === 'string' ? plain(type) : type));
    return [keywords[term] ?? term, isType ? types() : renamed(item, plain, depth - 1)] as const;
  });
  const isOwn = ([name]: readonly [string, unknown]) => Object.hasOwn(value, name);
  // A name with a prefix does not replace a plain one.
  return Object.fromEntries([...entries.filter((one) => !isOwn(one)), ...entries.filter(isOwn)]);
}

/** The types of a node. */
export function typesOf(node: unknown): string[] {
  return listOf(member(node, '@type')).filter((type) => typeof type === 'string');
}
