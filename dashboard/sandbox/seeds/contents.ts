import { seedCommit, seedUuid } from './identity';
import type { SeedVersion } from './seed';

/** What a version holds: the URN of its contents, how it is started, and links that belong to that kind of contents. */
export interface SeedContents {
  urn: string;
  setup: SeedVersion['environmentSetup'];
  links: SeedVersion['links'];
}

/** Sites that disk images live on (contract/api 7), with the labels that links to them carry. */
const siteLabels = {
  'chi-uc': 'CHI@UC',
  'chi-tacc': 'CHI@TACC',
  'kvm-tacc': 'KVM@TACC',
  other: 'Other',
} as const;

function notebook(urn: string): SeedContents {
  return { urn, setup: [{ type: 'jupyterhub', arguments: {} }], links: [] };
}

/** Any git id, just as it stands after `urn:trovi:contents:git:`. */
export function gitId(id: string): SeedContents {
  return notebook(`urn:trovi:contents:git:${id}`);
}

/** A repository on github.com. A number stands for some commit of it, a text for a branch or tag. */
export function labRepo(repo: string, revision: string | number): SeedContents {
  const ref = typeof revision === 'string' ? revision : seedCommit(`${repo}#${revision}`);
  return gitId(`https://github.com/${repo}.git@${ref}`);
}

/** One of the sample repositories on the sandbox's own code host. */
export function sampleRepo(
  name: 'first-steps' | 'tail-latency' | 'edge-lab',
  ref: 'main' | 'v1.0',
): SeedContents {
  return gitId(`{origin}/git/trovi-examples/${name}.git@${ref}`);
}

/** A record of the research data archive; the number is the record's. */
export function archiveRecord(record: number): SeedContents {
  return notebook(`urn:trovi:contents:zenodo:10.5281/zenodo.${record}`);
}

/** A tarball in the testbed's object store. */
export function storedArchive(key: string): SeedContents {
  return notebook(`urn:trovi:contents:chameleon:${seedUuid(`stored/${key}`)}`);
}

/**
 * Contents kept elsewhere: the URN names the artifact itself, the address stands in the setup
 * (contract/api 7).
 */
export function externalSource(
  artifactKey: string,
  source: { url: string; repoUrl?: string },
): SeedContents {
  const setup = {
    url: source.url,
    ...(source.repoUrl !== undefined && { repo_url: source.repoUrl }),
    protocol: 'git',
  };
  return {
    urn: `urn:trovi:contents:http:${seedUuid(artifactKey)}`,
    setup: [{ type: 'source_code', arguments: setup }],
    links: [],
  };
}

/** An orchestration template, whole in the setup's arguments; the moment makes its URN. */
export function heatTemplate(at: string, template: string): SeedContents {
  return {
    urn: `urn:trovi:contents:heat_template:embedded-${Date.parse(at)}`,
    setup: [{ type: 'heat_template', arguments: template }],
    links: [],
  };
}

/** A disk image at a site. Its URN is contents and link at once (contract/api 7). */
export function diskImage(site: keyof typeof siteLabels, key: string): SeedContents {
  const urn = `urn:trovi:image:${site}:${seedUuid(`image/${site}/${key}`)}`;
  return {
    urn,
    setup: [{ type: 'image', arguments: '' }],
    links: [{ label: siteLabels[site], urn, verified: false }],
  };
}

/** The same contents, started in another way. */
export function startedBy(contents: SeedContents, type: string, args: unknown): SeedContents {
  return { ...contents, setup: [{ type, arguments: args }] };
}

/** The same contents with one more link. */
export function withLink(
  contents: SeedContents,
  label: string,
  urn: string,
  verified = false,
): SeedContents {
  return { ...contents, links: [...contents.links, { label, urn, verified }] };
}
