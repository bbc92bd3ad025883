import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { scriptsForBrowsers, stylesForBrowsers } from './tools/lint/browserRules.mjs';

const outsideOfDomain = [
  'document',
  'window',
  'fetch',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
];

const compilerRules = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.build/',
      '.sandbox/',
      'storybook-static/',
      'node_modules/',
      'test-results/',
      // Only TypeScript reads it, in a program of its own.
      'src/domain/web.d.ts',
      // Applications of their own, checked against the packed package.
      'tests/deep/frameworks/projects/',
    ],
  },
  { files: ['**/*.{js,mjs,cjs,ts,tsx}'], extends: [js.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['**/*.{tsx,ts}'],
    // Where no components are.
    ignores: [
      'src/{domain,api,auth,theme}/**',
      '{sandbox,tools,dashboard/configuration}/**',
      'server/!(rendering)/**',
      'server/*.ts',
    ],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Tests obey the rules of hooks. What the React compiler thinks of them takes long to find out.
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.tsx'],
    ignores: ['sandbox/**'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A region that scrolls must be reachable by keys.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['section'], roles: ['tabpanel', 'region'] },
      ],
      // Watching where the pointer or the focus is makes nothing a control.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only (CONTRIBUTING.md).' },
        {
          selector: 'ExportAllDeclaration',
          message: 'Entries list their names one by one (CONTRIBUTING.md).',
        },
      ],
    },
  },
  {
    files: ['{src,dashboard,server,sandbox,tools}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', 'sandbox/seeds/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...outsideOfDomain] },
  },
  scriptsForBrowsers,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/text/ownObject.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        // Keeps the restrictions for browsers, which this rule would replace.
        ...scriptsForBrowsers.rules['no-restricted-properties'],
        { object: 'v', property: 'object', message: 'Use ownObject of src/domain/text.' },
      ],
    },
  },
  stylesForBrowsers,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // These run in a page, whole or in part.
    files: ['dashboard/public/*.js', 'tests/bench/*.{js,mjs}'],
    languageOptions: { globals: globals.browser },
  },
  {
    // What runs in a terminal speaks there; tools want their settings as a default export.
    files: ['sandbox/main.ts', 'tools/**', 'tests/**/*.mjs', 'tests/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.config.mjs', 'tests/**/*.config.ts', '.storybook/*', 'stories/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
