import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

/** Stands for every module that says nothing about elements: can be called, read and written into a text. */
const standIn = `
const anything = new Proxy(function () {}, {
  get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});
// esbuild copies the names it finds, and looks up the others in the prototype.
module.exports = Object.create(anything);`;

const telling = [
  /^src\/elements\/(?!bridge\/|runtime\/)/,
  /^src\/domain\//,
  /^src\/theme\/[\w]+\.ts$/,
];

/** esbuild plugin: keeps descriptions and what they are computed from, without the components they describe. */
const descriptionsAlone = {
  name: 'trovi-descriptions',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ path: name, kind, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (name === 'describing-class') return { path: name, namespace: 'class' };
      const file = name.startsWith('.') && sourceFile(path.resolve(resolveDir, name));
      if (!file) return { path: name, namespace: 'stand-in' };
      if (file.endsWith('/createElement.ts')) return { path: name, namespace: 'class' };
      const place = path.relative(at(), file).split(path.sep).join('/');
      const isTelling = importer === '<stdin>' || telling.some((pattern) => pattern.test(place));
      return isTelling ? { path: file } : { path: name, namespace: 'stand-in' };
    });
    bundle.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: standIn }));
    // In the place of a class stands what it is made of.
    bundle.onLoad({ filter: /.*/, namespace: 'class' }, () => ({
      contents: 'export const createElement = (description) => ({ description });',
    }));
  },
};

function sourceFile(stem) {
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(file));
}

async function load() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export * as exported from './src/entries/elements';
        export * as common from './src/elements/description/commonDescription';
        export { publicProperties } from './src/theme/publicProperties';`,
      resolveDir: at(),
    },
    plugins: [descriptionsAlone],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
}

/** Words of TypeScript's own that begin with a capital. */
const builtIn = new Set(['Array', 'Date', 'Map', 'Readonly', 'ReadonlyArray', 'Record', 'Set']);

/** The names of our own types in a text of TypeScript. */
export function typeNames(text) {
  const withoutTexts = text.replace(/(['"]).*?\1/g, '');
  return (withoutTexts.match(/\b[A-Z]\w*/g) ?? []).filter((name) => !builtIn.has(name));
}

function checkTypes(elements) {
  const entry = readFileSync(at('src/entries/elements.ts'), 'utf8');
  const exported = new Set([...entry.matchAll(/\btype (?:\{ )?(\w+)/g)].map(([, name]) => name));
  for (const { tag, events, properties } of elements) {
    const texts = [...events.map(({ detail }) => detail), ...properties.map(({ type }) => type)];
    const missing = texts.flatMap(typeNames).find((name) => !exported.has(name));
    if (missing) {
      throw new PlainError(
        `${tag} names the type ${missing}: src/entries/elements.ts has to export it.`,
      );
    }
  }
}

/** The names of what all elements have in common: of properties, of events, of slots. */
function namesOf({ commonAttributes, commonProperties, commonEvents, commonSlots }) {
  return new Set([
    ...Object.keys({ ...commonAttributes, ...commonProperties, ...commonSlots }),
    ...commonEvents.map(({ type }) => type),
  ]);
}

/**
 * The elements that `src/entries/elements.ts` exports, as they are described in `src/elements`: with the name of the class, that
 * of the module in `define`, and the custom properties of the theme behind their own.
 */
export async function readDescriptions() {
  const { exported, common, publicProperties } = await load();
  const elements = Object.entries(exported).flatMap(([className, { description }]) =>
    typeof description?.tag === 'string'
      ? [
          {
            ...description,
            className,
            component: className.replace(/Element$/, ''),
            module: description.tag.replace(/^trovi-/, ''),
          },
        ]
      : [],
  );
  if (elements.length === 0) throw new PlainError('src/entries/elements.ts exports no element.');
  checkTypes(elements);
  return { elements, commonNames: namesOf(common), themeProperties: publicProperties };
}
