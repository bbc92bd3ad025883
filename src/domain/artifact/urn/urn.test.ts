import { describe, expect, it } from 'vitest';
import { isSameUrn, readUrn, userUrn, usernameOf } from './urn';
import { parseDoiUrn, parseUrn } from './parseUrn';
import { doiContentsUrn, gitContentsUrn } from '../contents/contentsUrn';
import { UrnError } from './urnError';

const names = { urnNamespace: 'trovi', urnProvider: 'chameleon' };

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof UrnError) return `${error.code}: ${error.message}`;
  }
  return 'no UrnError';
}

describe('parseUrn', () => {
  it('splits at the first four colons alone', () => {
    expect(
      parseUrn('urn:trovi:contents:git:https://git.example.org:8443/latency/raw.git@main'),
    ).toEqual({
      namespace: 'trovi',
      kind: 'contents',
      provider: 'git',
      id: 'https://git.example.org:8443/latency/raw.git@main',
    });
  });

  it('leaves the id out where there is none', () => {
    expect(parseUrn('urn:trovi:user:admin')).toEqual({
      namespace: 'trovi',
      kind: 'user',
      provider: 'admin',
    });
    expect(parseUrn('urn:trovi:user:chameleon:')).not.toHaveProperty('id');
  });

  it.each([
    'urn:trovi:project:chameleon:CHI-260001',
    'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
    'urn:trovi:artifact:chameleon:legacy:7',
    'URN:trovi:user:chameleon:noor',
  ])('knows %s', (text) => {
    expect(parseUrn(text).namespace).toBe('trovi');
  });

  it.each(['', 'urn', 'urn:trovi', 'urn:trovi:user'])('says that %j has too few parts', (text) => {
    expect(codeOf(() => parseUrn(text))).toBe('too-few-parts: Invalid URN: Too few parts');
  });

  it.each([
    'urn:globus:dataset:7c2aeb06:/traces',
    'urn:trovi:chameleon:disk-image:CHI@UC',
    'http:trovi:user:chameleon',
    ':::',
    'urn:trovi:__proto__:x:y',
  ])('says that the type of %j is unknown', (text) => {
    expect(codeOf(() => parseUrn(text))).toBe('unknown-type: Unknown URN type');
  });
});

describe('readUrn', () => {
  it('reads kinds that the catalogue does not know', () => {
    expect(readUrn('urn:globus:dataset:7c2aeb06:/traces')).toEqual({
      namespace: 'globus',
      kind: 'dataset',
      provider: '7c2aeb06',
      id: '/traces',
    });
    expect(readUrn('urn:trovi:user')).toEqual({ namespace: 'trovi', kind: 'user', provider: '' });
  });

  it('reads kinds and providers in any letter case, and keeps ids and user names', () => {
    expect(readUrn('URN:TROVI:CONTENTS:GIT:HTTPS://X.org/A')).toEqual({
      namespace: 'trovi',
      kind: 'contents',
      provider: 'git',
      id: 'HTTPS://X.org/A',
    });
    expect(readUrn('URN:TROVI:USER:Noor')).toMatchObject({ kind: 'user', provider: 'Noor' });
  });

  it.each(['', 'urn:trovi', 'https://example.org/a:b:c', 'x'.repeat(1_000_000)])(
    'reads nothing of %.40s',
    (text) => {
      expect(readUrn(text)).toBeUndefined();
    },
  );
});

describe('parseDoiUrn', () => {
  it('gives all that follows the archive', () => {
    expect(parseDoiUrn('urn:trovi:contents:zenodo:10.5281/zenodo.9912345')).toBe(
      '10.5281/zenodo.9912345',
    );
    expect(parseDoiUrn('URN:TROVI:CONTENTS:ZENODO:10.1000/a:b')).toBe('10.1000/a:b');
  });

  it.each([
    'urn:trovi:contents:zenodo',
    'urn:trovi:contents:zenodo:',
    'urn:trovi:contents:git:https://example.org/zenodo/zenodo.git',
    'urn:trovi:image:zenodo:10.5281/zenodo.1',
    'x:urn:trovi:contents:zenodo:10.5281/zenodo.1',
    '',
  ])('refuses %j', (text) => {
    expect(codeOf(() => parseDoiUrn(text))).toBe(
      'not-a-doi: A DOI URN must have exactly 5 parts and start with the archive contents prefix',
    );
  });
});

describe('user URNs', () => {
  it('are made of names and kept if they are URNs already', () => {
    expect(userUrn(' li.wei@example.org ', names)).toBe(
      'urn:trovi:user:chameleon:li.wei@example.org',
    );
    expect(userUrn('urn:trovi:user:admin', names)).toBe('urn:trovi:user:admin');
  });

  it.each([
    ['urn:trovi:user:chameleon:noor.haddad@example.edu', 'noor.haddad@example.edu'],
    ['urn:trovi:user:chameleon:a:b', 'a:b'],
    ['urn:trovi:user:admin', 'admin'],
    ['noor', 'noor'],
    ['', ''],
  ])('of %j show %j', (urn, shown) => {
    expect(usernameOf(urn)).toBe(shown);
  });
});

describe('gitContentsUrn', () => {
  it.each([
    ['https://github.com/example-lab/tail-latency.git', 'main'],
    [' https://noor:secret@github.com/example-lab/tail-latency.git#readme ', ' main '],
    ['git@github.com:example-lab/tail-latency.git', 'main'],
    ['ssh://git@github.com:22/example-lab/tail-latency.git', 'main'],
    ['git://github.com/example-lab/tail-latency.git?x=1', 'main'],
    ['github.com/example-lab/tail-latency.git', 'main'],
    ['HTTPS://GitHub.com/example-lab//tail-latency.git/', 'main'],
  ])('brings %s into the one form', (url, ref) => {
    expect(gitContentsUrn(url, ref, names)).toBe(
      'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@main',
    );
  });

  it('keeps the port and the scheme of a local web server', () => {
    expect(gitContentsUrn('http://localhost:4000/git/lab/x.git', 'v1', names)).toBe(
      'urn:trovi:contents:git:http://localhost:4000/git/lab/x.git@v1',
    );
  });

  it('encodes what the server refuses, and an @ before the ref', () => {
    const urn = gitContentsUrn('https://example.org/~noor/a b/@scope/ü&[x]', 'späť', names);
    expect(urn).toBe(
      'urn:trovi:contents:git:https://example.org/%7Enoor/a%20b/%40scope/%C3%BC%26%5Bx%5D@sp%C3%A4%C5%A5',
    );
    expect(urn).toMatch(/^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i);
  });

  it('leaves out a blank ref, which means HEAD', () => {
    expect(gitContentsUrn('https://example.org/a/b', ' ', names)).toBe(
      'urn:trovi:contents:git:https://example.org/a/b',
    );
  });

  it('keeps what it cannot read, without letting an @ through', () => {
    expect(gitContentsUrn('/srv/git/@x.git#y', 'main', names)).toBe(
      'urn:trovi:contents:git:/srv/git/%40x.git@main',
    );
  });

  it('survives half characters and refuses nothing at all', () => {
    expect(gitContentsUrn('https://example.org/\uD83D', '', names)).toContain('%EF%BF%BD');
    expect(codeOf(() => gitContentsUrn('  ', 'main', names))).toMatch(/^no-repository: /);
  });
});

describe('doiContentsUrn', () => {
  it.each([
    '10.5281/zenodo.9912345',
    'https://doi.org/10.5281/zenodo.9912345',
    'doi: 10.5281/zenodo.9912345. ',
  ])('takes %s', (doi) => {
    expect(doiContentsUrn(doi, names)).toBe('urn:trovi:contents:zenodo:10.5281/zenodo.9912345');
  });

  it('refuses nothing at all', () => {
    expect(codeOf(() => doiContentsUrn(' . ', names))).toMatch(/^no-doi: /);
  });
});

it('compares URNs without letter case', () => {
  expect(
    isSameUrn('urn:trovi:contents:git:https://x/A', 'URN:trovi:contents:git:https://X/a'),
  ).toBe(true);
  expect(isSameUrn('urn:a', 'urn:b')).toBe(false);
});
