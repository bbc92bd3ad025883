import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';

import { baselineYear, browserslistTargets } from '../browserFloor.mjs';

/** Features that scripts use although a supported browser may lack them, and why. */
const allowedFeatures = [
  // Baseline since April 2024: every supported browser has it.
  'abortsignal-timeout',
  // If `write()` or `ClipboardItem` fails, only the text is copied.
  'async-clipboard',
  // The button is only shown if `navigator` has the method.
  'share',
  // If it is missing or does nothing, the text is inserted without it.
  'execcommand',
  // The member `arguments` of a setup is our own, not that of a function.
  'functions-caller-arguments',
];

const forOlder = 'Browsers of 2022 lack it, and would show nothing.';

/** ESLint's configuration for scripts that run in browsers. */
export const scriptsForBrowsers = {
  files: ['src/**/*.{ts,tsx}', 'dashboard/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', 'src/command/**'],
  plugins: { baseline, compat },
  settings: {
    targets: browserslistTargets,
    polyfills: [
      // As in `allowedFeatures`.
      'ClipboardItem',
    ],
  },
  rules: {
    // Identifies the members of values by their types, and all features by the year of the last
    // browser.
    'baseline/use-baseline': [
      'error',
      {
        available: baselineYear,
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
        ignoreFeatures: allowedFeatures,
      },
    ],
    // Uses the versions of each browser, but does not identify members of values.
    'compat/compat': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'URL', property: 'canParse', message: forOlder },
      { property: 'toSorted', message: forOlder },
      { property: 'toReversed', message: forOlder },
      { property: 'toSpliced', message: forOlder },
    ],
  },
};

/**
 * ESLint's configuration for stylesheets. `npm run lint` also applies it to the CSS of `.css.ts`
 * files.
 */
export const stylesForBrowsers = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  rules: {
    'css/use-baseline': [
      'error',
      {
        available: baselineYear,
        allowFunctions: [
          // Baseline since May 2024: every supported browser has it.
          'light-dark',
        ],
        allowProperties: [
          // Inside `@supports`. Otherwise, notifications cover the bar of unsaved changes.
          'anchor-name',
          'position-anchor',
          'position-visibility',
          // An optimization. Without it, the browser lays out all parts of a long text.
          'content-visibility',
          // Only affects forced colours, which browsers without this property do not have.
          'forced-color-adjust',
          // Turns off a correction of the scroll position that Safari does not make.
          'overflow-anchor',
          // Without it, a focus ring at the edge of a description is narrower.
          'overflow-clip-margin',
          // Without it, scrolling continues outside of a list or dialog.
          'overscroll-behavior',
          // Without it, a text field has no resize handle. It scrolls.
          'resize',
          // Without them, scrollbars look like the system's.
          'scrollbar-color',
          'scrollbar-width',
          // Without it, lines break elsewhere.
          'text-wrap',
          // Without it, the words of a choice can be selected.
          'user-select',
        ],
        allowPropertyValues: {
          // Without it, a heading can be the last line of a printed page.
          'break-after': ['avoid'],
        },
        allowSelectors: [
          // Without it, closed parts of a text are not printed.
          'details-content',
          // Without it, bullets have the colour of the text.
          'marker',
        ],
      },
    ],
  },
};
