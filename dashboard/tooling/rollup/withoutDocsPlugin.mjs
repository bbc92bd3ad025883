/** Keys of an element's description that only its documentation reads. */
const documentation = new Set(['doc', 'summary', 'detail']);
/** Keys of which the documentation reads all that is inside. */
const listings = new Set(['parts', 'customProperties', 'commonSlots']);

const described = /\/src\/elements\/([\w-]+\.element\.tsx|commonDescription\.ts)$/;

/**
 * Rollup plugin, to stand behind the compiler: takes out of the elements' descriptions what only their documentation reads. Pages load
 * none of it. Blanks stand in its place, so that source maps stay true.
 */
export function withoutDocsPlugin() {
  return {
    name: 'trovi-without-docs',

    transform(code, id) {
      if (!described.test(id.replaceAll('\\', '/'))) return null;
      let emptied = code;
      for (const { start, end } of documentingProperties(this.parse(code))) {
        const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
        const blank = code.slice(start, end + comma).replace(/\S/g, ' ');
        emptied = `${emptied.slice(0, start)}${blank}${emptied.slice(end + comma)}`;
      }
      return { code: emptied, map: null };
    },
  };
}

/** The properties of objects that only document, wherever they stand. */
function documentingProperties(node) {
  if (Array.isArray(node)) return node.flatMap(documentingProperties);
  if (!node || typeof node.type !== 'string') return [];
  if (node.type === 'Property' && isDocumenting(node)) return [node];
  if (node.type === 'VariableDeclarator' && listings.has(node.id.name)) return node.init.properties;
  return Object.values(node).flatMap(documentingProperties);
}

function isDocumenting({ key, value }) {
  const name = key.name ?? key.value;
  return documentation.has(name)
    ? value.type === 'Literal'
    : listings.has(name) && value.type === 'ObjectExpression';
}
