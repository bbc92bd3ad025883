import type { Meta, StoryObj } from '@storybook/react';
import { withServices } from '../../.storybook/services';
import { FeaturedArtifacts } from '../../src/components/catalogue/FeaturedArtifacts/FeaturedArtifacts';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { callErrors } from '../../tests/builders/callErrors';
import { type FakeRepositoryOptions, fakeRepository } from '../../tests/fakes/fakeRepository';

const { artifacts, badges } = aCatalogue(12);
const listing = (options: FakeRepositoryOptions) =>
  withServices(() => ({ repository: fakeRepository({ badges, ...options }) }));

const meta = {
  title: 'Components/Catalogue/FeaturedArtifacts',
  component: FeaturedArtifacts,
  args: { query: readCatalogueQuery(''), limit: 6 },
  parameters: listing({ artifacts }),
} satisfies Meta<typeof FeaturedArtifacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const Loading: Story = { parameters: listing({ held: ['list'] }) };

export const Fewer: Story = { parameters: listing({ artifacts: artifacts.slice(0, 2) }) };

export const Empty: Story = { parameters: listing({ artifacts: [] }) };

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { query: readCatalogueQuery('?q=nothing+like+this') },
};

export const Failed: Story = { parameters: listing({ failWith: { list: callErrors.offline } }) };
