import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { rememberTrees } from '../../src/components/files/knownTrees/knownTrees';
import { RunElsewhere } from '../../src/components/places/RunElsewhere/RunElsewhere';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';
import { FileError } from '../../src/domain/files/fileError';
import type { FileReader } from '../../src/domain/ports/fileReader';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aVersion } from '../../tests/builders/aVersion';
import { gitHubHost } from '../../tests/builders/gitHubHost';
import { fakeFileReader } from '../../tests/fakes/fakeFileReader';

/** A version of a repository that no other story has read. */
const versionOf = (id: string) => aVersion({ contentsUrn: `urn:trovi:contents:git:${id}` });
const readerOf = (reader: FileReader) => lazyCode(() => Promise.resolve(rememberTrees(reader)));

const meta = {
  title: 'Components/Artifact/RunElsewhere',
  component: RunElsewhere,
  args: {
    version: versionOf('https://github.com/okafor-lab/fio-recipes.git@v1.0'),
    reader: readerOf(fakeFileReader({})),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: withServices(() => ({ configuration: aConfiguration({ fileHosts: [gitHubHost] }) })),
} satisfies Meta<typeof RunElsewhere>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Run elsewhere'));
  await expect(await canvas.findByRole('heading', { name: 'Binder' })).toBeVisible();
};
const asked = (words: RegExp): Story['play'] =>
  async function play(context) {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Find notebooks/ }));
    await expect(await canvas.findByText(words)).toBeVisible();
  };

export const Folded: Story = {};

export const Places: Story = { play: opened };

export const Phone: Story = {
  ...Places,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const Notebooks: Story = {
  name: 'With notebooks and a Dockerfile',
  args: {
    version: versionOf('https://github.com/okafor-lab/notebooks@v1.0'),
    reader: readerOf(
      fakeFileReader({
        files: {
          'figures.ipynb': '{}',
          'analysis/tail latency at the 99th percentile.ipynb': '{}',
          Dockerfile: 'FROM python:3.13',
        },
      }),
    ),
  },
  play: asked(/from Dockerfile/),
};

export const ManyNotebooks: Story = {
  name: 'With many notebooks',
  args: {
    version: versionOf('https://github.com/okafor-lab/course@v1.0'),
    reader: readerOf(
      fakeFileReader({
        files: Object.fromEntries(
          Array.from({ length: 120 }, (_, index) => [`week-${index + 1}/exercises.ipynb`, '{}']),
        ),
      }),
    ),
  },
  play: asked(/Python alone/),
};

export const Commit: Story = {
  name: 'A commit',
  args: { version: versionOf(`https://github.com/okafor-lab/pinned@${'3f'.repeat(20)}`) },
  play: opened,
};

export const Limit: Story = {
  name: 'The host lists no files',
  args: {
    version: versionOf('https://github.com/okafor-lab/limited@v1.0'),
    reader: readerOf(fakeFileReader({ error: new FileError('limit') })),
  },
  play: asked(/no more requests/),
};

export const OtherHost: Story = {
  name: 'A repository elsewhere',
  args: { version: versionOf('https://codeberg.org/okafor-lab/traces.git@v1.0') },
  play: opened,
};

export const Archive: Story = {
  name: 'An archive on Zenodo',
  args: { version: aVersion({ contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.3242074' }) },
  play: opened,
};
