import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FilesSection } from '../../src/components/files/FilesSection/FilesSection';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';
import type { FileHost } from '../../src/domain/configuration/fileHosts';
import { FileError, type FileErrorCode } from '../../src/domain/files/fileError';
import { fileSourceOf, movedSource } from '../../src/domain/files/fileSource';
import type { FileReader } from '../../src/domain/ports/fileReader';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aVersion } from '../../tests/builders/aVersion';
import { gitHubMarkdown } from '../../tests/builders/texts';
import { fakeFileReader } from '../../tests/fakes/fakeFileReader';
import { gitHubHost } from '../../tests/builders/gitHubHost';
import { zenodoHost } from '../../tests/builders/zenodoHost';
import { withServices } from '../../.storybook/services';

const fileHosts: FileHost[] = [gitHubHost, zenodoHost];
const repository = 'urn:trovi:contents:git:https://github.com/okafor-lab/fio-recipes.git@main';

const files = {
  'README.md': gitHubMarkdown,
  'recipes/random-read.fio': '[global]\nrw=randread\nbs=4k\n',
  'recipes/run.py': 'import csv\n\n\ndef run(path):\n    """Runs one recipe."""\n    return path\n',
  'data/latency.csv': `run,seconds,remark\n${'1,0.418,"slow, again"\n'.repeat(40)}`,
  'data/runs.csv': `run\n${'1\n'.repeat(1001)}`,
  'data/all.parquet': 'PAR1',
  'data/large.npy.txt': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 48210733\n`,
  newest: 'recipes/run.py',
  'odd \u202Egpj.exe': 'text',
};
const all = fakeFileReader({
  files,
  entries: [
    { path: 'newest', kind: 'link' },
    { path: 'tools', kind: 'submodule' },
  ],
});

interface ShownProps {
  /** Reads the files. */
  reader: FileReader;
  /** The URN of the version's contents. */
  contentsUrn?: string;
  /** The path of the file that is open at first. */
  file?: string;
}

function Shown({ reader, contentsUrn = repository, file: first }: ShownProps) {
  const [code] = useState(() => lazyCode(() => Promise.resolve(reader)));
  const [file, setFile] = useState(first);
  return (
    <FilesSection version={aVersion({ contentsUrn })} reader={code} file={file} onFile={setFile} />
  );
}

const meta = {
  title: 'Components/Artifact/FilesSection',
  component: Shown,
  args: { reader: all },
  parameters: withServices(() => ({ configuration: aConfiguration({ fileHosts }) })),
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('heading', { name: 'Files' }));
};
const story = (reader: FileReader, words: RegExp): Story => ({
  args: { reader },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText(words)).toBeVisible();
  },
});
const refused = (code: FileErrorCode, words: RegExp) =>
  story(fakeFileReader({ error: new FileError(code, Date.UTC(2026, 10, 27, 14, 30)) }), words);

export const Folded: Story = {};

export const Tree: Story = story(all, /^README\.md$/);

export const Phone: Story = {
  ...Tree,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { reader: fakeFileReader({ isWaiting: true }) },
  play: async (context) => {
    await opened(context);
    const sign = await context.canvas.findByRole('img', { name: /^Asking github\.com/ });
    await expect(sign).toBeVisible();
  },
};

export const Empty: Story = story(fakeFileReader({}), /has no files/);

export const Many: Story = story(
  fakeFileReader({
    files: Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`logs/${index % 40}/run-${index}.log`, 'x']),
    ),
  }),
  /10,000 files/,
);

export const Limit: Story = refused('limit', /no more requests from your network until/);
export const Missing: Story = refused('missing', /or it is private/);
export const Gone: Story = refused('gone', /has removed this repository/);
export const Refused: Story = refused('refused', /does not let visitors/);
export const Unreachable: Story = refused('unreachable', /does not respond/);
export const Failed: Story = refused('failed', /did not send/);

const source = fileSourceOf(repository, fileHosts);
export const MovedAndCut: Story = {
  ...story(
    fakeFileReader({
      files,
      isCut: true,
      source: source && movedSource(source, 'new-lab/recipes'),
    }),
    /has moved to/,
  ),
  name: 'Moved, and cut by the host',
};

const record = 'urn:trovi:contents:zenodo:10.5281/zenodo.13380072';
const recordSource = fileSourceOf(record, fileHosts);
const checksum = 'md5:0cc175b9c0f1b6a831c399e269772661';
const ofRecord = (isCut: boolean, shown = recordSource) =>
  fakeFileReader({
    files: { 'code.zip/run.py': 'import csv\n', 'README.md': '# Traces\n' },
    entries: [{ path: 'code.zip', kind: 'archive', size: 48_210, checksum }],
    source: shown && { ...shown, archives: ['code.zip'] },
    isCut,
  });
const inRecord = (reader: FileReader, words: RegExp): Story => {
  const { play } = story(reader, words);
  return { args: { reader, contentsUrn: record }, play };
};
const recordRefused = (code: FileErrorCode, words: RegExp) =>
  inRecord(fakeFileReader({ error: new FileError(code, Date.UTC(2031, 2, 1)) }), words);

export const Record: Story = {
  ...inRecord(ofRecord(false), /^code\.zip$/),
  name: 'A record on Zenodo',
};
export const RecordFile: Story = {
  name: 'An archive in a record',
  args: { reader: ofRecord(false), contentsUrn: record, file: 'code.zip' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(checksum)).toBeVisible();
  },
};
export const NewestRecord: Story = {
  ...inRecord(
    ofRecord(true, fileSourceOf(record.replace(/\d+$/, '13380099'), fileHosts)),
    /These are the files of the newest one/,
  ),
  name: 'A DOI of all versions, and a list that is cut',
};
export const RecordMissing: Story = {
  ...recordRefused('missing', /record does not exist/),
  name: 'A record that does not exist',
};
export const RecordGone: Story = {
  ...recordRefused('gone', /has removed this record/),
  name: 'A record that was withdrawn',
};
export const RecordClosed: Story = {
  ...recordRefused('closed', /not public until March 1, 2031/),
  name: 'A record under embargo',
};

const elsewhere = (contentsUrn: string, words: RegExp): Story => ({
  ...story(all, words),
  args: { contentsUrn },
});
export const Archive: Story = {
  ...elsewhere(
    'urn:trovi:contents:zenodo:10.5072/example.1',
    /does not let this page show its files/,
  ),
  name: 'In an archive elsewhere',
};
export const ObjectStore: Story = {
  ...elsewhere('urn:trovi:contents:chameleon:1', /in the object store/),
  name: 'In the object store',
};

const open = (file: string): Story => ({
  args: { file },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: file })).toBeVisible();
  },
});

export const MarkdownFile: Story = { ...open('README.md'), name: 'A Markdown file' };
export const CodeFile: Story = { ...open('recipes/run.py'), name: 'A file of code' };
export const TableFile: Story = { ...open('data/latency.csv'), name: 'A table' };
export const LargeTable: Story = {
  name: 'The beginning of a large table',
  args: { file: 'data/runs.csv' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the first 1,000 rows are shown.')).toBeVisible();
  },
};
export const BinaryFile: Story = { ...open('data/all.parquet'), name: 'A binary file' };
export const FileInLfs: Story = { ...open('data/large.npy.txt'), name: 'A file in Git LFS' };
export const SymbolicLink: Story = { ...open('newest'), name: 'A symbolic link' };
export const Submodule: Story = open('tools');
export const MissingFile: Story = {
  name: 'A file that does not exist',
  args: { file: 'nothing.md' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no file/)).toBeVisible();
  },
};
