import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent } from 'storybook/test';
import artifactPage from '../../src/api/examples/artifactPage.json';
import type { FiltersDetail } from '../../src/elements/artifact-catalogue.element';
import { artifactCatalogueDocs } from '../../src/elements/docs/artifactCatalogue.docs';
import '../../src/entries/define/artifact-catalogue';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import { addresses, serve, silence, wireArtifact } from '../server';

const { artifacts } = artifactPage;
const served = {
  '/artifacts/': { ...artifactPage, next: { after: null } },
  '/meta/tags': { tags: [{ tag: 'networking' }, { tag: 'education' }] },
};
const fetched = (story: string) => ({ artifacts: undefined, ...addresses(`catalogue-${story}`) });

const meta = {
  ...elementStory(artifactCatalogueDocs),
  title: 'Elements/trovi-artifact-catalogue',
  args: {
    artifacts: [wireArtifact, ...artifacts],
    dashboardUrl: 'https://portal.example.org/dashboard/',
  },
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

export const GivenData: Story = { name: 'Given data' };

export const WholeCatalogue: Story = {
  name: 'Whole catalogue',
  args: fetched('usual'),
  beforeEach: serve('catalogue-usual', served),
};

export const Loading: Story = {
  args: fetched('loading'),
  beforeEach: serve('catalogue-loading', { '/artifacts/': silence() }),
};

export const Empty: Story = { args: { artifacts: [] } };

export const Failed: Story = {
  args: fetched('failed'),
  beforeEach: serve('catalogue-failed', { '/artifacts/': new Response('{}', { status: 500 }) }),
  // The element retries before it reports a failure.
  play: async ({ canvasElement }) => {
    const failure = await shadowOf(canvasElement).findByRole('alert', {}, { timeout: 5_000 });
    await expect(failure).toHaveTextContent('The artifacts could not be loaded');
  },
};

export const WithoutAddress: Story = {
  name: 'The page does not say where the catalogue is',
  args: { ...fetched('unset'), apiUrl: undefined },
};

export const Filtered: Story = { args: { q: 'latency', tags: ['networking'] } };

export const NoFilters: Story = {
  name: 'Cards alone, at most two',
  args: { hideFilters: true, limit: 2 },
};

export const DarkTheme: Story = { name: 'Dark theme', args: { theme: 'dark' } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const FiltersChanged: Story = {
  name: 'Searched: the page hears of it',
  play: async ({ canvasElement }) => {
    const changed = heard<FiltersDetail>(canvasElement, 'trovi-filters-change');
    const shadow = shadowOf(canvasElement);
    await fireEvent.input(await shadow.findByRole('searchbox'), { target: { value: 'b' } });
    await expect(await changed()).toMatchObject({ q: 'b' });
  },
};
