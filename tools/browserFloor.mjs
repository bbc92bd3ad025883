import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * The date of the release. Shipped code runs in the browsers that support all features that are
 * Baseline "widely available" on this day (https://web.dev/baseline). README and docs name these
 * browsers; a test compares them.
 */
export const releaseDate = '2026-11-23';

/** The oldest supported version of each browser, by the name that esbuild and Browserslist use. */
export const browserFloor = oldestVersions();

/** The oldest supported browsers for esbuild: `chrome125` … */
export const browserTargets = Object.entries(browserFloor).map((pair) => pair.join(''));

/**
 * The target of compiled scripts: features that the supported browsers have, and nothing newer than
 * ES2022.
 */
export const scriptTarget = ['es2022', ...browserTargets];

/** The oldest supported browsers for Browserslist: `chrome 125` … */
export const browserslistTargets = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} ${version}`,
);

/**
 * The last full year whose new Baseline features are all "widely available" on the day of the
 * release, which is the case 30 months after the last of the browsers got a feature.
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
