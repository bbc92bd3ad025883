import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors } from '../src/theme/colors';

const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 1 : 0;

addons.setConfig({
  theme: create({
    base: theme ? 'dark' : 'light',
    brandTitle: 'Trovi widgets',
    colorSecondary: colors.accent[theme],
  }),
});
