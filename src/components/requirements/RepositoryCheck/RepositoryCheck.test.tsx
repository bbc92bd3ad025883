import { screen, within } from '@testing-library/react';
import allLicences from 'spdx-license-list/full';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aVersion } from '../../../../tests/builders/aVersion';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { fakeFileReader } from '../../../../tests/fakes/fakeFileReader';
import { renderPart } from '../../../../tests/render/renderPart';
import { FileError } from '../../../domain/files/fileError';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { RepositoryCheck } from './RepositoryCheck';

function show(reader: ReturnType<typeof fakeFileReader>) {
  const version = aVersion({ contentsUrn: 'urn:trovi:contents:git:https://github.com/lab/x@v1' });
  const code = lazyCode(() => Promise.resolve(reader));
  return renderPart(<RepositoryCheck version={version} reader={code} />, {
    configuration: aConfiguration({ fileHosts: [gitHubHost] }),
  });
}

const check = () => screen.getByRole('button', { name: 'Check the repository' });
const { licenseText: mit = '' } = allLicences.MIT ?? {};

describe('RepositoryCheck', () => {
  it('asks the host only when an author asks', async () => {
    const reader = fakeFileReader({
      files: { LICENSE: mit, 'README.md': '# X', 'requirements.txt': 'numpy==2.1.0\n' },
    });
    const { user } = show(reader);
    expect(reader.read).toEqual([]);
    await user.click(check());
    expect(await screen.findByText(/has a licence, a README and an environment/)).toBeTruthy();
    expect(reader.read.sort()).toEqual(['LICENSE', 'lab/x', 'requirements.txt']);
  });

  it.each([
    [{ 'a.py': '' }, ['no licence file', 'no README', 'No file describes the software']],
    [
      { LICENSE: 'Ours.', 'README.md': '#', 'requirements.txt': 'numpy\npandas>=2\n' },
      [
        'The text in LICENSE is not',
        'requirements.txt does not state exact versions: numpy, pandas>=2.',
      ],
    ],
    [{ LICENSE: mit, README: '', Makefile: '' }, ['No file describes the software']],
    [{ LICENSE: mit, README: '', 'requirements.txt': 'numpy', 'uv.lock': '' }, []],
  ])('of %j lists what is missing', async (files, words) => {
    const { user } = show(fakeFileReader({ files }));
    await user.click(check());
    await screen.findByText(words[0] ? new RegExp(words[0]) : /has a licence/);
    const items = screen.queryAllByRole('listitem');
    expect(items).toHaveLength(words.length);
    items.forEach((item, index) => {
      expect(item.textContent).toContain(words[index]);
      expect(within(item).getByRole('link').getAttribute('href')).toMatch(/^https:/);
    });
  });

  it('misses no licence file where the host states a licence', async () => {
    const statedLicences = ['MIT License'];
    const files = { README: '', 'requirements.txt': 'numpy==2.1.0' };
    const { user } = show(fakeFileReader({ files, statedLicences }));
    await user.click(check());
    expect(await screen.findByText(/has a licence, a README and an environment/)).toBeTruthy();
  });

  it('says why the host did not list the files', async () => {
    const { user } = show(fakeFileReader({ error: new FileError('unreachable') }));
    await user.click(check());
    expect((await screen.findByRole('alert')).textContent).toContain('does not respond');
  });
});
