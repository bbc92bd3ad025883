import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aMarkdownCell, aNotebook } from '../../../../tests/builders/aNotebook';
import { aVersion } from '../../../../tests/builders/aVersion';
import { fakeFileReader } from '../../../../tests/fakes/fakeFileReader';
import { renderPart } from '../../../../tests/render/renderPart';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { zenodoHost } from '../../../../tests/builders/zenodoHost';
import { FileError, type FileErrorCode } from '../../../domain/files/fileError';
import { fileSourceOf, movedSource } from '../../../domain/files/fileSource';
import type { TreeEntry } from '../../../domain/files/treeEntry';
import type { FileHost } from '../../../domain/configuration/fileHosts';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { FilesSection } from './FilesSection';

const fileHosts: FileHost[] = [gitHubHost, zenodoHost];
const record = 'urn:trovi:contents:zenodo:10.5281/zenodo.22';
const lab = 'urn:trovi:contents:git:https://github.com/lab/traces.git@v1';

interface Setting {
  reader?: ReturnType<typeof fakeFileReader>;
  urn?: string;
  file?: string;
  hosts?: FileHost[] | null;
}

function show({ reader = fakeFileReader({}), urn = lab, file, hosts = fileHosts }: Setting) {
  const version = aVersion({ contentsUrn: urn });
  const code = lazyCode(() => Promise.resolve(reader));
  const opened: (string | undefined)[] = [];
  function Page() {
    const [path, setPath] = useState(file);
    const onFile = (next: string | undefined) => {
      opened.push(next);
      setPath(next);
    };
    return <FilesSection {...{ version, onFile }} reader={code} file={path} />;
  }
  const page = renderPart(<Page />, {
    configuration: aConfiguration(hosts ? { fileHosts: hosts } : {}),
  });
  const open = async () => page.user.click(screen.getByRole('heading', { name: 'Files' }));
  return { ...page, open, opened };
}

// jsdom cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const rows = async () => within(await screen.findByRole('tree')).findAllByRole('treeitem');
const names = async () => (await rows()).map((row) => row.querySelector('bdi')?.textContent);

const files = {
  'README.md': '# Traces\n\nSee [the guide](guide/start.md) and ![a plot](guide/plot.png).',
  'guide/start.md': '# Guide\n\nBack to [the start](../README.md).',
  'data/a.csv': 'run,seconds\n1,0.4\n2,"0,5"\n',
  'run.py': 'import csv\n',
};

describe('the section', () => {
  it('asks nobody before it is opened', async () => {
    const reader = fakeFileReader({ files });
    const { open } = show({ reader });
    expect(reader.read).toEqual([]);
    await open();
    expect(await names()).toEqual(['data', 'guide', 'README.md', 'run.py']);
    expect(reader.read).toEqual(['lab/traces']);
  });

  it('does not exist without hosts', () => {
    show({ hosts: null });
    expect(screen.queryByText('Files')).toBeNull();
  });

  it('shows the way to a repository on another host', async () => {
    const { open } = show({ urn: 'urn:trovi:contents:git:https://git.example.org/lab/x.git@v1' });
    await open();
    const link = screen.getByRole('link', { name: 'Open the repository' });
    expect(link.getAttribute('href')).toBe('https://git.example.org/lab/x');
  });

  it('shows the way to an archive on another host', async () => {
    const { open } = show({ urn: 'urn:trovi:contents:zenodo:10.5072/example.1' });
    await open();
    const link = screen.getByRole('link', { name: 'Open the archive' });
    expect(link.getAttribute('href')).toBe('https://doi.org/10.5072/example.1');
  });

  it('says that files are in the object store', async () => {
    const { open } = show({ urn: 'urn:trovi:contents:chameleon:1' });
    await open();
    expect(screen.getByText(/in the object store of Chameleon/)).toBeTruthy();
  });

  it('opens at the file that the address names, in its folders', async () => {
    show({ reader: fakeFileReader({ files }), file: 'data/a.csv' });
    expect(await screen.findByRole('heading', { level: 3, name: 'data/a.csv' })).toBeTruthy();
    expect(await names()).toEqual(['data', 'a.csv', 'guide', 'README.md', 'run.py']);
    expect(screen.getByRole('treeitem', { name: /a\.csv/ }).ariaSelected).toBe('true');
  });

  it('says that there is no such file', async () => {
    show({ reader: fakeFileReader({ files }), file: '../etc/passwd' });
    expect((await screen.findByText(/has no file/)).textContent).toContain('../etc/passwd');
  });
});

describe('refusals', () => {
  it.each<[FileErrorCode, RegExp]>([
    ['limit', /github\.com allows no more requests from your network until \d/],
    ['missing', /does not exist on github\.com, or it is private/],
    ['gone', /github\.com has removed this repository/],
    ['refused', /github\.com does not let visitors read these files/],
    ['unreachable', /github\.com does not respond/],
    ['failed', /github\.com did not send the files/],
  ])('has words for %s', async (code, words) => {
    const reader = fakeFileReader({ error: new FileError(code, 1_800_000_000_000) });
    const { open } = show({ reader });
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    const link = within(alert).getByRole('link', { name: 'Look on github.com' });
    expect(link.getAttribute('href')).toBe('https://github.com/lab/traces/tree/v1/');
    expect(within(alert).queryByRole('button') === null).toBe(/missing|gone/.test(code));
  });

  it.each<[FileErrorCode, number | undefined, RegExp]>([
    ['missing', undefined, /^The record does not exist on zenodo\.org\./],
    ['gone', undefined, /^zenodo\.org has removed this record\./],
    ['closed', undefined, /^The files of this record are not public\./],
    ['closed', Date.UTC(2031, 2, 1), /not public until March 1, 2031\./],
    ['limit', 1_800_000_000_000, /^zenodo\.org allows no more requests .* until \d/],
  ])('has words for %s of a record until %s', async (code, until, words) => {
    const { open } = show({
      urn: record,
      reader: fakeFileReader({ error: new FileError(code, until) }),
    });
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    const link = within(alert).getByRole('link', { name: 'Look on zenodo.org' });
    expect(link.getAttribute('href')).toBe('https://zenodo.org/records/22#');
  });

  it('says which record of several versions it shows', async () => {
    const source = fileSourceOf(record.replace('22', '25'), fileHosts);
    const { open } = show({ urn: record, reader: fakeFileReader({ files, source, isCut: true }) });
    await open();
    const link = await screen.findByRole('link', { name: 'record 25' });
    expect(link.getAttribute('href')).toBe('https://zenodo.org/records/25#');
    expect(screen.getByText(/^The record has more files/)).toBeTruthy();
  });

  it('says where a repository has moved, and that its list is cut', async () => {
    const source = fileSourceOf(lab, fileHosts);
    const moved = source && movedSource(source, 'new-lab/flows');
    const { open } = show({ reader: fakeFileReader({ files, source: moved, isCut: true }) });
    await open();
    expect((await screen.findByText(/has moved to/)).textContent).toContain('new-lab/flows');
    expect(screen.getByText(/Some are missing here/)).toBeTruthy();
  });
});

describe('the tree', () => {
  it('opens and closes folders, and opens files, by keyboard', async () => {
    const { open, user, opened } = show({ reader: fakeFileReader({ files }) });
    await open();
    const tree = await screen.findByRole('tree', { name: 'Files' });
    const active = () =>
      document
        .getElementById(tree.getAttribute('aria-activedescendant') ?? '')
        ?.querySelector('bdi')?.textContent;
    tree.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(active()).toBe('a.csv');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active()).toBe('data');
    expect(await rows()).toHaveLength(4);
    await user.keyboard('{End}');
    expect(active()).toBe('run.py');
    await user.keyboard('{Home}r{ArrowDown}{Enter}');
    expect(opened).toEqual(['run.py']);
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { level: 3, name: 'run.py' }),
    );
  });

  it('filters by name', async () => {
    const { open, user } = show({ reader: fakeFileReader({ files }) });
    await open();
    await user.type(await screen.findByRole('searchbox'), 'MD guide');
    await waitFor(async () => expect(await names()).toEqual(['guide', 'start.md']));
    await user.type(screen.getByRole('searchbox'), ' zzz');
    expect(await screen.findByText('No file has these words in its path.')).toBeTruthy();
  });

  it('keeps few of many rows in the document', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`run-${index}.log`, 'x']),
    );
    const { open } = show({ reader: fakeFileReader({ files: many }) });
    await open();
    expect(await screen.findByText('10,000 files')).toBeTruthy();
    expect(document.querySelectorAll('[role="treeitem"]').length).toBeLessThan(100);
  });
});

describe('a file', () => {
  const openFile = (file: string, reader: ReturnType<typeof fakeFileReader>) =>
    show({ reader, file });

  it('is Markdown with links and pictures relative to it', async () => {
    const { user, opened } = openFile('guide/start.md', fakeFileReader({ files }));
    await screen.findByRole('heading', { name: 'Guide' });
    await user.click(screen.getByRole('link', { name: 'the start' }));
    expect(opened).toEqual(['README.md']);
    const picture = await screen.findByRole('img', { name: 'a plot' });
    expect(picture.getAttribute('src')).toBe(
      'https://raw.githubusercontent.com/lab/traces/v1/guide/plot.png',
    );
  });

  it('is a table', async () => {
    openFile('data/a.csv', fakeFileReader({ files }));
    const cells = within(await screen.findByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '0.4', '2', '0,5']);
    expect(screen.queryByText(/Only the first/)).toBeNull();
  });

  it('hands the focus to the tree when it is closed', async () => {
    const { user } = openFile('run.py', fakeFileReader({ files }));
    await user.click(await screen.findByRole('button', { name: 'Close file' }));
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  });

  it('is the first 1,000 rows of a long table', async () => {
    const long = `a,b\n${'1,2\n'.repeat(1500)}`;
    openFile('x.csv', fakeFileReader({ files: { 'x.csv': long } }));
    expect(await screen.findByText(/Only the first 1,000 rows/)).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('tr')).toHaveLength(1001));
  });

  it.each([
    ['a table that could show more rows', 'x'.repeat(2000), 1],
    ['no table that shows all of the rows it can', 'x'.repeat(100), 0],
  ])('offers to read more of %s', async (_, cell, offers) => {
    const large = `a,b\n${`1,${cell}\n`.repeat(1_100_000 / cell.length)}`;
    openFile('x.csv', fakeFileReader({ files: { 'x.csv': large } }));
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: 'Show up to 20 MB' })).toHaveLength(offers);
  });

  it('is JSON with line breaks, if it has long lines', async () => {
    const json = JSON.stringify({ id: 'x'.repeat(500), n: [1] });
    openFile('a.json', fakeFileReader({ files: { 'a.json': json } }));
    expect(await screen.findByText(/adds line breaks/)).toBeTruthy();
    expect(document.querySelector('pre')?.textContent).toMatch(/^\{\n {2}"id": "x+",\n {2}"n": \[/);
  });

  it('is a table whose long cells are cut, and says so', async () => {
    const table = `a,b\n${'x'.repeat(5000)},2\n`;
    openFile('x.csv', fakeFileReader({ files: { 'x.csv': table } }));
    expect(await screen.findByText(/first 1,000 characters of a cell/)).toBeTruthy();
    expect(screen.getAllByRole('cell')[0]?.textContent).toHaveLength(1000);
  });

  it('is a PDF, which its host shows', async () => {
    openFile('a.pdf', fakeFileReader({ files: { 'a.pdf': 'x' } }));
    const link = await screen.findByRole('link', { name: 'Open this one on github.com' });
    expect(link.getAttribute('href')).toBe('https://github.com/lab/traces/blob/v1/a.pdf');
  });

  it('is a notebook, and all of a large one on demand', async () => {
    const text = aNotebook([aMarkdownCell('# A'), aMarkdownCell('x '.repeat(600_000))]);
    const { user } = openFile('a.ipynb', fakeFileReader({ files: { 'a.ipynb': text } }));
    expect(await screen.findByText(/This notebook is larger than 1.0 MB/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Load and show it' }));
    expect(await screen.findByRole('heading', { name: 'A' })).toBeTruthy();
  });

  it('is no notebook above 32 MB', async () => {
    const text = 'x'.repeat(32_000_001);
    const { user } = openFile('a.ipynb', fakeFileReader({ files: { 'a.ipynb': text } }));
    await user.click(await screen.findByRole('button', { name: 'Load and show it' }));
    expect(await screen.findByText(/Notebooks of more than 32 MB are not shown/)).toBeTruthy();
  });

  it('is code, as it is written', async () => {
    const hostile = '<img src=x onerror=alert(1)>\n';
    openFile('run.py', fakeFileReader({ files: { 'run.py': hostile } }));
    await screen.findByRole('heading', { name: 'run.py' });
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe(hostile));
    expect(document.querySelector('pre img')).toBeNull();
  });

  it('is the beginning of a large file, and more on demand', async () => {
    const large = 'x'.repeat(1_500_000);
    const { user } = openFile('log.txt', fakeFileReader({ files: { 'log.txt': large } }));
    await user.click(await screen.findByRole('button', { name: 'Show up to 20 MB' }));
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toHaveLength(1_500_000));
  });

  it.each([
    ['data.bin', 'x', /Files of this kind are not shown here/],
    ['core', null, /not text/],
    ['empty.txt', '', /is empty/],
    [
      'big.csv',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 48210733\n`,
      /file of 48 MB is in Git LFS/,
    ],
  ])('tells what %s is', async (path, text, words) => {
    openFile(path, fakeFileReader({ files: { [path]: text } }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('tells where a link leads, and what a submodule is', async () => {
    const reader = fakeFileReader({
      files: { ...files, 'guide/link': '../README.md' },
      entries: [{ path: 'guide/link', kind: 'link' }],
    });
    const { user, opened } = openFile('guide/link', reader);
    expect((await screen.findByText(/symbolic link/)).textContent).toContain('../README.md');
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(opened).toEqual(['README.md']);
  });

  it('is not read if it is a submodule', async () => {
    const reader = fakeFileReader({ entries: [{ path: 'tools', kind: 'submodule' }] });
    openFile('tools', reader);
    expect(await screen.findByText(/commit of another repository/)).toBeTruthy();
    expect(reader.read).toEqual(['lab/traces']);
  });
});

describe('an archive in a record', () => {
  const inside = { 'code.zip/run.py': 'import csv\n', 'code.zip/a.png': null };
  const checksum = `md5:${'0a'.repeat(16)}`;
  const zip: TreeEntry = { path: 'code.zip', kind: 'archive', size: 9, checksum };
  const source = fileSourceOf(record, fileHosts);
  const showRecord = (file?: string) =>
    show({
      urn: record,
      file,
      reader: fakeFileReader({
        files: inside,
        entries: [zip],
        source: source && { ...source, archives: ['code.zip'] },
      }),
    });

  it('opens in the tree, and shows its size and checksum', async () => {
    const { open, user } = showRecord();
    await open();
    expect(await names()).toEqual(['code.zip']);
    await user.click(screen.getByRole('treeitem', { name: /code\.zip/ }));
    expect(await names()).toEqual(['code.zip', 'a.png', 'run.py']);
    const view = within(await screen.findByRole('region', { name: 'code.zip' }));
    expect(view.getByText(checksum)).toBeTruthy();
    expect(view.getByText(/lists the files in this archive/)).toBeTruthy();
  });

  it('shows pictures in it from the host, and leads to the archive', async () => {
    showRecord('code.zip/a.png');
    const picture = await screen.findByRole('img', { name: 'code.zip/a.png' });
    expect(picture.getAttribute('src')).toBe(
      'https://zenodo.org/api/records/22/files/code.zip/container/a.png',
    );
    const link = screen.getByRole('link', { name: 'Open on zenodo.org' });
    expect(link.getAttribute('href')).toBe('https://zenodo.org/records/22/files/code.zip');
  });
});
