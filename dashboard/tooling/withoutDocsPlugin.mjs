/** Keys of an element's description that only its documentation reads. */
const documentation = new Set(['doc', 'summary', 'detail']);
/** Keys of which the documentation reads all that is inside. */
const listings = new Set(['parts', 'customProperties', 'commonSlots']);

const described = /\/src\/elements\/([\w-]+\.element\.tsx|commonDescription\.ts)$/;

/**
 * Rollup plugin, to stand behind the compiler: empties the texts of the elements' descriptions that only their documentation reads.
 * Pages load none of them. Each is overwritten by blanks of its length, so that source maps stay true.
 */
export function withoutDocsPlugin() {
  return {
    name: 'trovi-without-docs',

    transform(code, id) {
      if (!described.test(id.replaceAll('\\', '/'))) return null;
      let emptied = code;
      for (const { start, end } of documentingTexts(this.parse(code))) {
        emptied = `${emptied.slice(0, start)}''${' '.repeat(end - start - 2)}${emptied.slice(end)}`;
      }
      return { code: emptied, map: null };
    },
  };
}

/** The texts under those keys, wherever they stand. */
function documentingTexts(node, isInside = false) {
  if (Array.isArray(node)) return node.flatMap((child) => documentingTexts(child, isInside));
  if (!node || typeof node.type !== 'string') return [];
  if (isInside && node.type === 'Literal' && typeof node.value === 'string') return [node];
  const name = nameOf(node);
  const isDocumenting = isInside || documentation.has(name) || listings.has(name);
  if (node.type === 'Property') return documentingTexts(node.value, isDocumenting);
  return Object.values(node).flatMap((child) => documentingTexts(child, isDocumenting));
}

function nameOf({ type, key, id }) {
  if (type === 'Property') return key.name ?? key.value;
  return type === 'VariableDeclarator' ? id.name : undefined;
}
