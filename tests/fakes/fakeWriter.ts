import type { Artifact } from '../../src/domain/artifact/artifact';
import type { ArtifactDraft } from '../../src/domain/drafts/artifactDraft';
import type { ArtifactWriter } from '../../src/domain/ports/artifactWriter';

import { anArtifact } from '../builders/anArtifact';

/** What a fake writer does with a call: gives an artifact, rejects, or waits for the test. */
export type FakeWriterAnswer = Artifact | Error | Promise<Artifact>;

/** An `ArtifactWriter` in memory, steered by a test or a story. */
export interface FakeWriter extends ArtifactWriter {
  /** The drafts that were to be created, oldest first. */
  readonly drafts: ArtifactDraft[];
  /** The addresses that were to be imported, oldest first. */
  readonly addresses: string[];
  /** What the next calls get; may be changed between them. */
  answer: FakeWriterAnswer;
}

/** A writer that takes everything, unless told otherwise. */
export function fakeWriter(answer: FakeWriterAnswer = anArtifact()): FakeWriter {
  const reply = async () => {
    const given = await writer.answer;
    if (given instanceof Error) throw given;
    return given;
  };
  const writer: FakeWriter = {
    drafts: [],
    addresses: [],
    answer,
    create(draft) {
      writer.drafts.push(draft);
      return reply();
    },
    importFrom(url) {
      writer.addresses.push(url);
      return reply();
    },
  };
  return writer;
}
