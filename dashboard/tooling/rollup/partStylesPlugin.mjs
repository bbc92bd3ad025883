const prefix = '\0styles-for:';

/**
 * Rollup plugin: gives each part of a bundle those styles that it alone uses, and whatever else draws something those that no part does.
 * `copies` comes of `ownCopies`; `sheetModule` is the module that takes styles.
 */
export function partStylesPlugin({ copies, sheetModule }) {
  return {
    name: 'trovi-part-styles',

    resolveId: (id) => (id.startsWith(prefix) ? { id, moduleSideEffects: true } : null),

    load(id) {
      if (!id.startsWith(prefix)) return null;
      const css = copies.styles().moved[id.slice(prefix.length)];
      return {
        code: `import { addStyles } from ${JSON.stringify(sheetModule)};\naddStyles(${JSON.stringify(css)});`,
        map: { mappings: '' },
      };
    },

    transform(code, id) {
      const part = copies.partOfEntry(id);
      const isDrawing = /\/src\/.*\.tsx$/.test(id) && copies.groupOf(id) === 'rest';
      if (!part && !isDrawing) return null;
      return { code: `import ${JSON.stringify(prefix + (part ?? 'rest'))};${code}`, map: null };
    },
  };
}

/** Whose styles a module of this plugin holds; nothing for any other one. */
export const ownerOfStyles = (id) => (id.startsWith(prefix) ? id.slice(prefix.length) : undefined);
