import type { SeedArtifact, SeedMetrics, SeedVersion } from '../../seeds/seed';
import { textsOf } from '../../schemas/textFields';
import { foldText, searchTextsOf } from '../collation';
import type {
  artifactBadges,
  artifactLinks,
  artifacts,
  artifactTags,
  authors,
  descriptions,
  environmentSetups,
  linkedProjects,
  roles,
  searchTexts,
  versionLinks,
  versions,
} from '../tables/schema';

/** The rows of some artifacts, by table. */
export interface SeedRows {
  artifacts: (typeof artifacts.$inferInsert)[];
  descriptions: (typeof descriptions.$inferInsert)[];
  searchTexts: (typeof searchTexts.$inferInsert)[];
  authors: (typeof authors.$inferInsert)[];
  artifactTags: (typeof artifactTags.$inferInsert)[];
  roles: (typeof roles.$inferInsert)[];
  linkedProjects: (typeof linkedProjects.$inferInsert)[];
  artifactLinks: (typeof artifactLinks.$inferInsert)[];
  versions: (typeof versions.$inferInsert)[];
  versionLinks: (typeof versionLinks.$inferInsert)[];
  environmentSetups: (typeof environmentSetups.$inferInsert)[];
  artifactBadges: (typeof artifactBadges.$inferInsert)[];
}

interface Places {
  tagIds: ReadonlyMap<string, number>;
  /** The id that the first version gets. */
  firstVersionId: number;
}

/** Replaces `{origin}` in the seeds by the sandbox's origin. */
export function seedsAt(origin: string, seeds: SeedArtifact[]): SeedArtifact[] {
  return seeds.map((seed) => withOrigin(seed, origin));
}

/** The rows of artifacts. Throws an error if a tag is not in the vocabulary. */
export function rowsOfArtifacts(seeds: SeedArtifact[], places: Places): SeedRows {
  const rows: SeedRows = {
    artifacts: [],
    descriptions: [],
    searchTexts: [],
    authors: [],
    artifactTags: [],
    roles: [],
    linkedProjects: [],
    artifactLinks: [],
    versions: [],
    versionLinks: [],
    environmentSetups: [],
    artifactBadges: [],
  };
  let nextVersionId = places.firstVersionId;
  for (const seed of seeds) {
    addArtifact(rows, seed, places.tagIds);
    // Seeds list the newest version first. The newest version needs the highest id.
    for (const version of seed.versions.toReversed()) {
      addVersion(rows, seed.uuid, version, nextVersionId);
      nextVersionId += 1;
    }
  }
  return rows;
}

function withOrigin(seed: SeedArtifact, origin: string): SeedArtifact {
  // JSON contains every text, also in setup arguments of any shape.
  return JSON.parse(JSON.stringify(seed).replaceAll('{origin}', origin)) as SeedArtifact;
}

function addArtifact(
  rows: SeedRows,
  seed: SeedArtifact,
  tagIds: ReadonlyMap<string, number>,
): void {
  const { uuid: artifactUuid, reproducibility } = seed;
  const { long_description, ...texts } = textsOf(seed);
  rows.artifacts.push({
    uuid: seed.uuid,
    ...texts,
    visibility: seed.visibility,
    ownerUrn: seed.ownerUrn,
    sharingKey: seed.sharingKey,
    createdAt: Date.parse(seed.createdAt),
    updatedAt: Date.parse(seed.updatedAt),
    enableRequests: reproducibility.enableRequests,
    accessHours: reproducibility.accessHours,
    requests: 0,
    ...metricColumns(seed.metrics),
  });
  rows.descriptions.push({ artifactUuid, long_description });
  const authorNames = seed.authors.map((author) => author.fullName);
  rows.searchTexts.push({ artifactUuid, ...searchTextsOf({ ...seed, authorNames }) });
  for (const author of seed.authors) {
    rows.authors.push({ artifactUuid, ...author, foldedName: foldText(author.fullName) });
  }
  for (const tag of seed.tags) {
    const tagId = tagIds.get(foldText(tag));
    if (tagId === undefined) throw new Error(`The seed tag "${tag}" is not in the vocabulary.`);
    rows.artifactTags.push({ artifactUuid, tagId });
  }
  for (const { user, role } of seed.roles) rows.roles.push({ artifactUuid, userUrn: user, role });
  for (const urn of seed.linkedProjects) rows.linkedProjects.push({ artifactUuid, urn });
  for (const targetUuid of seed.linkedArtifacts) {
    rows.artifactLinks.push({ sourceUuid: artifactUuid, targetUuid, relation: 'collection' });
  }
  for (const badge of seed.badges) rows.artifactBadges.push({ artifactUuid, badge });
}

function addVersion(rows: SeedRows, artifactUuid: string, version: SeedVersion, id: number): void {
  const { slug, createdAt, contentsUrn, metrics } = version;
  rows.versions.push({
    id,
    artifactUuid,
    slug,
    createdAt: Date.parse(createdAt),
    contentsUrn,
    ...metricColumns(metrics),
  });
  for (const link of version.links) rows.versionLinks.push({ versionId: id, ...link });
  for (const setup of version.environmentSetup) {
    rows.environmentSetups.push({
      versionId: id,
      type: setup.type,
      arguments: JSON.stringify(setup.arguments),
    });
  }
}

function metricColumns(metrics: SeedMetrics) {
  const { accessCount, uniqueAccessCount, uniqueCellExecutionCount } = metrics;
  return { accessCount, uniqueAccessCount, uniqueCellExecutionCount };
}
