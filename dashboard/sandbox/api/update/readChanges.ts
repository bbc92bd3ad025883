import { isDeepStrictEqual } from 'node:util';

import {
  affiliation,
  fullName,
  longDescription,
  reproducibility,
  shortDescription,
  tags,
  title,
  type SentAuthor,
} from '../validation/artifactReaders';
import { emailAddress, urn } from '../validation/formats';
import { readSent, type Reader } from '../validation/reader';
import { list, object, optional } from '../validation/structures';
import { choice, nullable } from '../validation/values';
import { linksOf, type SentLink } from './links';
import { demandMembers, ifSent, onlyMembers } from './nestedMembers';
import type { ArtifactDocument } from './readDocument';

/** What is to be stored anew; what is absent stays. */
export interface ArtifactChanges extends Partial<Omit<ArtifactDocument, 'linked_artifacts'>> {
  /** Uuids of the artifacts to link, in their order. */
  linked_artifacts?: string[];
}

interface SentChanges extends Omit<ArtifactChanges, 'authors' | 'linked_artifacts'> {
  authors?: IncompleteAuthor[];
  linked_artifacts?: SentLink[];
}

type IncompleteAuthor = Pick<SentAuthor, 'affiliation'> & Partial<SentAuthor>;

/**
 * The fields that a patch made different, checked by the rules of contract/api 2.3 to 2.5.
 * Whether the vocabulary has the tags is asked later.
 */
export function readChanges(
  before: ArtifactDocument,
  after: Record<string, unknown>,
  surroundings: { uuid: string; targets: ReadonlySet<string> },
): ArtifactChanges {
  const changed = Object.entries(before)
    .map(([name, value]) => ({ name, value: value as unknown, now: after[name] ?? null }))
    .filter(({ value, now }) => !isDeepStrictEqual(value, now))
    .map(({ name, now }) => [name, now]);
  const sent = readSent(Object.fromEntries(changed), changesOf(linksOf(surroundings)));
  const { authors, linked_artifacts: links } = sent;
  return {
    ...sent,
    authors: authors && demandMembers(authors, ['full_name', 'email']),
    linked_artifacts:
      links &&
      demandMembers(links, ['relation', 'linked_artifact']).map((link) => link.linked_artifact),
  };
}

const author = onlyMembers<IncompleteAuthor>(
  ['full_name', 'affiliation', 'email'],
  object<IncompleteAuthor>('.', {
    full_name: ifSent(fullName),
    affiliation: optional<string | null>(affiliation, null),
    email: ifSent(emailAddress),
  }),
);

const daypasses = onlyMembers(['enable_requests', 'access_hours'], reproducibility);

function changesOf(links: Reader<SentLink[]>): Reader<SentChanges> {
  return object<SentChanges>('.', {
    title: ifSent(title),
    short_description: ifSent(shortDescription),
    long_description: ifSent(nullable(longDescription)),
    visibility: ifSent(choice('public', 'private')),
    tags: ifSent(tags),
    authors: ifSent(list(author, { good: {} })),
    linked_artifacts: ifSent(links),
    reproducibility: ifSent(daypasses),
    owner_urn: ifSent(urn),
    linked_projects: ifSent(list(urn, { good: [] })),
  });
}
