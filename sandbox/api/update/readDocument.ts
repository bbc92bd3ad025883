import { asc, eq } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import {
  artifactLinks,
  artifacts,
  artifactTags,
  authors,
  descriptions,
  linkedProjects,
  tags,
} from '../../database/tables/schema';
import { notFound } from '../http/refusal';
import type { SentAuthor, SentReproducibility } from '../../schemas/newArtifact';
import { textsOf, type Texts } from '../../schemas/textFields';

/** A link as it is sent and shown (contract/api 2.5). */
interface Link {
  relation: 'collection';
  linked_artifact: string;
  order: number;
}

/** The parts of an artifact that a patch refers to, in the order in which they are shown. */
export interface ArtifactDocument extends Texts {
  visibility: 'public' | 'private';
  tags: string[];
  authors: SentAuthor[];
  linked_artifacts: Link[];
  reproducibility: SentReproducibility;
  owner_urn: string;
  linked_projects: string[];
}

/** Reads an artifact within a transaction. Throws a `404` if it does not exist. */
export async function readDocument(
  transaction: Transaction,
  uuid: string,
): Promise<ArtifactDocument> {
  const [row] = await transaction
    .select()
    .from(artifacts)
    .leftJoin(descriptions, eq(descriptions.artifactUuid, artifacts.uuid))
    .where(eq(artifacts.uuid, uuid));
  if (!row) throw notFound();
  const { visibility, ownerUrn, enableRequests, accessHours } = row.artifacts;
  return {
    ...textsOf({ ...row.artifacts, ...row.descriptions }),
    visibility,
    tags: await readTags(transaction, uuid),
    authors: await readAuthors(transaction, uuid),
    linked_artifacts: await readLinks(transaction, uuid),
    reproducibility: { enable_requests: enableRequests, access_hours: accessHours },
    owner_urn: ownerUrn,
    linked_projects: await readProjects(transaction, uuid),
  };
}

async function readTags(transaction: Transaction, uuid: string): Promise<string[]> {
  const rows = await transaction
    .select({ tag: tags.tag })
    .from(artifactTags)
    .innerJoin(tags, eq(tags.id, artifactTags.tagId))
    .where(eq(artifactTags.artifactUuid, uuid))
    .orderBy(asc(tags.tag));
  return rows.map(({ tag }) => tag);
}

function readAuthors(transaction: Transaction, uuid: string): Promise<SentAuthor[]> {
  return transaction
    .select({
      full_name: authors.fullName,
      affiliation: authors.affiliation,
      email: authors.email,
    })
    .from(authors)
    .where(eq(authors.artifactUuid, uuid))
    .orderBy(asc(authors.id));
}

async function readLinks(transaction: Transaction, uuid: string): Promise<Link[]> {
  const rows = await transaction
    .select()
    .from(artifactLinks)
    .where(eq(artifactLinks.sourceUuid, uuid))
    .orderBy(asc(artifactLinks.id));
  return rows.map(({ targetUuid }) => ({
    relation: 'collection',
    linked_artifact: targetUuid,
    order: 0,
  }));
}

async function readProjects(transaction: Transaction, uuid: string): Promise<string[]> {
  const rows = await transaction
    .select({ urn: linkedProjects.urn })
    .from(linkedProjects)
    .where(eq(linkedProjects.artifactUuid, uuid))
    .orderBy(asc(linkedProjects.id));
  return rows.map(({ urn }) => urn);
}
