import { describe, expect, it } from 'vitest';
import { zenodoHost } from '../../../tests/builders/zenodoHost';
import type { FileHost } from '../configuration/fileHosts';
import { fileSourceOf, movedSource } from './fileSource';

const gitHub: FileHost = {
  kind: 'github',
  url: 'https://github.com',
  apiUrl: 'https://api.github.com',
  rawUrl: 'https://raw.githubusercontent.com',
};
const gitLab: FileHost = {
  kind: 'gitlab',
  url: 'https://gitlab.com',
  apiUrl: 'https://gitlab.com/api/v4',
};
const gitea: FileHost = {
  kind: 'gitea',
  url: 'https://git.example.org:3000/code',
  apiUrl: 'https://git.example.org:3000/code/api/v1',
};
const hosts = [gitHub, gitLab, gitea, zenodoHost];
const commit = '0123456789abcdef0123456789abcdef01234567';
const sourceOf = (id: string) => fileSourceOf(`urn:trovi:contents:git:${id}`, hosts);

describe('fileSourceOf', () => {
  it.each([
    [`https://github.com/lab/traces.git@${commit}`, gitHub, 'lab', 'traces', commit],
    ['git@github.com:lab/traces.git@feature/x', gitHub, 'lab', 'traces', 'feature/x'],
    ['https://user:key@GitHub.com:443/lab/traces/tree/main', gitHub, 'lab', 'traces', 'HEAD'],
    ['https://gitlab.com/lab/sub/traces.git@v1@rc.2', gitLab, 'lab/sub', 'traces', 'v1@rc.2'],
    ['https://gitlab.com/lab/sub/traces/-/tree/main@v1', gitLab, 'lab/sub', 'traces', 'v1'],
    ['https://git.example.org:3000/code/lab/traces.git@v1', gitea, 'lab', 'traces', 'v1'],
  ])('reads %s', (id, host, owner, name, ref) => {
    expect(sourceOf(id)).toMatchObject({ host, files: { owner, name, ref } });
  });

  it.each([
    'https://github.com.example.org/lab/traces.git@main',
    'https://example.org/github.com/lab/traces.git@main',
    'https://git.example.org/code/lab/traces.git@v1',
    'https://git.example.org:3000/lab/traces.git@v1',
    'https://github.com/lab@main',
    'https://github.com/lab/tra%2Fces.git@main',
    'https://github.com/lab/traces.git@../../user',
    'https://github.com/lab/traces.git@a//b',
  ])('refuses %s', (id) => {
    expect(sourceOf(id)).toBeUndefined();
  });

  it.each(['10.5281/zenodo.1234', '10.5281/ZENODO.1234.'])('reads the record of %s', (doi) => {
    expect(fileSourceOf(`urn:trovi:contents:zenodo:${doi}`, hosts)).toEqual({
      host: zenodoHost,
      files: {
        host: 'zenodo',
        owner: 'records',
        name: '1234',
        ref: '1234',
        pages: 'https://zenodo.org/records/1234/files/',
        folders: 'https://zenodo.org/records/1234#',
        raw: 'https://zenodo.org/api/records/1234/files/',
        rawEnd: '/content',
      },
    });
  });

  it.each([
    'zenodo:10.5072/zenodo.1234',
    'zenodo:10.5281/zenodo.0',
    'zenodo:10.5281/zenodo.1/../2',
    'dataverse:doi:10.5281/zenodo.1234',
    'chameleon:10.5281/zenodo.1234',
  ])('refuses %s', (contents) => {
    expect(fileSourceOf(`urn:trovi:contents:${contents}`, hosts)).toBeUndefined();
  });

  it('refuses records without a host for them', () => {
    expect(fileSourceOf('urn:trovi:contents:zenodo:10.5281/zenodo.1', [gitHub])).toBeUndefined();
  });

  it('has the addresses of files for people', () => {
    const files = (id: string) => sourceOf(id)?.files;
    expect(files('https://github.com/lab/traces.git@v1')).toMatchObject({
      pages: 'https://github.com/lab/traces/blob/v1/',
      raw: 'https://raw.githubusercontent.com/lab/traces/v1/',
    });
    expect(files('https://gitlab.com/lab/traces.git@a/b')).toMatchObject({
      folders: 'https://gitlab.com/lab/traces/-/tree/a/b/',
      raw: 'https://gitlab.com/lab/traces/-/raw/a/b/',
    });
    expect(files(`https://git.example.org:3000/code/lab/traces.git@${commit}`)).toMatchObject({
      pages: `https://git.example.org:3000/code/lab/traces/src/commit/${commit}/`,
    });
  });
});

describe('movedSource', () => {
  it('keeps the ref under the present name', () => {
    const source = sourceOf('https://github.com/lab/traces.git@v1');
    expect(source && movedSource(source, 'new-lab/flows')?.files).toMatchObject({
      owner: 'new-lab',
      name: 'flows',
      ref: 'v1',
    });
    expect(source && movedSource(source, 'new-lab/../x')).toBeUndefined();
  });
});
