import type { Artifact } from '../../src/domain/artifact/artifact';
import type { ArtifactDraft } from '../../src/domain/drafts/artifactDraft';
import type { CreationExtras } from '../../src/domain/editing/newVersion/creationExtras';
import type { ArtifactWriter } from '../../src/domain/ports/artifactWriter';

import { anArtifact } from '../builders/anArtifact';

/** The result of a call: an artifact, an error, or a promise that the test settles. */
export type FakeWriterResponse = Artifact | Error | Promise<Artifact>;

/** An `ArtifactWriter` in memory, controlled by a test or story. */
export interface FakeWriter extends ArtifactWriter {
  /** The submitted drafts, oldest first. */
  readonly drafts: ArtifactDraft[];
  /** What was submitted with them. */
  readonly extras: (CreationExtras | undefined)[];
  /** The submitted import addresses, oldest first. */
  readonly addresses: string[];
  /** The result of the next calls. Can be changed between them. */
  response: FakeWriterResponse;
}

/** A writer that accepts everything by default. */
export function fakeWriter(response: FakeWriterResponse = anArtifact()): FakeWriter {
  const reply = async () => {
    const given = await writer.response;
    if (given instanceof Error) throw given;
    return given;
  };
  const writer: FakeWriter = {
    drafts: [],
    extras: [],
    addresses: [],
    response,
    create(draft, extras) {
      writer.drafts.push(draft);
      writer.extras.push(extras);
      return reply();
    },
    importFrom(url) {
      writer.addresses.push(url);
      return reply();
    },
  };
  return writer;
}
