import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { PopularTags } from '../../src/components/catalogue/PopularTags/PopularTags';
import { anArtifact } from '../../tests/builders/anArtifact';
import { callErrors } from '../../tests/builders/callErrors';
import { arabic, unbrokenText } from '../../tests/builders/texts';
import { fakeMemory } from '../../tests/fakes/fakeMemory';
import { type FakeRepositoryOptions, fakeRepository } from '../../tests/fakes/fakeRepository';

const catalogue = (options: FakeRepositoryOptions) =>
  withServices(() => ({ repository: fakeRepository(options) }));
const numbered = Array.from({ length: 90 }, (_, index) => `topic ${index + 1}`);

const meta = {
  title: 'Components/Catalogue/PopularTags',
  component: PopularTags,
  parameters: catalogue({ tags: numbered }),
} satisfies Meta<typeof PopularTags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeRows: Story = {
  name: 'Three rows of the tags that the server lists',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'topic 1' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'topic 80' })).toBeNull();
  },
};

export const Frequent: Story = {
  name: 'The most frequent tags of the catalogue that is known',
  parameters: catalogue({
    tags: numbered,
    memory: fakeMemory(
      [['storage'], ['gpu', 'storage'], ['GPU', 'edge', 'storage']].map((tags) =>
        anArtifact({ tags }),
      ),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'storage' });
    const tags = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['storage', 'gpu', 'edge']);
  },
};

export const Loading: Story = { parameters: catalogue({ held: ['tags'] }) };

export const None: Story = { parameters: catalogue({ tags: [] }) };

export const Failed: Story = { parameters: catalogue({ failWith: { tags: callErrors.offline } }) };

export const LongText: Story = {
  name: 'Long text',
  parameters: catalogue({ tags: [unbrokenText, ...numbered.slice(0, 30)] }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  parameters: catalogue({ tags: [arabic.title, ...numbered.slice(0, 30)] }),
};
