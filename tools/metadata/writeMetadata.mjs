import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { at } from '../root.mjs';

import { vscodeCssData, vscodeHtmlData, webTypes } from './editorData.mjs';
import { domTypes, jsxTypes, reactEntry, reactModule, reactTypes } from './frameworkTypes.mjs';
import { manifest } from './manifest.mjs';
import { readDescriptions } from './readDescriptions.mjs';
import { themePropertiesIn } from './themePropertiesIn.mjs';

function writeJson(file, data) {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

async function writeReact(folder, elements) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = {
    'react.js': reactEntry(elements),
    'react.d.ts': reactTypes(elements),
    // These modules contain only types.
    'jsx.js': 'export {};\n',
    'jsx.d.ts': jsxTypes(elements),
    ...Object.fromEntries(
      elements.map((element) => [`${element.module}.js`, reactModule(element)]),
    ),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  await build({
    entryPoints: [at('src/elements/description/wrapElement.tsx')],
    outdir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
  });
}

/** Writes all metadata of the elements into `dist`. Build the elements and types first. */
export async function writeMetadata() {
  const { elements, themeProperties } = await readDescriptions();
  const propertiesOf = await themePropertiesIn(
    at('dist/elements/define'),
    elements,
    themeProperties,
  );
  const ownPackage = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  writeJson(at('dist/custom-elements.json'), manifest(elements, propertiesOf));
  writeJson(at('dist/web-types.json'), webTypes(elements, propertiesOf, ownPackage));
  writeJson(at('dist/vscode.html-custom-data.json'), vscodeHtmlData(elements));
  writeJson(at('dist/vscode.css-custom-data.json'), vscodeCssData(elements, propertiesOf));
  writeFileSync(at('dist/types/dom.d.ts'), domTypes(elements));
  await writeReact(at('dist/react'), elements);
}
