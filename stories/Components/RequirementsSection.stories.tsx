import type { Meta, StoryObj } from '@storybook/react';
import allLicences from 'spdx-license-list/full';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { RequirementsSection } from '../../src/components/requirements/RequirementsSection/RequirementsSection';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';
import { FileError } from '../../src/domain/files/fileError';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aVersion } from '../../tests/builders/aVersion';
import { gitHubHost } from '../../tests/builders/gitHubHost';
import { fakeCommitReader, twoCommits } from '../../tests/fakes/fakeCommitReader';
import { fakeFileReader } from '../../tests/fakes/fakeFileReader';

const version = (ref: string) =>
  aVersion({ contentsUrn: `urn:trovi:contents:git:https://github.com/okafor-lab/fio@${ref}` });
const readersOf = (
  files: Parameters<typeof fakeFileReader>[0],
  commits: Parameters<typeof fakeCommitReader>[0] = twoCommits,
) =>
  lazyCode(() =>
    Promise.resolve({ files: fakeFileReader(files), commits: fakeCommitReader(commits) }),
  );
const all = {
  LICENSE: allLicences.MIT?.licenseText ?? '',
  'README.md': '# fio',
  'figures.ipynb': '{}',
  'notebooks/tails.ipynb': '{}',
  'src/run.py': 'x'.repeat(40_000),
  'src/read.py': '',
  'setup.sh': '',
  Dockerfile: 'FROM python:3.13',
  'environment.yml': '',
  '.devcontainer/devcontainer.json': '{}',
};

const meta = {
  title: 'Components/Artifact/RequirementsSection',
  component: RequirementsSection,
  args: { version: version('1a'.repeat(20)), readers: readersOf({ files: all }) },
  parameters: withServices(() => ({ configuration: aConfiguration({ fileHosts: [gitHubHost] }) })),
} satisfies Meta<typeof RequirementsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = (words: RegExp): Story['play'] =>
  async function play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('heading', { name: 'What you need' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  };

export const Folded: Story = {};

export const Facts: Story = { play: opened(/^MIT$/) };

export const Phone: Story = {
  ...Facts,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const Nothing: Story = {
  name: 'A repository without anything',
  args: { version: version('main'), readers: readersOf({ files: { 'data.bin': 'x' } }) },
  play: opened(/No licence found/),
};

export const NotRecognised: Story = {
  name: 'A licence that is not recognised, in a list that is cut',
  args: { readers: readersOf({ files: { LICENSE: 'Ours.' }, isCut: true }) },
  play: opened(/not recognised/),
};

export const StatedLicence: Story = {
  name: 'A licence that the host states',
  args: {
    readers: readersOf({
      files: { 'data.csv': 'x' },
      statedLicences: ['Creative Commons Attribution 4.0 International'],
    }),
  },
  play: opened(/^Creative Commons/),
};

export const NoCommits: Story = {
  name: 'The commits cannot be read',
  args: { readers: readersOf({ files: all }, new FileError('limit')) },
  play: opened(/date could not be read/),
};

export const Limit: Story = {
  name: 'The host lists no files',
  args: { readers: readersOf({ error: new FileError('limit') }) },
  play: opened(/no more requests/),
};
