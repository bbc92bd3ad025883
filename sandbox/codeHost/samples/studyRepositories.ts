import { fileSourceOf } from '../../../src/domain/files/fileSource';
import type { SeedArtifact } from '../../seeds/seed';
import { type SampleCommit, type SampleRepository, findOwnRepository } from './sampleRepository';
import { studyFiles, type Toolset } from './studyFiles';

/** Toolsets by the name of a repository. All others have the first one. */
const toolsets: Partial<Record<Toolset, string>> = {
  course:
    'eight-labs storage-s26 cloud-five raft-afternoon int-lab net-pack-autumn one-lease-range',
  conda:
    'nvmeof-tail llm-sched gradcomp-again fl-48 busy-day tiny-vision still-trains autoscaler-zoo',
  container: 'zns-compaction quic-offload roce-incast replay snp-io fpga-regex great-rerun',
  r: 'ceph-ec-recovery lease-traces clock-skew waiting-for-wind mitigation-cost',
  rust: 'billion-objects bbr3-vs-cubic port-22',
  spack: 'spack-chain metadata-storms noise',
  julia: 'edge-latency campus-2024',
  notes: 'storage-shelf quiet-images long-titles names unbroken stitched-path',
};

const kinds = { github: 'github.com', gitlab: 'gitlab.com', gitea: 'codeberg.org' } as const;
const hosts = Object.entries(kinds).map(([kind, host]) => ({
  kind: kind as keyof typeof kinds,
  url: `https://${host}`,
  apiUrl: `https://${host}/api`,
}));

interface State {
  artifact: SeedArtifact;
  isOnGitHub: boolean;
  ref: string;
  at: string;
}

/**
 * A small repository for each one that the versions of public artifacts name on a played host. Each
 * version is a commit. Repositories of private artifacts do not exist for visitors.
 */
export function studyRepositories(
  artifacts: SeedArtifact[],
  others: SampleRepository[],
): SampleRepository[] {
  const isTaken = (name: string) =>
    findOwnRepository(others, name) ??
    others.some(({ formerNames = [] }) => formerNames.includes(name));
  const states = new Map<string, State[]>();
  for (const artifact of artifacts) {
    if (artifact.visibility === 'private') continue;
    for (const { contentsUrn, createdAt: at } of artifact.versions) {
      const { files } = fileSourceOf(contentsUrn, hosts) ?? {};
      const name = files && `${files.owner}/${files.name}`;
      if (!name || isTaken(name)) continue;
      states.set(name, [
        ...(states.get(name) ?? []),
        { artifact, isOnGitHub: files.host === 'github', ref: files.ref, at },
      ]);
    }
  }
  return [...states].map(([name, all]) =>
    repositoryOf(
      name,
      all.sort((a, b) => a.at.localeCompare(b.at)),
    ),
  );
}

function repositoryOf(name: string, states: State[]): SampleRepository {
  const last = name.slice(name.indexOf('/') + 1);
  const [toolset = 'python'] =
    Object.entries(toolsets).find(([, names]) => names.split(' ').includes(last)) ?? [];
  const commits = states.map(({ artifact, isOnGitHub, at }, change): SampleCommit => {
    const { title, short_description: short, authors } = artifact;
    const [author = { fullName: 'Nobody', email: 'nobody@example.org' }] = authors;
    const study = {
      title,
      short,
      name: last,
      authors: authors.map(({ fullName }) => fullName),
      year: at.slice(0, 4),
      change,
      hasPictures: isOnGitHub,
    };
    return {
      message: change === 0 ? 'First results' : 'More results',
      author: { fullName: author.fullName, email: author.email },
      at,
      files: studyFiles(study, toolset as Toolset),
      ...(change > 0 && { parent: change - 1 }),
    };
  });
  const refs = states.map(({ ref }, commit) => [fullRef(ref), commit] as const);
  return {
    name,
    description: states.at(-1)?.artifact.title ?? name,
    commits,
    refs: { ...Object.fromEntries(refs), 'refs/heads/main': commits.length - 1 },
    annotatedTags: [],
  };
}

/**
 * The full name of a ref. Seeds invent the hashes of commits, so each hash stands for a commit that
 * git made, as with `git replace`.
 */
function fullRef(ref: string): string {
  if (/^[0-9a-f]{40}$/.test(ref)) return `refs/replace/${ref}`;
  return ref === 'HEAD' || ref === 'main' ? 'refs/heads/main' : `refs/tags/${ref}`;
}
