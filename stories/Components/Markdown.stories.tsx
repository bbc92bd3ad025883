import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { Markdown } from '../../src/components/markdown/Markdown';
import { repositoryFilesOf } from '../../src/domain/artifact/git/repositoryFiles';
import {
  arabic,
  fullMarkdown,
  gitHubMarkdown,
  readmeMarkdown,
  unbrokenText,
} from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/Markdown',
  component: Markdown,
  args: { source: fullMarkdown },
} satisfies Meta<typeof Markdown>;
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

export const LikeGitHub: Story = {
  name: 'Tasks, footnotes, alerts and coloured code',
  args: {
    source: gitHubMarkdown,
    anchorPrefix: 'about-',
    files: repositoryFilesOf({ repository: 'https://github.com/okafor-lab/tail', ref: 'v1' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Done' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Not done' })).toBeVisible();
    await expect(canvas.getAllByRole('note')).toHaveLength(5);
    await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'traces' })).toHaveAttribute(
      'href',
      'https://github.com/okafor-lab/tail/blob/v1/data/traces.md',
    );
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('code[data-language] > span').length).toBeGreaterThan(
        8,
      ),
    );
  },
};

export const Readme: Story = {
  name: 'Named places, formulas, images for one colour scheme and emoji',
  args: { source: readmeMarkdown, anchorPrefix: 'about-' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/🚀/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the place' })).toHaveAttribute(
      'href',
      '#about-place',
    );
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-only]')].filter((one) =>
      one.checkVisibility(),
    );
    await expect(shown).toHaveLength(1);
  },
};

export const LikeGitHubCompact: Story = {
  name: 'The same in a card',
  args: { source: gitHubMarkdown, isCompact: true },
};

export const Compact: Story = { args: { isCompact: true } };

export const Unbroken: Story = {
  args: {
    source: `${unbrokenText}\n\n    ${unbrokenText} ${unbrokenText}\n\n| a |\n|--|\n| ${unbrokenText} ${unbrokenText} |`,
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
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
