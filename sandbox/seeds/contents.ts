import { seedCommit, seedUuid } from './seedIds';
import type { SeedVersion } from './seed';

/** The contents of a version: the URN, the setup, and the links for that kind of contents. */
export interface SeedContents {
  urn: string;
  setup: SeedVersion['environmentSetup'];
  links: SeedVersion['links'];
}

/** The sites of disk images (contract/api 7), with the labels of their links. */
const siteLabels = {
  'chi-uc': 'CHI@UC',
  'chi-tacc': 'CHI@TACC',
  'kvm-tacc': 'KVM@TACC',
  other: 'Other',
} as const;

function notebook(urn: string): SeedContents {
  return { urn, setup: [{ type: 'jupyterhub', arguments: {} }], links: [] };
}

/** Any git id, unchanged after `urn:trovi:contents:git:`. */
export function gitId(id: string): SeedContents {
  return notebook(`urn:trovi:contents:git:${id}`);
}

/** A repository on github.com. A number means some commit, a text a branch or tag. */
export function labRepo(repo: string, revision: string | number): SeedContents {
  const ref = typeof revision === 'string' ? revision : seedCommit(`${repo}#${revision}`);
  return gitId(`https://github.com/${repo}.git@${ref}`);
}

/** A repository on another host than GitHub, at a branch or tag. */
export function repoOn(
  host: 'gitlab.com' | 'codeberg.org',
  repo: string,
  ref: string,
): SeedContents {
  return gitId(`https://${host}/${repo}.git@${ref}`);
}

/** One of the sample repositories on the sandbox's own code host. */
export function sampleRepo(
  name: 'first-steps' | 'tail-latency' | 'edge-lab',
  ref: 'main' | 'v1.0',
): SeedContents {
  return gitId(`{origin}/git/trovi-examples/${name}.git@${ref}`);
}

/** A record of the research data archive, by its number. */
export function archiveRecord(record: number): SeedContents {
  return notebook(`urn:trovi:contents:zenodo:10.5281/zenodo.${record}`);
}

/** A tarball in the testbed's object store. */
export function storedArchive(key: string): SeedContents {
  return notebook(`urn:trovi:contents:chameleon:${seedUuid(`stored/${key}`)}`);
}

/**
 * Contents elsewhere: the URN names the artifact itself, the setup has the address
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

/** An orchestration template, with its text in the setup's arguments. The instant makes its URN. */
export function heatTemplate(at: string, template: string): SeedContents {
  return {
    urn: `urn:trovi:contents:heat_template:embedded-${Date.parse(at)}`,
    setup: [{ type: 'heat_template', arguments: template }],
    links: [],
  };
}

/** A disk image at a site. Its URN is used for the contents and the link (contract/api 7). */
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
