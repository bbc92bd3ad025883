import { existsSync } from 'node:fs';

import { originalOf } from './ownCopiesPlugin.mjs';
import { at } from '../root.mjs';

const slimReact = at('src/elements/light/slimReact.ts');
const packages = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  '@radix-ui/react-tabs': at('src/components/primitives/LightTabs/LightTabs.tsx'),
};

/** Modules of ours, each with the one that stands in for it: it is smaller, and loads the other one where that is needed. */
const modules = {
  'api/createArtifactRepository.ts': 'lightRepository.ts',
  'components/card/ArtifactCard/useGitHubRepository.ts': 'usePlainRepository.ts',
  'components/card/BadgeMark/BadgeMark.tsx': 'LateBadgeMark.tsx',
  'components/citation/CitationBox/CitationBox.tsx': 'RedrawnCitationBox.tsx',
  'components/detail/Markdown/Markdown.tsx': 'LateMarkdown.tsx',
  'components/services/catalogueLoader.ts': 'lateCatalogueLoader.ts',
  'components/services/useCatalogueLoad.ts': 'useWholeCatalogueLoad.ts',
  'domain/citation/bibtex.ts': 'lateBibtex.ts',
  'domain/catalogue/incrementalFilter.ts': 'plainFilter.ts',
  'elements/BadgedCard.tsx': 'LateBadgedCard.tsx',
  'elements/description/describeElement.ts': 'lightDescription.ts',
  'elements/runtime/feeding/FailureMessage.tsx': 'LateFailureMessage.tsx',
  'elements/runtime/feeding/FetchFailure.tsx': 'LateFetchFailure.tsx',
  'elements/runtime/feeding/MissingAddress.tsx': 'LateMissingAddress.tsx',
  'elements/runtime/services/hasSignOnAnswer.ts': 'noSignOn.ts',
  'elements/runtime/settings/pageScript.ts': 'lateSettings.ts',
  'elements/runtime/settings/readSettings.ts': 'lateSettings.ts',
  'elements/runtime/feeding/useGivenArtifact.ts': 'usePlainGivenArtifact.ts',
  'elements/runtime/whenNear.ts': 'whenNearAndSet.ts',
};
const lightFolder = 'src/elements/light';
const standIns = new Map(
  Object.entries(modules).map(([name, standIn]) => [at('src', name), at(lightFolder, standIn)]),
);

/** A stand-in asks for what it stands in for, and `configure()` says at once what is wrong. */
const asksForItself = (importer = '') =>
  importer.startsWith(at(lightFolder)) ||
  importer === at('src/elements/runtime/settings/configure.ts');

const bridge = '@r2wc/react-to-web-component';
const ownBridge = `\0${bridge}`;

/**
 * Rollup plugin of the light build: preact stands in for React, and what is rarely needed is loaded when it is. `isSmall` says which
 * modules make do with the few functions of `slimReact.ts`. It ends the build where a module that it replaces is gone.
 */
export function lightPlugin({ isSmall = () => true } = {}) {
  return {
    name: 'trovi-light',

    async resolveId(source, importer, options) {
      if (source === bridge) return ownBridge;
      if (source === 'react' && isSmall(importer)) return slimReact;
      const standIn = packages[source];
      if (standIn) return this.resolve(standIn, importer, { ...options, skipSelf: true });
      if (!source.startsWith('.') || asksForItself(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && standIns.get(originalOf(found.id))) ?? found;
    },

    load(id) {
      if (id !== ownBridge) return null;
      const file = JSON.stringify(at(lightFolder, 'mountedElement.ts'));
      return `export { mountedElement as default } from ${file};`;
    },

    buildStart() {
      const gone = [...standIns.keys()].filter((id) => !existsSync(id));
      if (gone.length > 0) this.error(`Nothing is there to stand in for: ${gone.join(', ')}`);
    },
  };
}
