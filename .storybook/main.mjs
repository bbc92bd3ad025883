import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';

import { radixShadowPlugin } from '../dashboard/tooling/radixShadowPlugin.mjs';
import { at, root } from '../dashboard/tooling/root.mjs';
import { sheetPlugin } from '../dashboard/tooling/sheetPlugin.mjs';

/** As in the dashboard and the elements: styles travel inside scripts, into one sheet for the page and all shadow roots. */
function stylePlugins() {
  return [
    sheetPlugin({ sheetModule: at('src/theme/sheet.ts'), minify: false }),
    vanillaExtractPlugin({ cwd: root, identifiers: 'debug' }),
    radixShadowPlugin(),
  ].map((plugin) => ({ ...plugin, enforce: 'pre' }));
}

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...stylePlugins(), ...(vite.plugins ?? [])] }),
};

export default config;
