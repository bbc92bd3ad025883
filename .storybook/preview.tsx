/// <reference types="vite/client" />
import type { Preview } from '@storybook/react';
import { adoptStyles } from '../src/theme/sheet';
import { axeRules } from '../tests/accessibility/axeRules';
import { DocsPage } from './DocsPage';
import { Ground } from './Ground';
import { assertNothingAsked, closeNetwork } from './network';
import { loadServices, servicesOf } from './services';
import { applyToolbars, readToolbars, toolbars, viewports } from './toolbars';

adoptStyles(document);

const preview: Preview = {
  beforeEach: closeNetwork,
  afterEach: assertNothingAsked,
  loaders: [loadServices],
  decorators: [
    (Story, context) => {
      const { globals, parameters, viewMode } = context;
      const choices = readToolbars(globals);
      // A docs page shows stories of several themes and directions.
      if (viewMode === 'story') applyToolbars(choices);
      return (
        <Ground {...choices} services={servicesOf(context)} isPage={parameters.isPage === true}>
          <Story />
        </Ground>
      );
    },
  ],
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: { theme: 'auto', direction: 'ltr' },
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage },
    // Only for the panel. `tests/accessibility/judgeStories.ts` runs the checks in tests.
    a11y: {
      test: import.meta.env.MODE === 'test' ? 'off' : 'error',
      options: { rules: axeRules },
    },
    viewport: { options: viewports },
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Getting started', 'Theming', 'Embedding', 'Foundations'],
          'Pages',
          'Elements',
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Catalogue', 'Artifact', 'Editing', 'Dialogs'],
        ],
      },
    },
  },
};

export default preview;
