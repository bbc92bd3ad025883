import { describe, expect, it } from 'vitest';

import type { Artifact } from '../../domain/artifact/artifact';
import artifactExample from '../examples/artifact.json';
import minimalExample from '../examples/minimalArtifact.json';
import { artifactSchema } from './artifact';
import { readTolerantly } from './readResponse';

/** Reads an artifact, and lists the fields of a wrong type. */
function read(wire: object): { artifact: Artifact; wrong: string[] } {
  const { value: artifact, problems } = readTolerantly(artifactSchema, wire);
  return {
    artifact: artifact!,
    wrong: problems.map(({ field, expected }) => `${field}: ${expected}`),
  };
}

/** An artifact whose response has no fields. */
const empty: Artifact = {
  id: '',
  title: '',
  shortDescription: '',
  longDescription: '',
  visibility: 'private',
  ownerUrn: '',
  authors: [],
  tags: [],
  versions: [],
  roles: [],
  linkedArtifacts: [],
  linkedFrom: [],
  reproducibility: { enableRequests: false },
};

const emptyVersion = { slug: '', contentsUrn: '', links: [], environmentSetup: [] };

describe('artifactSchema', () => {
  it('reads everything that a user with a role receives', () => {
    const { artifact, wrong } = read(artifactExample);
    expect(wrong).toEqual([]);
    expect(artifact).toMatchObject({
      id: '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      title: 'Tail latency under bursty load',
      shortDescription: 'Scripts and data for a tail latency study.',
      longDescription:
        '## Tail latency\n\nHow to rerun the study.\n\n- reserve two nodes\n- open `run.ipynb`',
      visibility: 'private',
      ownerUrn: 'urn:trovi:user:chameleon:noor.haddad@example.edu',
      authors: [
        {
          fullName: 'Noor Haddad',
          affiliation: 'Example State University',
          email: 'noor.haddad@example.edu',
        },
        { fullName: 'Li Wei', affiliation: '', email: 'li.wei@example.org' },
      ],
      tags: ['education', 'networking'],
      linkedProjects: ['urn:trovi:project:chameleon:CHI-260001'],
      roles: [
        { user: 'urn:trovi:user:chameleon:noor.haddad@example.edu', role: 'administrator' },
        { user: 'urn:trovi:user:chameleon:li.wei@example.org', role: 'collaborator' },
      ],
      linkedArtifacts: [
        {
          relation: 'collection',
          artifactId: '83ccaf9e-29ac-49de-8882-bf5aeff43859',
          title: 'Burst generator',
        },
        {
          relation: 'collection',
          artifactId: '18df1c24-a67d-40e0-a5ea-6cc4190a050e',
          title: 'Queue model',
        },
      ],
      linkedFrom: [
        {
          artifactId: 'ad162a16-0048-4167-be53-abe0488c1850',
          title: 'Latency course pack',
          ownerUrn: 'urn:trovi:user:chameleon:tutor@example.edu',
        },
      ],
      reproducibility: { enableRequests: true, accessHours: 48 },
      createdAt: Date.UTC(2026, 0, 12, 9, 30),
      updatedAt: Date.UTC(2026, 2, 5, 16, 2),
      metrics: { accessCount: 70, uniqueAccessCount: 19, uniqueCellExecutionCount: 11 },
      citation:
        'Haddad, N. and Wei, L. Tail latency under bursty load. Example Systems Conference, 2026.',
      sharingKey: 'MTHx5hKN3ww473C6at3DPBzcDSWWwXHzNuiYWJ4uvGme',
    });
  });

  it('reads the versions in the order of the server, with any kind of arguments', () => {
    const { versions } = read(artifactExample).artifact;
    expect(versions.map(({ slug }) => slug)).toEqual([
      '2026-03-05.1',
      '2026-03-05',
      '2026-03-02.1',
      '2026-03-02',
      '2026-02-01',
      '2026-01-12',
    ]);
    expect(versions[3]).toEqual({
      slug: '2026-03-02',
      createdAt: Date.UTC(2026, 2, 2, 14, 7),
      contentsUrn:
        'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d',
      metrics: { accessCount: 41, uniqueAccessCount: 12, uniqueCellExecutionCount: 7 },
      links: [
        {
          label: 'Packet traces',
          urn: 'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/traces',
          verified: true,
        },
      ],
      environmentSetup: [{ type: 'jupyterhub', arguments: {} }],
    });
    expect(versions.map(({ environmentSetup }) => environmentSetup[0]?.arguments)).toEqual([
      'heat_template_version: 2018-08-31\nresources: {}\n',
      '',
      {
        url: 'https://github.com/example-lab/notebook-shell.git',
        repo_url: 'https://git.example.org/latency/raw',
        protocol: 'git',
      },
      {},
      '{}',
      {},
    ]);
  });

  it('reads the minimum', () => {
    expect(read(minimalExample)).toEqual({
      wrong: [],
      artifact: {
        ...empty,
        id: '42c5e204-4792-4952-995a-48bd36c73a14',
        title: 'Placeholder',
        shortDescription: 'Nothing here yet.',
        visibility: 'public',
        ownerUrn: 'urn:trovi:user:chameleon:li.wei@example.org',
        roles: [{ user: 'urn:trovi:user:chameleon:li.wei@example.org', role: 'administrator' }],
        createdAt: Date.UTC(2026, 3, 1, 10),
        updatedAt: Date.UTC(2026, 3, 1, 10),
        metrics: { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 },
      },
    });
  });

  it('reads missing and null fields as empty, and reports nothing', () => {
    const allNull = Object.fromEntries(Object.keys(artifactExample).map((key) => [key, null]));
    expect(read({})).toEqual({ artifact: empty, wrong: [] });
    expect(read(allNull)).toEqual({ artifact: empty, wrong: [] });
    expect(
      read({
        versions: [{}, { contents: null, metrics: null, links: null, environment_setup: null }],
        authors: [{}],
        linked_artifacts: [{}],
      }),
    ).toEqual({
      artifact: {
        ...empty,
        versions: [emptyVersion, emptyVersion],
        authors: [{ fullName: '', affiliation: '', email: '' }],
        linkedArtifacts: [{ relation: '', artifactId: '', title: '' }],
      },
      wrong: [],
    });
  });

  it.each(Object.keys(artifactExample))('reads a wrong %s as empty and names it', (field) => {
    const text = typeof artifactExample[field as keyof typeof artifactExample] === 'string';
    const { artifact, wrong } = read({ ...artifactExample, [field]: text ? { a: 1 } : 'wrong' });
    const { artifact: without } = read({ ...artifactExample, [field]: undefined });
    expect(wrong).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
    expect(artifact).toEqual(without);
  });

  it('ignores unknown fields of any shape', () => {
    const odd = { badges: [null, 1, { name: {} }], extra: { deep: [] } };
    expect(read(odd)).toEqual({ artifact: empty, wrong: [] });
  });

  it('names wrong fields by their path', () => {
    const { wrong } = read({
      title: true,
      authors: [null, { email: ['a'] }, 'Noor'],
      tags: ['a', null, {}, 7],
      versions: [{}, {}, { contents: { urn: {} } }, { contents: 'urn', links: [{ verified: 1 }] }],
      metrics: { access_count: '70' },
      reproducibility: { enable_requests: 'yes' },
    });
    expect(wrong).toEqual([
      'title: text',
      'tags[2]: text',
      'authors[1].email: text',
      'authors[2]: an object',
      'versions[2].contents.urn: text',
      'versions[3].contents: an object',
      'versions[3].links[0].verified: true or false',
      'reproducibility.enable_requests: true or false',
      'metrics.access_count: a number',
    ]);
  });

  it('leaves null and wrong entries out of their lists', () => {
    const { artifact } = read({
      authors: [null, { full_name: 'Noor Haddad' }, 5],
      tags: ['a', null, {}, '', 'a', 7],
      versions: ['x', { slug: '2026-03-02' }, null],
      roles: [[], { user: 'urn', role: 'owner' }],
    });
    expect(artifact.authors.map(({ fullName }) => fullName)).toEqual(['Noor Haddad']);
    expect(artifact.tags).toEqual(['a', '7']);
    expect(artifact.versions.map(({ slug }) => slug)).toEqual(['2026-03-02']);
    expect(artifact.roles).toEqual([{ user: 'urn', role: 'owner' }]);
  });

  it('drops metrics that are negative or not finite', () => {
    const metrics = JSON.parse(
      '{"access_count": 1e999, "unique_access_count": -1, "unique_cell_execution_count": 3}',
    ) as unknown;
    expect(read({ metrics }).artifact.metrics).toEqual({ uniqueCellExecutionCount: 3 });
    expect(read({ metrics: { access_count: -1 } }).artifact.metrics).toBeUndefined();
  });

  it('reads every visibility except public as private', () => {
    const visibilities = ['public', 'private', 'secret', ''].map(
      (visibility) => read({ visibility }).artifact.visibility,
    );
    expect(visibilities).toEqual(['public', 'private', 'private', 'private']);
  });

  it('sorts linked artifacts by order, and keeps the received order otherwise', () => {
    const { linkedArtifacts } = read({
      linked_artifacts: [
        { linked_title: 'c', order: 2 },
        { linked_title: 'a' },
        { linked_title: 'b', order: 0 },
        { linked_title: 'd', order: 2 },
      ],
    }).artifact;
    expect(linkedArtifacts.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has no access hours while requests are not enabled', () => {
    const hours = (reproducibility: object) =>
      read({ reproducibility }).artifact.reproducibility.accessHours;
    expect(hours({ enable_requests: true, access_hours: 48 })).toBe(48);
    expect(hours({ enable_requests: false, access_hours: 48 })).toBeUndefined();
    expect(hours({ enable_requests: true, access_hours: null })).toBeUndefined();
  });

  it('has no citation and no sharing key where these are blank', () => {
    expect(read({ citation: ' \n', sharing_key: '' }).artifact).toEqual(empty);
  });

  it('has no time if the server sent no readable one', () => {
    const { artifact, wrong } = read({
      created_at: 'yesterday',
      updated_at: '2026-13-45T99:99UTC',
    });
    expect(artifact).toEqual(empty);
    expect(wrong).toEqual([]);
  });

  it('reads crawled and other awkward artifacts', () => {
    const { artifact, wrong } = read({
      title: '<img src=x onerror=alert(1)>',
      owner_urn: 'urn:trovi:user:admin',
      roles: [],
      versions: [
        {
          slug: '2026-03-02.10',
          contents: { urn: 'urn:trovi:contents:git:git@git.example.org:a/b@feature/x@rc' },
          links: [{ label: '', urn: 'urn:trovi:artifact:chameleon:legacy:9', verified: null }],
          environment_setup: [
            { type: 'teleport', arguments: null },
            { type: 'image', arguments: '' },
          ],
        },
      ],
    });
    expect(wrong).toEqual([]);
    expect(artifact.title).toBe('<img src=x onerror=alert(1)>');
    expect(artifact.ownerUrn).toBe('urn:trovi:user:admin');
    expect(artifact.versions[0]).toEqual({
      ...emptyVersion,
      slug: '2026-03-02.10',
      contentsUrn: 'urn:trovi:contents:git:git@git.example.org:a/b@feature/x@rc',
      links: [{ label: '', urn: 'urn:trovi:artifact:chameleon:legacy:9', verified: false }],
      environmentSetup: [
        { type: 'teleport', arguments: null },
        { type: 'image', arguments: '' },
      ],
    });
  });
});
