import { at } from './root.mjs';

const standIns = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const ownTabs = at('src/components/LightTabs/LightTabs.tsx');
const bridge = '/node_modules/@r2wc/react-to-web-component/';
const wholeReact = /^import (\w+) from "react";/m;

/**
 * Rollup plugin of the light build: preact stands in for React, and a small tab set of ours for that of Radix. It ends the build
 * where r2wc was changed: its import of all that React has would bring in all that preact has.
 */
export function lightPlugin() {
  return {
    name: 'trovi-light',

    resolveId(source, importer) {
      if (source === '@radix-ui/react-tabs') return ownTabs;
      const standIn = standIns[source];
      return standIn ? this.resolve(standIn, importer, { skipSelf: true }) : null;
    },

    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes(bridge)) return null;
      if (!wholeReact.test(code))
        this.error(`${id} was changed: it no longer imports React whole.`);
      return { code: code.replace(wholeReact, 'import * as $1 from "react";'), map: null };
    },
  };
}
