import { PlainError } from '../../tools/plainly.mjs';

import { bundleApplication } from './bundleApplication.mjs';

/** Checks that the elements work in applications that have no React. */
export async function checkWithoutReact(folder) {
  const names = ['elements', 'autoloader', 'define/artifact-form', 'define/version-dialog'];
  for (const name of names) {
    const chunks = await bundleApplication(folder, `import 'trovi-widgets/${name}';`);
    const imported = chunks.flatMap(({ imports }) => imports).find((id) => /^react/.test(id));
    if (imported) throw new PlainError(`trovi-widgets/${name} imports ${imported}.`);
  }
  console.log('The elements need no React of the application.');
}
