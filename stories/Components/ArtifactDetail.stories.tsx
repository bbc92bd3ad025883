import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ArtifactDetail } from '../../src/components/detail/ArtifactDetail/ArtifactDetail';
import { ArtifactDetailSkeleton } from '../../src/components/detail/ArtifactDetail/ArtifactDetailSkeleton';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { anAuthor } from '../../tests/builders/anAuthor';
import { aUser } from '../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import {
  arabic,
  gitHubMarkdown,
  longSentence,
  longTitle,
  unbrokenText,
} from '../../tests/builders/texts';
import { fakeSession } from '../../tests/fakes/fakeSession';

const { badges } = aBadgeCatalogue();

const meta = {
  title: 'Components/Artifact/ArtifactDetail',
  component: ArtifactDetail,
  args: { artifact: anArtifact(), badges: [] },
} satisfies Meta<typeof ArtifactDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'Signed out' };

export const Full: Story = { args: { artifact: aFullArtifact(), badges } };

export const Loading: Story = { render: () => <ArtifactDetailSkeleton /> };

export const BadgesLater: Story = {
  name: 'Badges are still to come',
  args: { badges: undefined },
};

export const MayEdit: Story = {
  name: 'May edit',
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
  name: 'Missing fields',
  args: { artifact: anEmptyArtifact({ title: '', shortDescription: '' }) },
};

export const OlderVersion: Story = {
  name: 'Older version',
  args: { artifact: aFullArtifact(), version: '2026-02-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View the newest version/ })).toBeVisible();
  },
};

export const ManyAuthors: Story = {
  name: 'Many authors',
  args: {
    artifact: anArtifact({
      authors: Array.from({ length: 23 }, (_, index) =>
        anAuthor({ fullName: `Author ${index + 1}` }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and 15 more$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Show all 23' })[0]).toBeVisible();
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
  name: 'Long text',
  args: {
    artifact: aFullArtifact({
      title: longTitle,
      shortDescription: longSentence,
      authors: [anAuthor({ fullName: longTitle, affiliation: longSentence })],
    }),
  },
};

export const UnbrokenText: Story = {
  name: 'Unbroken text',
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
  name: 'Right to left',
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

const readmeUrl = 'https://raw.example.org/{owner}/{repository}/{ref}/README.md';
const withReadme: Story = {
  parameters: withServices(() => ({ configuration: aConfiguration({ readmeUrl }) })),
  args: {
    artifact: anArtifact({
      longDescription: '',
      versions: [
        aVersion({
          contentsUrn: 'urn:trovi:contents:git:https://github.com/okafor-lab/fio-recipes.git@main',
        }),
      ],
    }),
  },
};

const offer = 'Show the README of okafor-lab/fio-recipes';

export const ReadmeOffered: Story = {
  ...withReadme,
  name: 'A README is offered',
  args: { ...withReadme.args, readReadme: () => Promise.resolve(gitHubMarkdown) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: offer })).toBeVisible();
    await expect(canvas.getByText('There is no long description.')).toBeVisible();
  },
};

export const Readme: Story = {
  ...withReadme,
  name: 'The README in place of a long description',
  args: { ...withReadme.args, readReadme: () => Promise.resolve(gitHubMarkdown) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: offer }));
    await expect(
      canvas.getByRole('heading', { name: 'README of okafor-lab/fio-recipes' }),
    ).toHaveFocus();
    await expect(await canvas.findByRole('heading', { name: 'Run it' })).toBeVisible();
  },
};

export const ReadmeLoading: Story = {
  ...withReadme,
  name: 'The README is loading',
  args: { ...withReadme.args, readReadme: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: offer }));
    await expect(canvas.getByRole('img', { name: 'Loading the README' })).toBeVisible();
  },
};

export const ReadmeMissing: Story = {
  ...withReadme,
  name: 'There is no README',
  args: { ...withReadme.args, readReadme: () => Promise.resolve(undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: offer }));
    await expect(await canvas.findByText('This repository has no README.')).toBeVisible();
  },
};

export const ReadmeFailed: Story = {
  ...withReadme,
  name: 'The README cannot be loaded',
  args: { ...withReadme.args, readReadme: () => Promise.reject(new Error('down')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: offer }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('There is no long description.')).toBeVisible();
  },
};
