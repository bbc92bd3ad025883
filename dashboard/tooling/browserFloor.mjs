import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * The date of the release. What ships runs in the browsers that know all features which are
 * Baseline "widely available" on this day (https://web.dev/baseline). README and docs name these
 * browsers; a test compares.
 */
export const releaseDate = '2026-11-23';

/** The oldest supported version of each browser, by the names that esbuild and Browserslist use. */
export const browserFloor = oldestVersions();

/** The oldest supported browsers for esbuild: `chrome125` … */
export const browserTargets = Object.entries(browserFloor).map((pair) => pair.join(''));

/**
 * What scripts are compiled to: what the supported browsers know, and nothing newer than ES2022.
 */
export const scriptTarget = ['es2022', ...browserTargets];

function oldestVersions() {
  const versions = getCompatibleVersions({ widelyAvailableOnDate: releaseDate });
  const versionOf = (name) => versions.find(({ browser }) => browser === name).version;
  return {
    chrome: versionOf('chrome'),
    edge: versionOf('edge'),
    firefox: versionOf('firefox'),
    safari: versionOf('safari'),
    ios: versionOf('safari_ios'),
  };
}
