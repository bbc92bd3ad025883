import {
  authors,
  longDescription,
  reproducibility,
  shortDescription,
  tags,
  title,
  version,
  type SentAuthor,
  type SentReproducibility,
  type SentVersion,
} from '../validation/artifactReaders';
import { urn } from '../validation/formats';
import { invalid, type Reader } from '../validation/reader';
import { list, object, optional, required } from '../validation/structures';
import { choice, nullable, text } from '../validation/values';

/** What was sent to make an artifact of. */
export interface Creation {
  title: string;
  short_description: string;
  long_description: string | null;
  visibility: 'public' | 'private';
  tags: string[];
  authors: SentAuthor[];
  reproducibility: SentReproducibility;
  citation: string | null;
  owner_urn: string | undefined;
  version: SentVersion | undefined;
  linked_projects: string[] | undefined;
  linked_artifacts: undefined;
}

/**
 * The real server fails on links here (contract/api 2.3); they are for an update, once there is
 * an artifact to link from.
 */
const noLinks: Reader<undefined> = () => {
  throw invalid('Links are set by an update, once the artifact is there.');
};

/** Reads the body of `POST /artifacts/`, by the table of contract/api 2.3. */
export const readCreation: Reader<Creation> = object<Creation>('.', {
  title: required(title),
  short_description: required(shortDescription),
  long_description: optional<string | null>(nullable(longDescription), null),
  visibility: optional<Creation['visibility']>(choice('public', 'private'), 'private'),
  tags: optional<string[]>(tags, []),
  authors: optional<SentAuthor[]>(authors, []),
  reproducibility: optional<SentReproducibility>(reproducibility, {
    enable_requests: false,
    access_hours: null,
  }),
  citation: optional<string | null>(nullable(text()), null),
  owner_urn: optional<string | undefined>(urn, undefined),
  version: optional<SentVersion | undefined>(version, undefined),
  linked_projects: optional<string[] | undefined>(list(urn, { good: [] }), undefined),
  linked_artifacts: optional<undefined>(noLinks, undefined),
});
