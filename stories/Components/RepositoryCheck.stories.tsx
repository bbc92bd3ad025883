import type { Meta, StoryObj } from '@storybook/react';
import allLicences from 'spdx-license-list/full';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { RepositoryCheck } from '../../src/components/requirements/RepositoryCheck/RepositoryCheck';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';
import { FileError } from '../../src/domain/files/fileError';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aVersion } from '../../tests/builders/aVersion';
import { gitHubHost } from '../../tests/builders/gitHubHost';
import { fakeFileReader } from '../../tests/fakes/fakeFileReader';

const readerOf = (given: Parameters<typeof fakeFileReader>[0]) =>
  lazyCode(() => Promise.resolve(fakeFileReader(given)));

const meta = {
  title: 'Components/Editing/RepositoryCheck',
  component: RepositoryCheck,
  args: {
    version: aVersion({ contentsUrn: 'urn:trovi:contents:git:https://github.com/lab/fio@v1' }),
    reader: readerOf({
      files: { 'run.py': '', 'requirements.txt': 'numpy\npandas>=2\nscipy\nmatplotlib\n' },
    }),
  },
  parameters: withServices(() => ({ configuration: aConfiguration({ fileHosts: [gitHubHost] }) })),
} satisfies Meta<typeof RepositoryCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = (words: RegExp): Story['play'] =>
  async function play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the repository' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  };

export const NotAsked: Story = { name: 'Before the check' };

export const Gaps: Story = { name: 'With gaps', play: asked(/no licence file/) };

export const Complete: Story = {
  args: {
    reader: readerOf({
      files: {
        LICENSE: allLicences.MIT?.licenseText ?? '',
        'README.md': '# fio',
        'uv.lock': '',
      },
    }),
  },
  play: asked(/has a licence, a README/),
};

export const Failed: Story = {
  name: 'The host does not respond',
  args: { reader: readerOf({ error: new FileError('unreachable') }) },
  play: asked(/does not respond/),
};
