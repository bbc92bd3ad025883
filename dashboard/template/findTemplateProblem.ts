import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

/**
 * The first line of a template has one of these keys, depending on the generation of its format.
 */
const versionKeys = [
  'heat_template_version',
  'HeatTemplateFormatVersion',
  'AWSTemplateFormatVersion',
];

/** How often aliases may refer to an anchor. Aliases inside it are counted each time. */
const mostAliases = 10_000;

/** A fault and its position, counted in characters. */
interface Fault {
  start: number;
  message: string;
}

/**
 * Returns a sentence about the first fault in the text of an orchestration template, with its line
 * and column, or `undefined` if it is YAML with a format version and resources.
 */
export function findTemplateProblem(text: string): string | undefined {
  const lines = new LineCounter();
  // The parser compares each key with all others, which takes seconds for thousands of resources.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false } as const;
  const document = parseDocument(text, { ...options, logLevel: 'error' });
  const fault = syntaxFault(document) ?? nameFault(document);
  if (fault) {
    const { line, col } = lines.linePos(fault.start);
    return `Line ${line}, column ${col} is not valid YAML: ${asSentence(fault.message)}`;
  }
  const { contents } = document;
  if (!isMap(contents)) return 'A template is a list of keys, such as “resources:”. This is not.';
  if (isBomb(document)) {
    return 'The aliases of this template refer to too much. Write out what they mean.';
  }
  return missingKey(contents);
}

function syntaxFault({ errors }: Document.Parsed): Fault | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const { code, message, pos } = error;
  return { start: pos[0], message: plainWords(code, message) };
}

/** Some messages of the parser are meant for programmers. */
function plainWords(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'A template is one document. “---” begins another one';
  return code === 'RESOURCE_EXHAUSTION' || /call stack/i.test(message)
    ? 'It is nested too deeply'
    : message.replace(/(\w)? ?(["'])quote$/, '$1 quotation mark $2');
}

/** The first invalid key, or the first reference to an anchor that is not defined before it. */
function nameFault(document: Document.Parsed): Fault | undefined {
  const anchors = new Set<string>();
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node, path) {
      if (isMap(node)) fault = wrongKey(node);
      if (isAlias(node)) {
        const { source, range } = node;
        const isWithin = path.some((place) => isCollection(place) && place.anchor === source);
        const message = isWithin
          ? `The anchor “${source}” refers to itself`
          : `There is no anchor “${source}”`;
        if (isWithin || !anchors.has(source)) fault = { start: range?.[0] ?? 0, message };
      } else if ((isScalar(node) || isCollection(node)) && node.anchor) anchors.add(node.anchor);
      return fault && visit.BREAK;
    },
  });
  return fault;
}

/** The first key that is a duplicate or not a text, as in `{{ name }}` of a Jinja template. */
function wrongKey({ items }: YAMLMap): Fault | undefined {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (isCollection(key)) return { start: key.range?.[0] ?? 0, message: 'A key must be a text' };
    if (!isScalar(key) || key.value === '<<') continue;
    if (seen.has(key.value)) {
      const message = `The key “${String(key.value)}” appears twice`;
      return { start: key.range?.[0] ?? 0, message };
    }
    seen.add(key.value);
  }
  return undefined;
}

/** Whether resolving its aliases would exhaust the memory. */
function isBomb(document: Document.Parsed): boolean {
  try {
    document.toJS({ mapAsMap: true, maxAliasCount: mostAliases });
    return false;
  } catch {
    return true;
  }
}

function missingKey({ items }: YAMLMap): string | undefined {
  const keys = items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
  if (!versionKeys.some((key) => keys.includes(key))) {
    return 'A template needs a line such as “heat_template_version: 2018-08-31”.';
  }
  const resources = items.find(
    ({ key }) => isScalar(key) && /^resources$/i.test(String(key.value)),
  );
  if (!resources) return 'A template needs the key “resources:”, which says what to set up.';
  const { value } = resources;
  return isMap(value) || isAlias(value)
    ? undefined
    : 'The key “resources:” needs the resources below it, each with a name and a type.';
}

function asSentence(message: string): string {
  const text = message.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
