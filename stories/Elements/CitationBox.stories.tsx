import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import type { CopiedDetail } from '../../src/elements/citation-box.element';
import { citationBoxDocs } from '../../src/elements/docs/citationBox.docs';
import '../../src/entries/define/citation-box';
import { longTitle } from '../../tests/builders/texts';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import { addresses, serve, silence, wireArtifact } from '../server';

const artifact = wireArtifact;
const path = `/artifacts/${artifact.uuid}/`;
const byId = (story: string) => ({
  artifact: undefined,
  artifactId: artifact.uuid,
  ...addresses(`citation-${story}`),
});

const meta = {
  ...elementStory(citationBoxDocs),
  title: 'Elements/trovi-citation-box',
  args: { artifact, dashboardUrl: 'https://portal.example.org/dashboard/' },
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

export const GivenData: Story = { name: 'Given data' };

export const BibTeX: Story = { name: 'BibTeX', args: { format: 'bibtex' } };

export const ById: Story = {
  name: 'By id',
  args: byId('usual'),
  beforeEach: serve('citation-usual', { [path]: artifact }),
};

export const Loading: Story = {
  args: byId('loading'),
  beforeEach: serve('citation-loading', { [path]: silence() }),
};

export const NotFound: Story = {
  name: 'Not found',
  args: byId('not-found'),
  beforeEach: serve('citation-not-found', {}),
};

export const DarkTheme: Story = { name: 'Dark theme', args: { theme: 'dark' } };

export const LongText: Story = {
  name: 'Long text',
  args: { artifact: { ...artifact, title: longTitle } },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Copied: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const copied = heard<CopiedDetail>(canvasElement, 'trovi-copy');
    const shadow = shadowOf(canvasElement);
    await userEvent.click(await shadow.findByRole('button', { name: 'Copy citation' }));
    await expect((await copied()).text).toContain(artifact.title);
    await expect(await shadow.findByText('Copied to clipboard')).toBeVisible();
  },
};
