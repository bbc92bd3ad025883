import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Markdown } from '../../src/components/detail/Markdown/Markdown';
import { arabic, fullMarkdown, unbrokenText } from '../../tests/builders/texts';

const meta = { component: Markdown, args: { source: fullMarkdown } } satisfies Meta<
  typeof Markdown
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you need' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^its paper/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  },
};

export const Compact: Story = { args: { isCompact: true } };

export const Unbroken: Story = {
  args: {
    source: `${unbrokenText}\n\n    ${unbrokenText} ${unbrokenText}\n\n| a |\n|--|\n| ${unbrokenText} ${unbrokenText} |`,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { source: arabic.paragraph },
};

export const Hostile: Story = {
  name: 'Script, style, frame and form are taken out',
  args: {
    source:
      'Before <script>alert(1)</script><style>*{display:none}</style><iframe src="/"></iframe><form><input></form> [link](javascript:alert(2)) after',
  },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('script, iframe, form, [href^="javascript"]'),
    ).toBeNull();
  },
};
