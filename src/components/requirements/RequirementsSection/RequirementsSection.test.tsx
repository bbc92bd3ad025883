import { screen, within } from '@testing-library/react';
import allLicences from 'spdx-license-list/full';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aVersion } from '../../../../tests/builders/aVersion';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { fakeCommitReader, twoCommits } from '../../../../tests/fakes/fakeCommitReader';
import { fakeFileReader } from '../../../../tests/fakes/fakeFileReader';
import { renderPart } from '../../../../tests/render/renderPart';
import { FileError } from '../../../domain/files/fileError';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { RequirementsSection } from './RequirementsSection';

interface Setting {
  files?: ReturnType<typeof fakeFileReader>;
  commits?: ReturnType<typeof fakeCommitReader>;
  ref?: string;
  host?: string;
}

function show(setting: Setting = {}) {
  const { files = fakeFileReader({}), commits = fakeCommitReader(twoCommits) } = setting;
  const { ref = '1a'.repeat(20), host = 'github.com' } = setting;
  const version = aVersion({ contentsUrn: `urn:trovi:contents:git:https://${host}/lab/x@${ref}` });
  const readers = lazyCode(() => Promise.resolve({ files, commits }));
  const page = renderPart(<RequirementsSection version={version} readers={readers} />, {
    configuration: aConfiguration({ fileHosts: [gitHubHost] }),
  });
  const open = () => page.user.click(screen.getByRole('heading', { name: 'What you need' }));
  return { ...page, open, files, commits };
}

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling as HTMLElement;
const hrefOf = (item: HTMLElement, name: string | RegExp) =>
  within(item).getByRole('link', { name }).getAttribute('href');

const { licenseText: mit = '' } = allLicences.MIT ?? {};
const at = `https://github.com/lab/x/blob/${'1a'.repeat(20)}/`;

describe('RequirementsSection', () => {
  it('asks nobody before it is opened, and then little', async () => {
    const { open, files, commits } = show({
      files: fakeFileReader({ files: { LICENSE: mit, 'a.py': 'x' } }),
    });
    expect([files.read, commits.asked]).toEqual([[], 0]);
    await open();
    await within(await fact('Licence')).findByRole('link', { name: 'MIT' });
    expect([files.read, commits.asked]).toEqual([['lab/x', 'LICENSE'], 1]);
  });

  it('does not exist for other hosts', () => {
    show({ host: 'git.example.org' });
    expect(screen.queryByText('What you need')).toBeNull();
  });

  it('names languages, environments, the licence, the size and the commit, with links', async () => {
    const { open } = show({
      files: fakeFileReader({
        files: {
          LICENSE: mit,
          'nb/a.ipynb': '{}',
          'nb/deep/b.ipynb': '{}',
          'run.py': 'x',
          Dockerfile: 'FROM x',
        },
      }),
    });
    await open();
    const languages = await fact('Notebooks and scripts');
    expect(hrefOf(languages, 'Jupyter: 2 notebooks')).toBe(`${at.replace('blob', 'tree')}nb`);
    expect(hrefOf(languages, 'Python: 1 file')).toBe(`${at}run.py`);
    expect(hrefOf(await fact('Environment'), 'Dockerfile')).toBe(`${at}Dockerfile`);
    const licence = await fact('Licence');
    await within(licence).findByRole('link', { name: 'MIT' });
    expect(hrefOf(licence, 'MIT')).toBe(`${at}LICENSE`);
    expect((await fact('Size')).textContent).toMatch(/^5 files, 1\.\d KB$/);
    const commit = await fact('Commit');
    const link = await within(commit).findByRole('link', { name: /1a1a1a1/ });
    expect(link.getAttribute('href')).toBe(`https://github.com/lab/x/commit/${'1a'.repeat(20)}`);
    expect(commit.textContent).toMatch(/is a different one, of .*2026\.$/);
  });

  it('says what is missing, and what is not recognised', async () => {
    const { open, unmount } = show();
    await open();
    expect((await fact('Licence')).textContent).toContain('No licence found');
    expect((await fact('Environment')).textContent).toBe('No file describes an environment');
    unmount();
    const odd = show({
      files: fakeFileReader({ files: { LICENSE: `${mit}\nFor Good, not Evil.`, COPYING: mit } }),
    });
    await odd.open();
    const licence = await fact('Licence');
    await within(licence).findByText(', not recognised');
    expect(licence.textContent).toBe('MITLICENSE, not recognised');
  });

  it('names the licence that a host states, although no file has it', async () => {
    const statedLicences = ['Creative Commons Zero v1.0 Universal'];
    const { open } = show({ files: fakeFileReader({ files: { 'a.py': 'x' }, statedLicences }) });
    await open();
    expect((await fact('Licence')).textContent).toBe(
      'Creative Commons Zero v1.0 Universal (stated on github.com)',
    );
  });

  it('says that a branch can move, and that a commit is the newest one', async () => {
    const { newest } = twoCommits;
    const { open } = show({
      ref: 'main',
      commits: fakeCommitReader({ newest, commit: newest }),
    });
    await open();
    const commit = await fact('Commit');
    await within(commit).findByText(/It is the newest commit of the default branch/);
    expect(commit.textContent).toContain('The version names main, not a commit');
  });

  it('keeps the other facts when the commits cannot be read', async () => {
    const { open } = show({ commits: fakeCommitReader(new FileError('limit')) });
    await open();
    expect(await screen.findByText(/The date could not be read/)).toBeTruthy();
    expect((await fact('Size')).textContent).toContain('0 files');
  });

  it('says why the host did not list the files', async () => {
    const { open } = show({ files: fakeFileReader({ error: new FileError('missing') }) });
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('or it is private');
  });
});
