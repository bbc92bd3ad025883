import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aVersion } from '../../../../tests/builders/aVersion';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { fakeFileReader } from '../../../../tests/fakes/fakeFileReader';
import { renderPart } from '../../../../tests/render/renderPart';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { FileError } from '../../../domain/files/fileError';
import { rememberTrees } from '../../files/knownTrees/knownTrees';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { RunElsewhere } from './RunElsewhere';

const urn = (id: string) => `urn:trovi:contents:git:${id}`;
let count = 0;

interface Setting {
  id?: string;
  files?: Record<string, string>;
  error?: FileError;
  settings?: Partial<CatalogueConfiguration>;
}

/** Shows the places of a repository that no other test has read. */
function show({ id, files = {}, error, settings = {} }: Setting = {}) {
  count += 1;
  const contentsUrn = urn(id ?? `https://github.com/lab/traces-${count}@v1`);
  const fake = fakeFileReader({ files, error });
  const reader = lazyCode(() => Promise.resolve(rememberTrees(fake)));
  const page = renderPart(<RunElsewhere version={aVersion({ contentsUrn })} reader={reader} />, {
    configuration: aConfiguration({ fileHosts: [gitHubHost], ...settings }),
  });
  const open = () => page.user.click(screen.getByText('Run elsewhere'));
  const find = () =>
    page.user.click(screen.getByRole('button', { name: 'Find notebooks and environments' }));
  return { ...page, open, find, fake };
}

const headings = async () =>
  (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
const place = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  return within(item as HTMLElement);
};
const hrefs = (item: Awaited<ReturnType<typeof place>>) =>
  item.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('RunElsewhere', () => {
  it('offers the places of a repository on GitHub, and asks nobody', async () => {
    const { open, fake } = show({ id: 'https://github.com/lab/x@v1' });
    await open();
    expect(await headings()).toEqual([
      'Binder',
      'Google Colab',
      'GitHub Codespaces',
      'Your JupyterHub',
      'On this computer',
    ]);
    expect(hrefs(await place('Binder'))).toEqual(['https://mybinder.org/v2/gh/lab/x/v1']);
    expect(fake.read).toEqual([]);
    const links = screen.getAllByRole('link');
    expect(links.every((link) => link.getAttribute('rel') === 'noopener noreferrer')).toBe(true);
  });

  it('offers what an archive on Zenodo can run at, and nothing for other contents', async () => {
    const { open, unmount } = show({ settings: { runElsewhere: ['binder', 'colab', 'local'] } });
    unmount();
    const archive = { contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.3242074' };
    const first = renderPart(<RunElsewhere version={aVersion(archive)} />);
    await open();
    expect(await headings()).toEqual(['Binder', 'On this computer']);
    first.unmount();
    renderPart(<RunElsewhere version={aVersion({ contentsUrn: 'urn:trovi:contents:http:1' })} />);
    expect(screen.queryByText('Run elsewhere')).toBeNull();
  });

  it('follows the configuration', async () => {
    const own = { name: 'Our Binder', note: 'Free.', url: 'https://b.org/git/{repository}/{ref}' };
    const { open, unmount } = show({
      id: 'https://github.com/lab/x@v1',
      settings: { runElsewhere: ['local', own] },
    });
    await open();
    expect(await headings()).toEqual(['On this computer', 'Our Binder']);
    expect(hrefs(await place('Our Binder'))).toEqual([
      'https://b.org/git/https%3A%2F%2Fgithub.com%2Flab%2Fx/v1',
    ]);
    unmount();
    show({ settings: { runElsewhere: [] } });
    expect(screen.queryByText('Run elsewhere')).toBeNull();
  });

  it('finds notebooks, environments and a Dockerfile on request', async () => {
    const { open, find, fake } = show({ files: { 'a.ipynb': '{}', Dockerfile: 'FROM x' } });
    await open();
    await screen.findByText('Asks github.com for the list of files.');
    await find();
    const colab = await place('Google Colab');
    expect(await colab.findByRole('link', { name: /^a\.ipynb/ })).toBeTruthy();
    expect((await place('Binder')).getByText(/from Dockerfile/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'With Docker' }).textContent).toContain(
      'docker build -t traces-',
    );
    expect(fake.read).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Find/ })).toBeNull();
  });

  it('warns that there is no environment', async () => {
    const { open, find } = show({ files: { 'a.py': '' } });
    await open();
    await screen.findByRole('button', { name: /^Find/ });
    await find();
    expect(await screen.findByText(/Python alone/)).toBeTruthy();
    expect((await place('Google Colab')).getByText(/has no notebooks/)).toBeTruthy();
  });

  it('says why the host did not list the files, and keeps the places', async () => {
    const { open, find } = show({ error: new FileError('limit') });
    await open();
    await screen.findByRole('button', { name: /^Find/ });
    await find();
    expect((await screen.findByRole('alert')).textContent).toContain('no more requests');
    expect(screen.getByRole('link', { name: /^Open in Binder/ })).toBeTruthy();
  });

  it('cannot look into a repository on a host that the configuration does not name', async () => {
    const { open } = show({ id: 'https://codeberg.org/lab/x@v1' });
    await open();
    await place('Binder');
    expect(screen.queryByRole('button', { name: /^Find/ })).toBeNull();
  });
});

describe('a JupyterHub', () => {
  it('is entered once', async () => {
    const { open, user, unmount } = show({ id: 'https://github.com/lab/x@v1' });
    await open();
    const field = await screen.findByRole('textbox', { name: 'Address of your hub' });
    await user.type(field, 'javascript:alert(1){Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'hub.example.org/hub/home{Enter}');
    const address =
      'https://hub.example.org/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgithub.com%2Flab%2Fx&urlpath=lab%2Ftree%2Fx%2F&branch=v1';
    expect(hrefs(await place('Your JupyterHub'))).toEqual([address]);
    unmount();
    const again = show({ id: 'https://github.com/lab/x@v1' });
    await again.open();
    expect(hrefs(await place('Your JupyterHub'))).toEqual([address]);
    await again.user.click(screen.getByRole('button', { name: 'Use another hub' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('https://hub.example.org/');
  });

  it('takes no commit', async () => {
    const { open } = show({ id: `https://github.com/lab/x@${'1a'.repeat(20)}` });
    await open();
    expect((await place('Your JupyterHub')).getByText(/this version is a commit/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ignores a stored address that is none', async () => {
    localStorage.setItem('trovi.jupyterhub', 'javascript:alert(1)');
    const { open } = show();
    await open();
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });
});
