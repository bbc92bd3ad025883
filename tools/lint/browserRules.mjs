import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';

import { baselineYear, browserslistTargets } from '../browserFloor.mjs';

/** Features that scripts use although a supported browser may lack them, and why. */
const allowedFeatures = [
  // Baseline since April 2024: every supported browser knows it.
  'abortsignal-timeout',
  // The text is copied alone where `write()` or `ClipboardItem` fails.
  'async-clipboard',
  // The button is only there if `navigator` has the method.
  'share',
  // A text is inserted without it where it is missing or does nothing.
  'execcommand',
  // The member `arguments` of a setup is ours: no function has it.
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
    // Knows the members of values by their types, and all features by the year of the last browser.
    'baseline/use-baseline': [
      'error',
      {
        available: baselineYear,
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
        ignoreFeatures: allowedFeatures,
      },
    ],
    // Knows the versions of each browser, but no members of values.
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

/** ESLint's configuration for stylesheets. `npm run lint` also gives it what `.css.ts` turn into. */
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
          // Baseline since May 2024: every supported browser knows it.
          'light-dark',
        ],
        allowProperties: [
          // Below `@supports`: else notifications lie over the bar of unsaved changes.
          'anchor-name',
          'position-anchor',
          'position-visibility',
          // Saves time. Without it, the browser lays out all parts of a long text.
          'content-visibility',
          // Concerns forced colours, which browsers without it do not have.
          'forced-color-adjust',
          // Turns off a correction of the scroll position that Safari does not make.
          'overflow-anchor',
          // Without it, a focus ring at the edge of a description is narrower.
          'overflow-clip-margin',
          // Without it, scrolling goes on outside of a list or dialog.
          'overscroll-behavior',
          // Without it, a text field has no handle. It scrolls.
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
