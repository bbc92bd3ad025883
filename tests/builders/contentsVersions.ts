import type { ArtifactVersion } from '../../src/domain/artifact/version';
import { aDoiVersion, aVersion } from './aVersion';

const image = 'd43e926d-b570-4fbf-9e5b-904cb87dff92';

/** A version for each kind of contents in contract/api 7, and for unknown kinds. */
export const contentsVersions = {
  gitHub: aVersion(),
  otherGitHost: aVersion({
    contentsUrn: 'urn:trovi:contents:git:https://git.example.org:8443/latency/raw.git@main',
  }),
  archive: aDoiVersion(),
  objectStore: aVersion({
    contentsUrn: 'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e',
  }),
  diskImage: aVersion({
    contentsUrn: `urn:trovi:image:chi-uc:${image}`,
    links: [
      { label: 'for KVM', urn: `urn:trovi:image:kvm-tacc:${image}`, verified: true },
      { label: 'elsewhere', urn: `urn:trovi:image:other:${image}`, verified: false },
    ],
    environmentSetup: [{ type: 'image', arguments: {} }],
  }),
  heatTemplate: aVersion({
    contentsUrn: 'urn:trovi:contents:heat_template:embedded-1772726520000',
    environmentSetup: [
      {
        type: 'heat_template',
        arguments:
          'heat_template_version: 2018-08-31\nresources:\n  server:\n    type: OS::Nova::Server\n',
      },
    ],
  }),
  externalSource: aVersion({
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
  unknownProvider: aVersion({
    contentsUrn: 'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/traces',
  }),
  withoutUrn: aVersion({ contentsUrn: '', environmentSetup: [] }),
} satisfies Record<string, ArtifactVersion>;
