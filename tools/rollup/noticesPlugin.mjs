import license from 'rollup-plugin-license';

import { root } from '../root.mjs';

import { noticesText } from './noticesText.mjs';

/** The name of the file with the notices of the bundled packages, beside each bundle. */
const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/**
 * Rollup plugin: writes the licences of all packages in a bundle into a file beside it. Most of them
 * demand that their notice travels with every copy. Fails if a package has no licence text.
 *
 * @param others Chunks that another build writes into the same folder.
 */
export function noticesPlugin(others = []) {
  let packages = [];
  const scanner = license({
    cwd: root,
    thirdParty: {
      multipleVersions: true,
      output: (found) => void (packages = found),
    },
  });
  return {
    name: 'trovi-notices',

    generateBundle(_options, bundle) {
      const chunks = [...Object.values(bundle), ...others].filter(({ type }) => type === 'chunk');
      for (const chunk of chunks) scanner.renderChunk('', chunk, { sourcemap: false });
      scanner.generateBundle();
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesText(packages) });
    },
  };
}
