import { lightPlugin } from '../rollup/lightPlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { at } from '../root.mjs';

import { elementEntries, elementPlugins } from './elementsConfig.mjs';
import { minify } from './minify.mjs';
import { scriptTagOutput } from './scriptTagConfig.mjs';
import { inMode, onwarn } from './sources.mjs';

/**
 * Elements that the light build omits: their packages are too large or do not work with preact
 * (dnd-kit).
 */
const writing = ['define/artifact-form', 'define/version-dialog'];

/** The modules of the light build, by name. */
export function lightEntries() {
  const entries = Object.entries(elementEntries());
  return {
    ...Object.fromEntries(
      entries.filter(([name]) => name !== 'elements' && !writing.includes(name)),
    ),
    autoloader: at('src/elements/lightAutoloader.ts'),
  };
}

/** Few and large chunks, because each costs a request and is compressed separately. */
const chunks = {
  // The modules that both the card and the citation box need.
  shared: [
    'elements/bridge/createElement.ts',
    'elements/description/describeElement.ts',
    'elements/runtime/feeding/FedArtifact.tsx',
    'components/ui/Skeleton/Skeleton.css.ts',
    'components/ui/Icon/Icon.tsx',
    'components/ui/Icon/arrowIcons.ts',
    'components/ui/Icon/objectIcons.ts',
    'components/ui/Icon/statusIcons.ts',
    'components/ui/buttons/buttons.css.ts',
    'components/ui/lazy/lazyCode.tsx',
    'domain/artifact/derivedValues.ts',
    'domain/addresses/routes.ts',
  ].map((name) => at(`src/${name}`)),
  card: [at('src/elements/artifact-card.element.tsx')],
  citation: [at('src/elements/citation-box.element.tsx')],
};

/**
 * The light build: elements for script tags on preact instead of React. It has no source maps: its
 * sources are those of the full build.
 */
export function lightConfig({
  input = lightEntries(),
  outDir = at('dist/cdn/light'),
  isMinified = true,
} = {}) {
  return {
    input,
    output: { ...scriptTagOutput(outDir), manualChunks: chunks },
    plugins: [
      lightPlugin(),
      inMode('production'),
      ...elementPlugins(),
      isMinified && minify(),
      pruneOutput(),
    ],
    onwarn,
  };
}
