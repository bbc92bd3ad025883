const runtime = '\0radix-shadow';

/** What the changed packages call: the same questions, answered from inside shadow roots. */
const runtimeCode = `
/** The element with the focus, also inside shadow roots. */
export function activeElement() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
/** Where an event, of the browser or of React, began, also inside shadow roots. */
export function eventTarget(event) {
  return (event.nativeEvent ?? event).composedPath()[0] ?? event.target;
}
/** The roots around a node, the nearest one first: events of the focus end at each of them. Before it is there, the page. */
export function rootsOf(node) {
  const roots = [];
  let root = node?.getRootNode() ?? document;
  while (root instanceof ShadowRoot) {
    roots.push(root);
    root = root.host.getRootNode();
  }
  return [...roots, root];
}
/** What stands in the page itself with a node inside it, however many shadow roots lie between them. */
export function outermostHost(node) {
  return rootsOf(node).reduce((outermost, root) => root.host ?? outermost, null);
}
/** What gets or loses the focus along with the target; nothing where the event only tells that it is inside one of these roots. */
export function relatedTarget(event, container) {
  const related = event.relatedTarget;
  return related?.shadowRoot && rootsOf(container).includes(related.shadowRoot) ? null : related;
}
`;

const active = [/\b(?:document|ownerDocument)\.activeElement\b/g, 'shadow.activeElement()'];
const target = [/\bconst target = event\.target;/g, 'const target = shadow.eventTarget(event);'];

/** What is changed in which package, and how often it stands there. */
const changes = [
  { folder: '@radix-ui/react-select', count: 6, replacements: [active, target] },
  {
    folder: '@radix-ui/react-focus-scope',
    count: 13,
    replacements: [
      active,
      target,
      [
        /\bconst relatedTarget = event\.relatedTarget;/g,
        'const relatedTarget = shadow.relatedTarget(event, container);',
      ],
      [
        /\bdocument\.(add|remove)EventListener\("(focusin|focusout)", (\w+)\);/g,
        'shadow.rootsOf(container).forEach((root) => root.$1EventListener("$2", $3));',
      ],
    ],
  },
  { folder: '@radix-ui/react-dismissable-layer', count: 2, replacements: [target] },
  { folder: '@radix-ui/react-roving-focus', count: 2, replacements: [active] },
  { folder: '@radix-ui/react-dialog', count: 1, replacements: [target] },
  {
    folder: 'react-remove-scroll',
    count: 7,
    replacements: [[/\bevent\.target\b/g, 'shadow.eventTarget(event)']],
  },
  {
    folder: 'aria-hidden',
    count: 1,
    replacements: [
      [/node && \(node\.host \|\| unwrapHost\(node\.parentNode\)\)/g, 'shadow.outermostHost(node)'],
    ],
  },
  {
    folder: '@dnd-kit/core',
    count: 1,
    replacements: [
      [
        /function findScrollableAncestors\(node\) \{/g,
        '$& if (node instanceof ShadowRoot) return findScrollableAncestors(node.host);',
      ],
    ],
  },
];

/**
 * Rollup plugin for the bundles of elements: lets the focus, the scroll lock and dragging of Radix and dnd-kit see through open
 * shadow roots (radix-ui/primitives #2606, #3674, #3838). Ends the build where one of the packages it finds was changed, so that
 * an upgrade cannot undo this silently.
 */
export function radixShadowPlugin() {
  let found;
  return {
    name: 'trovi-radix-shadow',

    buildStart() {
      found = new Map();
    },

    resolveId: (id) => (id === runtime ? id : null),
    load: (id) => (id === runtime ? { code: runtimeCode, moduleSideEffects: false } : null),

    transform(code, id) {
      const change = changes.find(({ folder }) => isInside(id, folder));
      if (!change) return null;
      let count = 0;
      const result = change.replacements.reduce((text, [pattern, replacement]) => {
        count += text.match(pattern)?.length ?? 0;
        return text.replace(pattern, replacement);
      }, code);
      found.set(change, (found.get(change) ?? 0) + count);
      if (count === 0) return null;
      const head = `import * as shadow from ${JSON.stringify(runtime)};\n`;
      return { code: head + result, map: null };
    },

    buildEnd(error) {
      if (error) return;
      for (const [{ folder, count }, times] of found) {
        if (times === count) continue;
        this.error(
          `${folder} was changed: what keeps it out of shadow roots stands ${times} times in it, not ${count}.`,
        );
      }
    },
  };
}

function isInside(id, folder) {
  return id.replaceAll('\\', '/').includes(`/node_modules/${folder}/`);
}
