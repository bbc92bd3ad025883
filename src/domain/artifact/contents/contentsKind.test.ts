import { describe, expect, it } from 'vitest';
import { aVersion } from '../../../../tests/builders/aVersion';
import { contentsKindOf, sourceCodeSetup } from './contentsKind';

describe('sourceCodeSetup', () => {
  const setup = (args: unknown) =>
    sourceCodeSetup(aVersion({ environmentSetup: [{ type: 'source_code', arguments: args }] }));
  const both = {
    url: 'https://github.com/example-lab/notebook-shell.git',
    repo_url: 'https://git.example.org/latency/raw',
    protocol: 'git',
  };

  it('reads arguments as an object and as text', () => {
    const expected = {
      url: 'https://github.com/example-lab/notebook-shell.git',
      repoUrl: 'https://git.example.org/latency/raw',
    };
    expect(setup(both)).toEqual(expected);
    expect(setup(JSON.stringify(both))).toEqual(expected);
  });

  it('gives no address that is not of the web', () => {
    expect(setup({ url: 'javascript:alert(1)', repo_url: 'git@github.com:o/r' })).toEqual({});
    expect(setup({ url: 7, repo_url: null })).toEqual({});
  });

  it.each(['', '{}', '{', 'null', '[1]', null, undefined, 3, [], 'x'.repeat(100_000)])(
    'reads %.40j as an entry without addresses',
    (args) => {
      expect(setup(args)).toEqual({});
    },
  );

  it('is nothing for versions that start in another way', () => {
    expect(sourceCodeSetup(aVersion())).toBeUndefined();
    expect(sourceCodeSetup(aVersion({ environmentSetup: [] }))).toBeUndefined();
  });
});

it.each([
  ['urn:trovi:contents:git:https://github.com/o/r.git@main', 'git'],
  ['urn:trovi:contents:zenodo:10.5281/zenodo.9912345', 'doi'],
  ['urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e', 'object-store'],
  ['urn:trovi:contents:http:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2', 'source-code'],
  ['urn:trovi:contents:heat_template:embedded-1772726520000', 'template'],
  ['urn:trovi:image:other:d43e926d-b570-4fbf-9e5b-904cb87dff92', 'image'],
  ['urn:trovi:contents:tomorrow:x', 'unknown'],
  ['urn:trovi:contents:git', 'unknown'],
  ['', 'unknown'],
])('contents %s are of kind %s', (contentsUrn, kind) => {
  expect(contentsKindOf(aVersion({ contentsUrn }))).toBe(kind);
});

it('takes the object store of another testbed by its name', () => {
  const version = aVersion({ contentsUrn: 'urn:trovi:contents:fabric:1' });
  expect(contentsKindOf(version)).toBe('unknown');
  expect(contentsKindOf(version, 'fabric')).toBe('object-store');
});
