import { readFileSync } from 'node:fs';

import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { mergeConfig } from 'vite';

import { scriptTarget } from '../tools/browserFloor.mjs';
import { at, root } from '../tools/root.mjs';
import { sheetPlugin } from '../tools/rollup/sheetPlugin.mjs';

/**
 * As in the elements, scripts contain the styles and add them to one sheet for the page and all
 * shadow roots.
 */
function stylePlugins() {
  return [
    sheetPlugin({ sheetModule: at('src/theme/sheet.ts'), minify: false }),
    vanillaExtractPlugin({ cwd: root, identifiers: 'debug' }),
  ].map((plugin) => ({ ...plugin, enforce: 'pre' }));
}

/** Recompiles a changed style module and its importers, then reloads the page. */
const freshStyles = {
  name: 'trovi-fresh-styles',
  handleHotUpdate({ file, server }) {
    if (!/\.css\.ts$|\/src\/theme\//.test(file)) return undefined;
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * Lists the packages to prebundle. If Vite discovers a package later, it reloads the page during a
 * test.
 */
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
      'react-router',
      '@storybook/addon-docs > @storybook/react-dom-shim',
    ],
  };
}

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Includes types and `@default`, unlike the faster default. Tests do not show tables of props.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { target: scriptTarget },
      plugins: [...stylePlugins(), freshStyles],
      optimizeDeps: preparedPackages(),
    }),
};

export default config;
