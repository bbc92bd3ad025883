import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { artifactDetailDocs } from '../../src/elements/docs/artifactDetail.docs';
import '../../src/entries/define/artifact-detail';
import { fullMarkdown, longTitle } from '../../tests/builders/texts';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import { addresses, serve, silence, wireArtifact } from '../server';

const artifact = { ...wireArtifact, long_description: fullMarkdown };
const path = `/artifacts/${artifact.uuid}/`;
const byId = (story: string) => ({
  artifact: undefined,
  artifactId: artifact.uuid,
  ...addresses(`detail-${story}`),
});

const meta = {
  ...elementStory(artifactDetailDocs),
  title: 'Elements/trovi-artifact-detail',
  args: {
    artifact,
    portalUrl: 'https://portal.example.org',
    dashboardUrl: 'https://portal.example.org/dashboard/',
  },
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

export const GivenData: Story = { name: 'Given data' };

export const ById: Story = {
  name: 'By id',
  args: byId('usual'),
  beforeEach: serve('detail-usual', { [path]: artifact }),
};

export const Loading: Story = {
  args: byId('loading'),
  beforeEach: serve('detail-loading', { [path]: silence() }),
};

export const NotFound: Story = {
  name: 'Not found',
  args: byId('not-found'),
  beforeEach: serve('detail-not-found', {}),
};

export const MissingVersion: Story = { name: 'Missing version', args: { version: '2020-01-01' } };

export const DarkTheme: Story = { name: 'Dark theme', args: { theme: 'dark' } };

export const LongText: Story = {
  name: 'Long text',
  args: { artifact: { ...artifact, title: longTitle } },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Launched: Story = {
  name: 'Launched: the page may do it by itself',
  args: { version: '2026-03-02' },
  play: async ({ canvasElement, userEvent }) => {
    const launched = heard<object>(canvasElement, 'trovi-launch');
    const shadow = shadowOf(canvasElement);
    await userEvent.click(await shadow.findByRole('link', { name: /^Launch on/ }));
    await expect(await launched()).toMatchObject({ artifactId: artifact.uuid });
  },
};
