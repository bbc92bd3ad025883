import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** The first line of a template has one of these keys, by the generation of its format. */
const versionKeys = [
  'heat_template_version',
  'HeatTemplateFormatVersion',
  'AWSTemplateFormatVersion',
];

/**
 * Returns a sentence about the first fault in the text of an orchestration template, with its line
 * and column, or nothing if it is YAML with a format version and resources.
 */
export function findTemplateProblem(text: string): string | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault = unknownAlias(document)] = document.errors;
  if (fault) {
    const { line, col } = lines.linePos(fault.pos[0]);
    return `Line ${line}, column ${col} is not valid YAML: ${asSentence(fault.message)}`;
  }
  const { contents } = document;
  if (!isMap(contents)) return 'A template is a list of keys, such as “resources:”. This is not.';
  const keys = contents.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
  if (!versionKeys.some((key) => keys.includes(key))) {
    return 'A template needs a line such as “heat_template_version: 2018-08-31”.';
  }
  return keys.some((key) => key.toLowerCase() === 'resources')
    ? undefined
    : 'A template needs the key “resources:”, which says what to set up.';
}

/** The first reference to an anchor that the document does not have. */
function unknownAlias(document: Document.Parsed) {
  let fault: { pos: [number]; message: string } | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      fault = { pos: [alias.range?.[0] ?? 0], message: `There is no anchor “${alias.source}”` };
      return visit.BREAK;
    },
  });
  return fault;
}

function asSentence(message: string): string {
  const text = message.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
