import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ArtifactDetail } from '../../src/components/detail/ArtifactDetail/ArtifactDetail';
import { ArtifactDetailSkeleton } from '../../src/components/detail/ArtifactDetail/ArtifactDetailSkeleton';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { aUser } from '../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { arabic, longSentence, longTitle, unbrokenText } from '../../tests/builders/texts';
import { fakeSession } from '../../tests/fakes/fakeSession';

const { badges } = aBadgeCatalogue();

const meta = {
  component: ArtifactDetail,
  args: { artifact: anArtifact(), badges: [] },
} satisfies Meta<typeof ArtifactDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const Full: Story = { args: { artifact: aFullArtifact(), badges } };

export const Loading: Story = { render: () => <ArtifactDetailSkeleton /> };

export const BadgesLater: Story = {
  name: 'Badges are still to come',
  args: { badges: undefined },
};

export const MayEdit: Story = {
  parameters: withServices(() => ({ session: fakeSession(aUser()) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
};

export const Private: Story = { args: { artifact: anArtifact({ visibility: 'private' }) } };

export const PrivateWithDoi: Story = {
  name: 'Private, with a DOI',
  args: { artifact: anArtifact({ visibility: 'private', versions: [aVersion(), aDoiVersion()] }) },
};

export const MissingFields: Story = {
  args: { artifact: anEmptyArtifact({ title: '', shortDescription: '' }) },
};

export const OlderVersion: Story = {
  args: { artifact: aFullArtifact(), version: '2026-02-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View the newest version/ })).toBeVisible();
  },
};

export const ManyAuthors: Story = {
  args: {
    artifact: anArtifact({
      authors: Array.from({ length: 23 }, (_, index) =>
        anAuthor({ fullName: `Author ${index + 1}` }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and 15 more$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all 23' })).toBeVisible();
  },
};

export const MissingVersion: Story = {
  name: 'A version that does not exist',
  args: { version: '2020-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This version does not exist.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the newest version' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    artifact: aFullArtifact({
      title: longTitle,
      shortDescription: longSentence,
      authors: [anAuthor({ fullName: longTitle, affiliation: longSentence })],
    }),
  },
};

export const UnbrokenText: Story = {
  args: {
    artifact: anArtifact({
      title: unbrokenText,
      longDescription: unbrokenText,
      tags: [unbrokenText],
      authors: [anAuthor({ fullName: unbrokenText, affiliation: unbrokenText })],
      versions: [aVersion({ slug: unbrokenText })],
    }),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    artifact: aFullArtifact({
      title: arabic.title,
      shortDescription: arabic.sentence,
      longDescription: arabic.paragraph,
      tags: arabic.tags,
      authors: [anAuthor({ fullName: arabic.name, affiliation: arabic.affiliation })],
    }),
    badges,
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { artifact: aFullArtifact(), badges },
};
