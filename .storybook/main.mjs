import { readFileSync } from 'node:fs';

import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { mergeConfig } from 'vite';

import { radixShadowPlugin } from '../dashboard/tooling/rollup/radixShadowPlugin.mjs';
import { at, root } from '../dashboard/tooling/root.mjs';
import { sheetPlugin } from '../dashboard/tooling/rollup/sheetPlugin.mjs';

/** As in the dashboard and the elements: styles travel inside scripts, into one sheet for the page and all shadow roots. */
function stylePlugins() {
  return [
    sheetPlugin({ sheetModule: at('src/theme/sheet.ts'), minify: false }),
    vanillaExtractPlugin({ cwd: root, identifiers: 'debug' }),
    radixShadowPlugin(),
  ].map((plugin) => ({ ...plugin, enforce: 'pre' }));
}

/** A style that is changed is compiled anew, with all that is made of it, and the page loads again. */
const freshStyles = {
  name: 'trovi-fresh-styles',
  handleHotUpdate({ file, server }) {
    if (!/\.css\.ts$|\/src\/theme\//.test(file)) return undefined;
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
    return [];
  },
};

/** Named one by one: a package that is found late makes Vite load the page anew, in the middle of a test. */
function preparedPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const bundled = Object.keys(devDependencies).filter((name) =>
    /^@(radix-ui|dnd-kit|r2wc)\//.test(name),
  );
  const others = [
    'axe-core',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
  ];
  return {
    include: [
      ...Object.keys(dependencies),
      ...bundled,
      ...others,
      'react-router-dom',
      '@storybook/addon-docs > @storybook/react-dom-shim',
    ],
    rolldownOptions: { plugins: [radixShadowPlugin()] },
  };
}

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Names types and reads `@default`, unlike the faster default. Tests show no tables of props.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [...stylePlugins(), freshStyles],
      optimizeDeps: preparedPackages(),
    }),
};

export default config;
