import type { Artifact } from '../../src/domain/artifact/artifact';
import type { ArtifactVersion } from '../../src/domain/artifact/version';
import { anArtifact, anEmptyArtifact } from './anArtifact';
import { anAuthor } from './anAuthor';
import { aDoiVersion, aVersion } from './aVersion';

const supportAuthor = anAuthor({
  fullName: 'Contact Chameleon Support',
  affiliation: '',
  email: 'help@chameleoncloud.org',
});

/**
 * Unusual artifacts that really occur and break careless code (contract/api 6.4), and some hostile
 * ones.
 */
export function awkwardArtifacts(): Artifact[] {
  return [
    ...crawledArtifacts(),
    ...artifactsWithOddContents(),
    ...artifactsWithOddAccess(),
    ...hostileArtifacts(),
  ].map((artifact, index) => ({ ...artifact, id: numberedId(index) }));
}

/** Created by an administrator from a web crawl. */
function crawledArtifacts(): Artifact[] {
  const crawled = anArtifact({
    title: 'Burst generator',
    shortDescription: 'Venue: Example Systems Conference\nYear: 2019\nMakes bursty traffic.',
    ownerUrn: 'urn:trovi:user:admin',
    roles: [],
    authors: [supportAuthor],
    citation: 'No citation was found for this artifact.',
    versions: [
      aVersion({
        contentsUrn: 'urn:trovi:contents:http:83ccaf9e-29ac-49de-8882-bf5aeff43859',
        environmentSetup: [
          {
            type: 'source_code',
            arguments: {
              url: 'https://github.com/example-lab/notebook-shell.git',
              repo_url: 'https://git.example.org/latency/raw',
              protocol: 'git',
            },
          },
        ],
      }),
    ],
  });
  const knownAuthor = anAuthor({ affiliation: '', email: 'help@chameleoncloud.org' });
  return [crawled, { ...crawled, title: 'Queue model', authors: [knownAuthor] }];
}

function artifactsWithOddContents(): Artifact[] {
  const urns = [
    'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git',
    'urn:trovi:contents:git:https://github.com/example-lab/tail-latency@feature/bursts',
    'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@v1@rc',
    'urn:trovi:contents:git:https://noor:secret@github.com/example-lab/tail-latency.git@main',
    'urn:trovi:contents:git:git@github.com:example-lab/tail-latency.git@main',
    'urn:trovi:contents:git:https://git.example.org:8443/latency/raw.git@main',
    'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git/tree/main@4f1c2d9',
    'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
    'urn:trovi:image:other:d43e926d-b570-4fbf-9e5b-904cb87dff92',
    'urn:trovi:contents:heat_template:embedded-1772726520000',
    'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e',
    'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/traces',
    'urn:trovi:contents:zenodo',
    'urn:trovi',
    '',
  ];
  const setups = [{}, '{}', '', 'heat_template_version: 2018-08-31\nresources: {}\n', null];
  const contents = urns.map((contentsUrn, index) =>
    aVersion({ slug: `2026-03-02.${index}`, contentsUrn }),
  );
  const setup = setups.map((args, index) =>
    aVersion({
      slug: `2026-03-03.${index}`,
      environmentSetup: [{ type: index % 2 ? 'jupyterhub' : 'type_of_tomorrow', arguments: args }],
    }),
  );
  return [...contents, ...setup].map((version) =>
    anArtifact({ title: `Odd contents ${version.slug}`, versions: [version] }),
  );
}

function artifactsWithOddAccess(): Artifact[] {
  const sameDay = Array.from({ length: 12 }, (_, index): ArtifactVersion =>
    aVersion({
      slug: index === 0 ? '2026-03-02' : `2026-03-02.${index}`,
      contentsUrn: `urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@v${index}`,
    }),
  ).reverse();
  const itself = numberedId(0);
  return [
    anArtifact({ title: 'Private with a DOI', visibility: 'private', versions: [aDoiVersion()] }),
    anArtifact({
      title: 'Private without a DOI',
      visibility: 'private',
      versions: [
        aVersion({ contentsUrn: 'urn:trovi:contents:git:https://example.org/zenodo/zenodo.git' }),
      ],
    }),
    anArtifact({ title: 'Twelve versions in a day', versions: sameDay }),
    anArtifact({
      title: 'Links to itself and to what nobody may see',
      linkedArtifacts: [
        { relation: 'collection', artifactId: itself, title: 'Burst generator' },
        { relation: 'collection', artifactId: numberedId(999), title: '' },
      ],
      linkedFrom: [
        { artifactId: itself, title: 'Burst generator', ownerUrn: 'urn:trovi:user:admin' },
      ],
    }),
    anEmptyArtifact({ ownerUrn: '', createdAt: undefined, updatedAt: undefined }),
  ];
}

function hostileArtifacts(): Artifact[] {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  return [
    anArtifact({
      title: markup,
      shortDescription: markup,
      longDescription: `${markup}\n\n[click](javascript:alert(3))`,
      authors: [anAuthor({ fullName: markup, affiliation: markup, email: markup })],
      tags: [markup, '__proto__', 'constructor'],
      ownerUrn: `urn:trovi:user:chameleon:${markup}`,
    }),
    anArtifact({ title: '', shortDescription: '', authors: [anAuthor({ fullName: ' ' })] }),
    anArtifact({ title: 'Half a character \uD83D', ownerUrn: 'urn:trovi:user:chameleon:\uDE00' }),
    anArtifact({ title: 'Bell \u0007, escape \u001b[31m and nothing \u0000' }),
    anArtifact({ title: 'long '.repeat(20_000), longDescription: 'word '.repeat(200_000) }),
    anArtifact({
      title: 'No numbers',
      createdAt: NaN,
      updatedAt: Infinity,
      metrics: { accessCount: NaN, uniqueAccessCount: -3 },
      versions: [aVersion({ createdAt: NaN, metrics: { accessCount: NaN } })],
    }),
  ];
}

function numberedId(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}
