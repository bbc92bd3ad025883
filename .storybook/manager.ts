import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors } from '../src/theme/colors';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const color = (role: keyof typeof colors) => colors[role][isDark ? 1 : 0];

/** Storybook's own frame, in the colours of the product. */
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Trovi widgets',
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('surfaceSunken'),
    appContentBg: color('surface'),
    appPreviewBg: color('bg'),
    appHoverBg: color('accentSoft'),
    appBorderColor: color('line'),
    textColor: color('text'),
    textInverseColor: color('onAccent'),
    textMutedColor: color('textMuted'),
    barBg: color('surface'),
    barTextColor: color('textMuted'),
    barHoverColor: color('accentText'),
    barSelectedColor: color('accentText'),
    buttonBg: color('surfaceRaised'),
    buttonBorder: color('edge'),
    booleanBg: color('surfaceSunken'),
    booleanSelectedBg: color('surfaceRaised'),
    inputBg: color('surfaceRaised'),
    inputBorder: color('edge'),
    inputTextColor: color('text'),
  }),
});
