import type { Preview } from '@storybook/react';

/** The widths for design reviews: a phone, and the breakpoints of product 9. */
const widths = { phone: 390, sm: 600, md: 1024, lg: 1440, xl: 1920 };

/** The options of the width toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [
    name,
    {
      name: name === 'phone' ? `Phone ${width}` : `${name} ${width}`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < 600 ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);

/** The toolbars of theme and direction. */
export const toolbars: Preview['globalTypes'] = {
  theme: {
    description: 'Colours',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Auto', right: 'as the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  direction: {
    description: 'Direction of the language',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
};

/** The state of the toolbars. Without a theme, the system's theme applies. */
export interface Choices {
  theme?: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Reads the state of the toolbars. */
export function readToolbars({ theme, direction }: Record<string, unknown>): Choices {
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Sets the toolbars' theme and direction on the page, because dialogs open outside the story. */
export function applyToolbars({ theme, direction }: Choices): void {
  const { documentElement } = document;
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
  documentElement.dir = direction;
}
