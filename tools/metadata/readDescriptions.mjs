import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

/**
 * Replaces every module without descriptions. It can be called, read and converted to a string, but
 * not listed: a description that spreads it would lose values.
 */
const standIn = `
const anything = new Proxy(function () {}, {
  get: (_, key) => {
    if (key === 'then' || key === Symbol.iterator) return undefined;
    return key === Symbol.toPrimitive ? () => '' : anything;
  },
  apply: () => anything,
  construct: () => anything,
});
// esbuild copies the names that it finds and looks up all others in the prototype.
module.exports = Object.create(anything);`;

const telling = [
  /^src\/elements\/(?!bridge\/|forms\/|runtime\/)/,
  /^src\/domain\//,
  /^src\/theme\/[\w]+\.ts$/,
];

/** The modules that each document one element. */
const docs = readdirSync(at('src/elements/docs')).filter((file) => file.endsWith('.docs.ts'));

/**
 * esbuild plugin: keeps the descriptions and the modules that they are computed from, but not the
 * components.
 */
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
    // Instead of the class, returns the description that it is created from.
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
        export * as common from './src/elements/docs/commonDocs';
        ${docs.map((file, index) => `export * as docs${index} from './src/elements/docs/${file.slice(0, -3)}';`).join('\n')}
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

/** Built-in TypeScript types that begin with a capital letter. */
const builtIn = new Set(['Array', 'Date', 'Map', 'Readonly', 'ReadonlyArray', 'Record', 'Set']);

/** The names of our own types in a TypeScript type. */
export function typeNames(text) {
  const withoutTexts = text.replace(/(['"]).*?\1/g, '');
  return (withoutTexts.match(/\b[A-Z]\w*/g) ?? []).filter((name) => !builtIn.has(name));
}

function documentedOf({ tag }, documented) {
  const found = documented.find((element) => element.tag === tag);
  if (!found) throw new PlainError(`No module in src/elements/docs documents ${tag}.`);
  return found;
}

function checkTypes(elements) {
  const entry = readFileSync(at('src/entries/elements.ts'), 'utf8');
  const exported = new Set(
    [...entry.matchAll(/\btype (?:\{([^}]*)\}|(\w+))/g)].flatMap(
      ([, names, name]) => name ?? names.match(/\w+/g),
    ),
  );
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

/** The names of the properties, events and slots that all elements share. */
function namesOf({ attributes, properties, events, slots }) {
  return new Set(Object.keys({ ...attributes, ...properties, ...events, ...slots }));
}

/**
 * Reads the elements that `src/entries/elements.ts` exports: their descriptions and documentation,
 * with the names of their classes and modules. Also returns the names of the members that all
 * elements share, and the custom properties of the theme.
 */
export async function readDescriptions() {
  const { exported, common, publicProperties, ...docModules } = await load();
  const documented = Object.values(docModules).flatMap((module) => Object.values(module));
  const elements = Object.entries(exported).flatMap(([className, { description }]) =>
    typeof description?.tag === 'string'
      ? [
          {
            ...documentedOf(description, documented),
            className,
            component: className.replace(/Element$/, ''),
            module: description.tag.replace(/^trovi-/, ''),
          },
        ]
      : [],
  );
  if (elements.length === 0) throw new PlainError('src/entries/elements.ts exports no element.');
  checkTypes(elements);
  return { elements, commonNames: namesOf(common.commonDocs), themeProperties: publicProperties };
}
