import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ArtifactCard } from '../../src/components/card/ArtifactCard/ArtifactCard';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aUser } from '../../tests/builders/aUser';
import { aDoiVersion } from '../../tests/builders/aVersion';
import {
  arabic,
  fullMarkdown,
  longSentence,
  longTitle,
  unbrokenText,
} from '../../tests/builders/texts';
import { fakeSession } from '../../tests/fakes/fakeSession';

const { badges } = aBadgeCatalogue();

const meta = {
  title: 'Components/Artifact/ArtifactCard',
  component: ArtifactCard,
  args: { artifact: anArtifact(), onOpen: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ArtifactCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'Signed out' };

export const EveryBadge: Story = { name: 'Every badge', args: { badges } };

export const UnknownBadge: Story = {
  name: 'Unknown badge',
  args: { badges: [{ name: 'archived', description: 'Kept for good' }] },
};

export const Private: Story = { args: { artifact: anArtifact({ visibility: 'private' }) } };

export const PrivateWithDoi: Story = {
  name: 'Private, with a DOI',
  args: { artifact: anArtifact({ visibility: 'private', versions: [aDoiVersion()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Private' })).toBeNull();
  },
};

export const MayEdit: Story = {
  name: 'May edit',
  parameters: withServices(() => ({ session: fakeSession(aUser()) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Edit/ })).toBeVisible();
  },
};

export const WithoutRepository: Story = {
  name: 'Without repository',
  args: { artifact: anArtifact({ versions: [] }) },
};

export const MissingFields: Story = {
  name: 'Missing fields',
  args: { artifact: anEmptyArtifact({ title: '', shortDescription: '', metrics: undefined }) },
};

export const WithoutDashboard: Story = {
  name: 'Without a dashboard, no links',
  parameters: withServices(() => ({ configuration: aConfiguration({ dashboardUrl: '' }) })),
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    badges,
    artifact: anArtifact({
      title: longTitle,
      shortDescription: longSentence,
      visibility: 'private',
      tags: ['networking', 'performance', 'storage systems', 'education', 'edge'],
      metrics: { accessCount: 1234567, uniqueAccessCount: 98765, uniqueCellExecutionCount: 43210 },
    }),
  },
};

export const UnbrokenText: Story = {
  name: 'Unbroken text',
  args: {
    artifact: anArtifact({
      title: unbrokenText,
      shortDescription: unbrokenText,
      tags: [unbrokenText, unbrokenText],
    }),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: {
    artifact: anArtifact({
      title: arabic.title,
      shortDescription: arabic.sentence,
      longDescription: arabic.paragraph,
      tags: arabic.tags,
    }),
  },
};

export const Hostile: Story = {
  name: 'Hostile text stays text',
  args: {
    artifact: anArtifact({
      title: '<img src=x onerror="alert(1)">',
      shortDescription: '<script>alert(2)</script>',
      tags: ['<b>bold</b>'],
    }),
  },
};

export const MoreAndLess: Story = {
  name: 'More and Less',
  args: { artifact: anArtifact({ longDescription: fullMarkdown }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    const long = await canvas.findByRole('region', { name: /^Long description/ });
    await expect(long).toHaveTextContent('Results vary with the weather');
    const less = canvas.getByRole('button', { name: /^Less/ });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^More/ })).toHaveFocus();
  },
};

export const Opened: Story = {
  name: 'Opened by its title and by View',
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('link', { name: args.artifact.title });
    await expect(title).toHaveAttribute('href', expect.stringContaining(args.artifact.id));
    await userEvent.click(title);
    await userEvent.click(canvas.getByRole('link', { name: /^View/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
