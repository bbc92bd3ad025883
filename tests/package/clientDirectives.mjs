import { readFileSync } from 'node:fs';
import path from 'node:path';

import { PlainError } from '../../tools/plainly.mjs';

import { bundleApplication } from './bundleApplication.mjs';

const otherPackage = /^(?!trovi-widgets|[./\0])/;
const directive = /^(['"])use client\1/;

/**
 * Checks that modules of React components, and no others, carry `'use client'`, so that server
 * components can render them. `exports` are those of package.json.
 */
export async function checkClientDirectives(folder, unpacked, exports) {
  const files = Object.entries(exports).filter(([, { default: file }]) =>
    /^\.\/dist\/(react\/)?\w+\.js$/.test(file),
  );
  for (const [name, { default: file }] of files) {
    const module = `trovi-widgets/${name.slice(2)}`;
    const chunks = await bundleApplication(folder, `export * from '${module}';`, {
      external: otherPackage,
    });
    const usesReact = chunks.some(({ imports }) => imports.some((id) => /^react/.test(id)));
    const isMarked = directive.test(readFileSync(path.join(unpacked, file), 'utf8'));
    if (usesReact !== isMarked) {
      throw new PlainError(
        usesReact
          ? `${module} has React components, but no 'use client'.`
          : `${module} has 'use client', but no React components.`,
      );
    }
  }
  console.log("The modules of React components, and no others, carry 'use client'.");
}
