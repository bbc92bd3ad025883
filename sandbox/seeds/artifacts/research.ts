import type { SeedContents } from '../contents';
import { crawlerUrn, seedSharingKey, seedUuid, userUrn } from '../seedIds';
import type { SeedArtifact, SeedAuthor, SeedMetrics, SeedVersion } from '../seed';

/**
 * A version as seeds write it: the instant in UTC, `2026-11-18 09:30` or with seconds, and the
 * contents.
 */
export type VersionEntry = [at: string, contents: SeedContents];

/** Launches, users, and users who ran a cell. */
type UseEntry = [launches: number, users: number, cells: number];

/** An artifact as seeds write it. Everything else is derived, always in the same way. */
interface ResearchEntry {
  /**
   * The key of the artifact. Its UUID and sharing key are derived from it, and links refer to it.
   */
  key: string;
  title: string;
  short: string;
  long?: string;
  citation?: string;
  /** @default 'public' */
  visibility?: 'public' | 'private';
  /**
   * The user name of the owner, who becomes an administrator. `null` for crawled artifacts, which
   * have no roles.
   */
  owner: string | null;
  administrators?: string[];
  collaborators?: string[];
  authors: readonly SeedAuthor[];
  tags: string[];
  badges?: string[];
  /** Keys of linked artifacts, in order. */
  links?: string[];
  /** Charge codes of testbed projects. */
  projects?: string[];
  /** The hours of a daypass. Without them, requests are not enabled. */
  daypassHours?: number;
  /** @default No use. */
  use?: UseEntry;
  /** In any order. */
  versions: VersionEntry[];
  /** @default Five minutes before the oldest version. */
  created?: string;
  /** @default The instant of the newest version. */
  updated?: string;
}

/** Completes an entry to a seed artifact. */
export function research(entry: ResearchEntry): SeedArtifact {
  const oldestFirst = entry.versions
    .map(([at, contents]) => ({ createdAt: instant(at), contents }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const metrics = metricsOf(entry.use ?? [0, 0, 0]);
  const oldest = oldestFirst[0]?.createdAt;
  const createdAt = entry.created ? instant(entry.created) : minutesBefore(oldest, 5);
  const updatedAt = entry.updated
    ? instant(entry.updated)
    : (oldestFirst.at(-1)?.createdAt ?? createdAt);
  return {
    uuid: seedUuid(entry.key),
    title: entry.title,
    short_description: entry.short,
    long_description: entry.long?.trim() ?? null,
    citation: entry.citation ?? null,
    visibility: entry.visibility ?? 'public',
    ownerUrn: entry.owner === null ? crawlerUrn : userUrn(entry.owner),
    createdAt,
    updatedAt,
    tags: entry.tags,
    authors: entry.authors.map(({ fullName, affiliation, email }) => ({
      fullName,
      affiliation,
      email,
    })),
    roles: rolesOf(entry),
    linkedArtifacts: (entry.links ?? []).map(seedUuid),
    linkedProjects: (entry.projects ?? []).map((code) => `urn:trovi:project:chameleon:${code}`),
    reproducibility: {
      enableRequests: entry.daypassHours !== undefined,
      accessHours: entry.daypassHours ?? null,
    },
    versions: versionsOf(oldestFirst, metrics).reverse(),
    metrics,
    badges: entry.badges ?? [],
    sharingKey: seedSharingKey(entry.key),
  };
}

function instant(at: string): string {
  return `${at.replace(' ', 'T')}${at.length === 'YYYY-MM-DD HH:MM'.length ? ':00' : ''}Z`;
}

function minutesBefore(at: string | undefined, minutes: number): string {
  if (at === undefined) throw new Error('An entry without versions says when it was created');
  return `${new Date(Date.parse(at) - minutes * 60_000).toISOString().slice(0, 19)}Z`;
}

function rolesOf(entry: ResearchEntry): SeedArtifact['roles'] {
  if (entry.owner === null) return [];
  const administrators = [entry.owner, ...(entry.administrators ?? [])];
  return [
    ...administrators.map((name) => ({ user: userUrn(name), role: 'administrator' as const })),
    ...(entry.collaborators ?? []).map((name) => ({
      user: userUrn(name),
      role: 'collaborator' as const,
    })),
  ];
}

/** Slugs count the versions of a day (contract/api 2.8): `2026-11-20`, `2026-11-20.1`, … */
function versionsOf(
  oldestFirst: { createdAt: string; contents: SeedContents }[],
  total: SeedMetrics,
): SeedVersion[] {
  const perDay = new Map<string, number>();
  return oldestFirst.map(({ createdAt, contents }, index) => {
    const day = createdAt.slice(0, 10);
    const earlier = perDay.get(day) ?? 0;
    perDay.set(day, earlier + 1);
    return {
      slug: earlier === 0 ? day : `${day}.${earlier}`,
      createdAt,
      contentsUrn: contents.urn,
      links: contents.links,
      environmentSetup: contents.setup,
      metrics: shareOf(total, index, oldestFirst.length),
    };
  });
}

function metricsOf([
  accessCount,
  uniqueAccessCount,
  uniqueCellExecutionCount,
]: UseEntry): SeedMetrics {
  return { accessCount, uniqueAccessCount, uniqueCellExecutionCount };
}

/**
 * Older versions have more uses: version `i` of `n` gets `n - i` parts, and the oldest gets the
 * remainder.
 */
function shareOf(total: SeedMetrics, index: number, count: number): SeedMetrics {
  const parts = (count * (count + 1)) / 2;
  const share = (amount: number) => {
    const own = Math.floor((amount * (count - index)) / parts);
    if (index > 0) return own;
    let others = 0;
    for (let other = 1; other < count; other += 1) {
      others += Math.floor((amount * (count - other)) / parts);
    }
    return amount - others;
  };
  const accessCount = share(total.accessCount);
  const uniqueAccessCount = Math.min(share(total.uniqueAccessCount), accessCount);
  return {
    accessCount,
    uniqueAccessCount,
    uniqueCellExecutionCount: Math.min(share(total.uniqueCellExecutionCount), uniqueAccessCount),
  };
}
