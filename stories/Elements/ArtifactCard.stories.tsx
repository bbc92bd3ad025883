import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { artifactCardDocs } from '../../src/elements/docs/artifactCard.docs';
import type { OpeningDetail } from '../../src/elements/runtime/openings';
import '../../src/entries/define/artifact-card';
import { arabic, longSentence, longTitle, unbrokenText } from '../../tests/builders/texts';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import { addresses, serve, signInOwner, silence, wireArtifact } from '../server';

const artifact = wireArtifact;
const path = `/artifacts/${artifact.uuid}/`;

const meta = {
  ...elementStory(artifactCardDocs),
  title: 'Elements/trovi-artifact-card',
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  args: { artifact, dashboardUrl: 'https://portal.example.org/dashboard/' },
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

/**
 * The arguments of a card that fetches its artifact. It has no portal, because the request for
 * badges could be sent after the story's end.
 */
const byId = (story: string) => ({
  artifact: undefined,
  artifactId: artifact.uuid,
  ...addresses(`card-${story}`),
  portalUrl: undefined,
});

export const GivenData: Story = { name: 'Given data' };

export const ById: Story = {
  name: 'By id',
  args: byId('usual'),
  beforeEach: serve('card-usual', { [path]: artifact }),
};

export const Loading: Story = {
  args: byId('loading'),
  beforeEach: serve('card-loading', { [path]: silence() }),
};

export const NotFound: Story = {
  name: 'Not found',
  args: byId('not-found'),
  beforeEach: serve('card-not-found', {}),
};

export const FailedWithFallback: Story = {
  name: 'Not found: what the page has in its place',
  args: { ...byId('fallback'), fallback: 'Tail latency under bursty load. Trovi, 2026.' },
  beforeEach: serve('card-fallback', {}),
};

export const ServerError: Story = {
  name: 'Server error',
  args: byId('error'),
  beforeEach: serve('card-error', { [path]: new Response('{}', { status: 500 }) }),
  // The element retries before it reports a failure.
  play: async ({ canvasElement }) => {
    const failure = await shadowOf(canvasElement).findByRole('alert', {}, { timeout: 5_000 });
    await expect(failure).toHaveTextContent('Error fetching artifact: 500.');
  },
};

export const WithoutAddress: Story = {
  name: 'The page does not say where the catalogue is',
  args: { ...byId('unset'), apiUrl: undefined },
};

export const Private: Story = {
  args: { artifact: { ...artifact, visibility: 'private', versions: [] } },
};

export const MayEdit: Story = {
  name: 'May edit',
  parameters: { docs: { story: { inline: false, iframeHeight: 280 } } },
  args: byId('edit'),
  beforeEach: [serve('card-edit', { [path]: artifact }), signInOwner],
};

export const WithoutDashboard: Story = {
  name: 'Without dashboard',
  args: { dashboardUrl: undefined },
};

export const DarkTheme: Story = { name: 'Dark theme', args: { theme: 'dark' } };

export const LongText: Story = {
  name: 'Long text',
  args: { artifact: { ...artifact, title: longTitle, short_description: longSentence } },
};

export const UnbrokenText: Story = {
  name: 'Unbroken text',
  args: { artifact: { ...artifact, title: unbrokenText, tags: [unbrokenText] } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { artifact: { ...artifact, title: arabic.title, short_description: arabic.sentence } },
};

export const Opened: Story = {
  name: 'Opened: the page may route by itself',
  play: async ({ canvasElement, userEvent }) => {
    const opening = heard<OpeningDetail>(canvasElement, 'trovi-open');
    const shadow = shadowOf(canvasElement);
    await userEvent.click(await shadow.findByRole('link', { name: artifact.title }));
    await expect(await opening()).toMatchObject({ artifactId: artifact.uuid });
  },
};
