import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';
import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { createArtifactRequest } from './createArtifactWriter';

const base = new URL('https://trovi.example.org/api/');

describe('createArtifactRequest', () => {
  it('posts JSON to the address with a slash', () => {
    const request = createArtifactRequest(base, anArtifactDraft());
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/api/artifacts/');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(request.headers.Accept).toBe('application/json');
  });

  it('sends the members of the contract and no other', () => {
    const request = createArtifactRequest(base, anArtifactDraft());
    expect(sentJson(request)).toEqual({
      title: 'Tail latency under bursty load',
      short_description: 'Scripts and data for a tail latency study.',
      long_description: '## Tail latency\n\nHow to rerun the study.',
      visibility: 'private',
      tags: ['networking', 'education'],
      authors: [
        {
          full_name: 'Noor Haddad',
          affiliation: 'Example State University',
          email: 'noor.haddad@example.edu',
        },
      ],
    });
  });

  it('sends a citation, a first version and daypasses where they are given', () => {
    const contentsUrn = 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92';
    const version = {
      contentsUrn,
      links: [{ label: 'CHI@UC', urn: contentsUrn }],
      setup: { type: 'image', arguments: '' },
    };
    const extras = { citation: ' Li Wei. “Tails.” ', version, accessHours: 24 };
    const request = createArtifactRequest(base, anArtifactDraft(), extras);
    expect(sentJson(request)).toMatchObject({
      citation: 'Li Wei. “Tails.”',
      version: {
        contents: { urn: contentsUrn },
        links: [{ label: 'CHI@UC', urn: contentsUrn }],
        environment_setup: [{ type: 'image', arguments: '' }],
      },
      reproducibility: { enable_requests: true, access_hours: 24 },
    });
  });

  it('leaves out what is optional and empty', () => {
    const draft = anArtifactDraft({
      longDescription: ' \n',
      tags: [],
      authors: [{ fullName: 'Li Wei', affiliation: ' ', email: '' }],
    });
    const body = sentJson(createArtifactRequest(base, draft));
    expect(body).not.toHaveProperty('long_description');
    expect(body).toMatchObject({ tags: [] });
    expect(body).toHaveProperty('authors', [{ full_name: 'Li Wei', affiliation: null }]);
  });
});
