import { describe, expect, it } from 'vitest';

import { readNamedArtifact } from './namedArtifact';

const base = 'https://trovi.example.org/dashboard/';
const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';
const address = `${base}artifacts/${id}/versions/v2?sharing_key=key`;

describe('readNamedArtifact', () => {
  it('takes version and key from the address of the artifact', () => {
    expect(readNamedArtifact({ artifactId: address }, base)).toEqual({
      props: { artifactId: id, version: 'v2', sharingKey: 'key' },
    });
  });

  it.each(['v1', ' v1\n', '\u200bv1', '“v1”'])('prefers the version %j of the page', (version) => {
    expect(readNamedArtifact({ artifactId: address, version }, base).props.version).toBe('v1');
  });

  it('keeps what it cannot read, and says why', () => {
    const props = { artifactId: 'https://other.example/artifacts/1', version: 'v1' };
    const named = readNamedArtifact(props, base);
    expect(named.props).toBe(props);
    expect(named.problem).toContain('is neither an id nor the address');
  });
});
