import { PlainError } from '../../tools/plainly.mjs';

import { bundleApplication } from './bundleApplication.mjs';

/** Texts in code that only editing, signing on or a long description needs. */
const markers = { 'dnd-kit': 'DndDescribedBy', downshift: 'downshift', DOMPurify: 'isSupported' };

/** The code that an application with these lines loads first, or the code that it ever loads. */
async function codeLoaded(folder, lines, { isLazyIncluded = false } = {}) {
  const output = await bundleApplication(folder, lines);
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set();
  const load = (chunk) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    const lazy = isLazyIncluded ? chunk.dynamicImports : [];
    for (const name of [...chunk.imports, ...lazy]) load(chunks.get(name));
  };
  load(output.find(({ isEntry }) => isEntry));
  return [...loaded].map(({ code }) => code).join('\n');
}

const found = (code) => Object.keys(markers).filter((name) => code.includes(markers[name]));

/**
 * Checks that an application with only the card contains no code of the editor, and that this check
 * works.
 */
export async function checkTreeShaking(folder) {
  const lines = "import 'trovi-widgets/define/artifact-form';";
  const form = await codeLoaded(folder, lines, { isLazyIncluded: true });
  for (const name of ['dnd-kit', 'downshift']) {
    if (!found(form).includes(name))
      throw new PlainError(`${name} is not found in the form any more.`);
  }
  for (const lines of [
    "import 'trovi-widgets/define/artifact-card';",
    "export { ArtifactCardElement } from 'trovi-widgets/elements';",
  ]) {
    const code = await codeLoaded(folder, lines);
    // The tag, the theme and the rules of the card, without which it would have no style.
    for (const needed of [
      'trovi-artifact-card',
      '--trovi-color-accent',
      '-webkit-line-clamp',
      '@keyframes',
    ]) {
      if (!code.includes(needed)) throw new PlainError(`${needed} does not come of: ${lines}`);
    }
    const names = found(code);
    if (names.length > 0) throw new PlainError(`${names.join(', ')} come along with: ${lines}`);
  }
  console.log('Who imports the card alone gets nothing of the editor.');
}
