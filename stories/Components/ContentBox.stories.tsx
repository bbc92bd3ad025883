import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ContentBox } from '../../src/components/detail/ContentBox/ContentBox';
import type { ArtifactVersion } from '../../src/domain/artifact/version';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { contentsVersions } from '../../tests/builders/contentsVersions';
import { aUser } from '../../tests/builders/aUser';
import { aVersion } from '../../tests/builders/aVersion';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { unbrokenText } from '../../tests/builders/texts';

const of = (version: ArtifactVersion) => ({ artifact: anArtifact({ versions: [version] }) });

const meta = {
  title: 'Components/Artifact/ContentBox',
  component: ContentBox,
  args: of(contentsVersions.gitHub),
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ContentBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GitHub: Story = {
  name: 'Git, on GitHub',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Launch on Chameleon/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download Archive' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Clone and check out' })).toHaveTextContent(
      'git clone https://github.com/example-lab/tail-latency.git',
    );
  },
};

export const OtherGitHost: Story = {
  name: 'Git, elsewhere',
  args: of(contentsVersions.otherGitHost),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Clone and check out' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download Archive' })).toBeNull();
  },
};

const offersArchive: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Download Archive' })).toBeVisible();
};

export const Archive: Story = {
  name: 'Archive, with a DOI',
  args: of(contentsVersions.archive),
  play: offersArchive,
};

export const ObjectStore: Story = {
  name: 'Object store',
  args: of(contentsVersions.objectStore),
  play: offersArchive,
};

export const DiskImages: Story = { name: 'Disk images', args: of(contentsVersions.diskImage) };

export const HeatTemplate: Story = {
  name: 'Heat template',
  args: of(contentsVersions.heatTemplate),
};

export const ExternalSource: Story = {
  name: 'External source',
  args: of(contentsVersions.externalSource),
};

export const UnknownProvider: Story = {
  name: 'Unknown provider',
  args: of(contentsVersions.unknownProvider),
};

export const WithoutUrn: Story = {
  name: 'Contents that the server does not tell',
  args: of(contentsVersions.withoutUrn),
};

export const Empty: Story = { name: 'No contents yet', args: { artifact: anEmptyArtifact() } };

export const Daypass: Story = {
  name: 'Request daypass',
  args: { artifact: anArtifact({ reproducibility: { enableRequests: true, accessHours: 8 } }) },
};

export const DaypassOfOwner: Story = {
  name: 'Daypass, as its owner sees it',
  args: Daypass.args,
  parameters: withServices(() => ({
    session: fakeSession(aUser({ urn: anArtifact().ownerUrn })),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Daypass: 8 hours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Review requests/ })).toBeVisible();
  },
};

export const Links: Story = {
  name: 'Links, one of them verified',
  args: of(
    aVersion({
      links: [
        { label: 'Packet traces', urn: 'urn:globus:dataset:7c2aeb06:/traces', verified: true },
        { label: unbrokenText.slice(0, 40), urn: `urn:x:${unbrokenText}`, verified: false },
      ],
    }),
  ),
};

export const TemplateSteps: Story = {
  name: 'How to use a template',
  args: of(contentsVersions.heatTemplate),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How do I use this template?'));
    await expect(canvas.getByText(/^Choose a site/)).toBeVisible();
  },
};

export const SeveralTemplates: Story = {
  name: 'Earlier templates, folded',
  args: {
    artifact: anArtifact({
      versions: [
        contentsVersions.heatTemplate,
        { ...contentsVersions.heatTemplate, slug: '2025-12-01', createdAt: 2 },
        { ...contentsVersions.heatTemplate, slug: unbrokenText, createdAt: 1 },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier template: 2025-12-01'));
    await expect(
      await canvas.findByRole('button', { name: 'Copy heat template from 2025-12-01' }),
    ).toBeVisible();
  },
};

export const BySecretLink: Story = {
  name: 'Opened by a secret link, which the portal gets too',
  args: { artifact: anArtifact({ visibility: 'private' }), sharingKey: 'secret' },
  play: async ({ canvas }) => {
    const launch = canvas.getByRole('link', { name: /^Launch on/ });
    await expect(launch).toHaveAttribute('href', expect.stringContaining('sharing_key=secret'));
  },
};

export const OlderVersion: Story = {
  name: 'Older version',
  args: {
    artifact: anArtifact({
      versions: [aVersion(), aVersion({ slug: '2026-01-02', createdAt: Date.UTC(2026, 0, 2) })],
    }),
    version: '2026-01-02',
  },
};

export const WithoutPortal: Story = {
  name: 'Without portal',
  parameters: withServices(() => ({ configuration: aConfiguration({ portalUrl: '' }) })),
};

export const LongNames: Story = {
  name: 'Long names',
  args: of(
    aVersion({
      slug: unbrokenText,
      contentsUrn: `urn:trovi:contents:git:https://github.com/${unbrokenText}/${unbrokenText}.git@${unbrokenText}`,
    }),
  ),
};
