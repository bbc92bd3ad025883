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

/** The oldest supported browsers for Browserslist: `chrome 125` … */
export const browserslistTargets = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} ${version}`,
);

/**
 * The last whole year whose new Baseline features are all "widely available" on the day of the
 * release: a feature is, 30 months after the last of the browsers got it.
 */
export const baselineYear = lastWholeYear();

function lastWholeYear() {
  const newest = new Date(releaseDate);
  newest.setUTCMonth(newest.getUTCMonth() - 30);
  return newest.getUTCFullYear() - 1;
}

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
