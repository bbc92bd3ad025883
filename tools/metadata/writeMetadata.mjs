import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { at } from '../root.mjs';

import { vscodeCssData, vscodeHtmlData, webTypes } from './editorData.mjs';
import { withFormerNames } from './formerNames.mjs';
import { jsxTypes, solidTypes, vueTypes } from './frameworkTags.mjs';
import { manifest } from './manifest.mjs';
import { reactEntry, reactModule, reactTypes } from './reactTypes.mjs';
import { readDescriptions } from './readDescriptions.mjs';
import { domTypes, tagTypes } from './tagTypes.mjs';
import { themePropertiesIn } from './themePropertiesIn.mjs';

function writeJson(file, data) {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

function writeFolder(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Writes the modules that contain only types. */
function writeTags(folder, elements) {
  const types = { jsx: jsxTypes, solid: solidTypes, vue: vueTypes };
  const files = Object.entries(types).flatMap(([name, typesOf]) => [
    [`${name}.js`, 'export {};\n'],
    [`${name}.d.ts`, typesOf(elements)],
  ]);
  writeFolder(folder, Object.fromEntries(files));
}

async function writeReact(folder, elements) {
  writeFolder(folder, {
    'react.js': reactEntry(elements),
    'react.d.ts': reactTypes(elements),
    ...Object.fromEntries(
      elements.map((element) => [`${element.module}.js`, reactModule(element)]),
    ),
  });
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
  const withFormer = elements.map(withFormerNames);
  writeJson(at('dist/custom-elements.json'), manifest(withFormer, propertiesOf));
  writeJson(at('dist/web-types.json'), webTypes(elements, propertiesOf, ownPackage));
  writeJson(at('dist/vscode.html-custom-data.json'), vscodeHtmlData(elements));
  writeJson(at('dist/vscode.css-custom-data.json'), vscodeCssData(elements, propertiesOf));
  writeFileSync(at('dist/types/dom.d.ts'), domTypes(withFormer));
  writeFileSync(at('dist/types/tags.d.ts'), tagTypes(withFormer));
  writeTags(at('dist/tags'), elements);
  await writeReact(at('dist/react'), withFormer);
}
