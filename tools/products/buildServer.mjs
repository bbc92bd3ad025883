import { build } from 'esbuild';

import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

/**
 * Builds `.build/server`: the server of the dashboard (`main.mjs`), its worker for preview pictures
 * (`pictureWorker.mjs`), and the script that prints its policy (`csp.mjs`).
 */
export async function buildServer() {
  try {
    await build({
      entryPoints: {
        main: at('server/main.ts'),
        pictureWorker: at('server/pictureWorker.ts'),
        csp: at('server/csp.ts'),
      },
      outdir: at('.build/server'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      logLevel: 'silent',
    });
  } catch (error) {
    throw new PlainError(`The server cannot be built: ${error.message}`);
  }
}
