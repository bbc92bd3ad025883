import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { MoreArtifacts } from '../../src/components/detail/MoreArtifacts/MoreArtifacts';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { anArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { aVersion } from '../../tests/builders/aVersion';
import { callErrors } from '../../tests/builders/callErrors';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';
import { fakeMemory } from '../../tests/fakes/fakeMemory';
import { type FakeRepositoryOptions, fakeRepository } from '../../tests/fakes/fakeRepository';

const image = aVersion({ contentsUrn: 'urn:trovi:image:chi-uc:9' });
const artifact = anArtifact({ versions: [aVersion(), image] });
const others = (...titles: string[]) =>
  titles.map((title, index) => anArtifact({ id: `other-${index}`, title, versions: [] }));
const catalogue = (options: FakeRepositoryOptions) =>
  withServices(() => ({ repository: fakeRepository(options) }));
const known = (...artifacts: Artifact[]) => ({ memory: fakeMemory(artifacts) });

const meta = {
  title: 'Components/Artifact/MoreArtifacts',
  component: MoreArtifacts,
  args: { artifact },
  parameters: catalogue({ artifacts: others('Burst generator', 'Queue model') }),
} satisfies Meta<typeof MoreArtifacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByOneAuthor: Story = {
  name: 'By one author',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Queue model' })).toBeVisible();
  },
};

export const EverySection: Story = {
  name: 'By the same authors, with the same repository and image',
  args: { artifact: { ...artifact, authors: [anAuthor(), anAuthor({ fullName: 'Li Wei' })] } },
  parameters: catalogue({
    artifacts: others('Burst generator', 'Queue model', 'Trace reader', 'Fan-out', 'Fan-in'),
    ...known(
      anArtifact({ id: 'fork', title: 'A fork of it', versions: [aVersion()] }),
      anArtifact({ id: 'image', title: 'Other notebooks', versions: [image] }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'A fork of it' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Fan-out' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Fan-in' })).toBeNull();
  },
};

export const Loading: Story = { parameters: catalogue({ held: ['authors'] }) };

export const None: Story = {
  name: 'There are no others',
  parameters: catalogue({ artifacts: [artifact] }),
};

export const Failed: Story = {
  parameters: catalogue({ failWith: { authors: callErrors.offline } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long text',
  parameters: catalogue({ artifacts: others(longTitle, unbrokenText, '') }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  parameters: catalogue({ artifacts: others(arabic.title) }),
};
