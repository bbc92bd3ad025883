import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { VersionList } from '../../src/components/detail/VersionList/VersionList';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/VersionList',
  component: VersionList,
  args: { artifact: anArtifact({ versions: [aVersion(), aDoiVersion()] }) },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof VersionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDoi: Story = { name: 'With DOI' };

export const One: Story = { args: { artifact: anArtifact() } };

export const None: Story = { args: { artifact: anEmptyArtifact() } };

export const Chosen: Story = {
  args: { version: '2026-02-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2026-02-01');
  },
};

export const Many: Story = {
  args: {
    artifact: anArtifact({
      versions: Array.from({ length: 24 }, (_, index) =>
        aVersion({ slug: `2026-03-02.${24 - index}`, createdAt: Date.UTC(2026, 2, 2, 24 - index) }),
      ),
    }),
  },
};

export const MissingFields: Story = {
  name: 'Missing fields',
  args: { artifact: anArtifact({ versions: [aVersion({ slug: '', createdAt: undefined })] }) },
};

export const Unbroken: Story = {
  args: { artifact: anArtifact({ versions: [aDoiVersion({ slug: unbrokenText })] }) },
};

export const BySecretLink: Story = {
  name: 'Opened by a secret link, which the versions keep',
  args: { sharingKey: 'secret' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringContaining('sharing_key=secret'));
  },
};
