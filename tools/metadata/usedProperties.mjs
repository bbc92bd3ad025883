import { rollup } from 'rollup';

const styleCall = /\baddStyles(?:\$\d+)?\((["'`])((?:\\.|(?!\1).)*)\1\)/gs;

/**
 * The code of a built module and of everything that it imports, statically or dynamically. Rollup
 * removes the unused code of shared chunks.
 */
async function codeOf(file) {
  const bundle = await rollup({
    input: file,
    // React has no styles, even if it is bundled.
    external: (id) => !/^[./]/.test(id) || /\/react-[\w-]+\.js$/.test(id),
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}

const uses = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
const isPublic = (name) => name.startsWith('--trovi-');

/** The rules of a stylesheet that can apply if scripts only use these class names. */
function livingBlocks(css, names) {
  const canApply = (selector) =>
    [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name]) => names.has(name));
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors.split(',').some(canApply))
    .map(([, , block]) => block);
}

/**
 * The public custom properties that affect a built element. Components read private properties,
 * whose values come from public ones. A public property has no effect if nothing reads its private
 * one.
 */
export async function usedProperties(file) {
  const code = await codeOf(file);
  const css = [...code.matchAll(styleCall)].map(([, , text]) => text).join('');
  const names = new Set(code.replaceAll(styleCall, '').match(/[\w-]+/g));
  const sources = new Map();
  const rest = livingBlocks(css, names)
    .join(';')
    .replace(/(--(?!trovi-)[\w-]+):([^;}]*)/g, (declaration, name, value) => {
      const found = uses(value).filter(isPublic);
      if (found.length === 0) return declaration;
      sources.set(name, found);
      return '';
    });
  return new Set(
    uses(rest).flatMap((name) => (isPublic(name) ? [name] : (sources.get(name) ?? []))),
  );
}
