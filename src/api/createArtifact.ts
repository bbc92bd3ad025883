import type { Artifact } from '../domain/artifact';
import { type ArtifactDraft, tidyArtifactDraft } from '../domain/artifactDraft';
import type { Author } from '../domain/author';
import { authorField, type DraftField, type DraftProblem } from '../domain/draftProblems';
import { RefusedDraftError, unknownTagMessage } from '../domain/refusedDraft';

import type { FieldMessage } from './errorLines';
import { jsonBodyRequest } from './jsonBodyRequest';
import type { RefusedError } from './refusedError';
import { ShapeError } from './shapeError';
import { artifactFromWire } from './wire/artifact';
import { objectFromAnswer, WireFields } from './wire/wireFields';

const fieldsByWireName: Record<string, keyof ArtifactDraft> = {
  title: 'title',
  short_description: 'shortDescription',
  long_description: 'longDescription',
  visibility: 'visibility',
  tags: 'tags',
  authors: 'authors',
};
const authorFieldsByWireName: Record<string, keyof Author> = {
  full_name: 'fullName',
  affiliation: 'affiliation',
  email: 'email',
};

/**
 * Asks for a new artifact (contract 2.3). What is empty and optional is left out: the server refuses an empty long
 * description, and says that an e-mail address is required where it wants one.
 */
export function createArtifactRequest(base: URL, draft: ArtifactDraft): Request {
  const { title, shortDescription, longDescription, visibility, tags, authors } =
    tidyArtifactDraft(draft);
  return jsonBodyRequest('POST', new URL('artifacts/', base), {
    title,
    short_description: shortDescription,
    long_description: longDescription || undefined,
    visibility,
    tags,
    authors: authors.map(({ fullName, affiliation, email }) => ({
      full_name: fullName,
      affiliation: affiliation || undefined,
      email: email || undefined,
    })),
  });
}

/**
 * The new artifact in the answer to a creation or an import. It exists by now: only an answer without its id is a
 * `ShapeError`, whatever else cannot be read is left out.
 */
export function newArtifactFromAnswer(answer: unknown): Artifact {
  const artifact = artifactFromWire(new WireFields(objectFromAnswer(answer), '', () => {}));
  if (!artifact.id) throw new ShapeError('uuid', 'text');
  return artifact;
}

/** The refusal of a draft, with what it says of single fields. A status of 404 is about a tag (contract 2.13, 24). */
export function refusedDraft(refusal: RefusedError, draft: ArtifactDraft): RefusedDraftError {
  const { status = 0, lines, fieldMessages } = refusal;
  // A proxy or a wrong address answers 404 too, but with a page, which gives no line.
  if (status === 404 && lines.length > 0 && draft.tags.length > 0) {
    const problem = { field: 'tags', message: unknownTagMessage, kind: 'refused' } as const;
    return new RefusedDraftError(status, [`tags: ${unknownTagMessage}`], [problem]);
  }
  const otherLines = lines.filter((_, index) => !draftFieldOf(fieldMessages[index]?.path ?? []));
  return new RefusedDraftError(status, lines, draftProblemsFromMessages(fieldMessages), otherLines);
}

/** One problem for each field, its messages one after another. */
function draftProblemsFromMessages(messages: readonly FieldMessage[]): DraftProblem[] {
  const texts = new Map<DraftField, string[]>();
  for (const { path, text } of messages) {
    const field = draftFieldOf(path);
    if (field) texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  return [...texts].map(([field, parts]) => ({ field, message: parts.join(' '), kind: 'refused' }));
}

function draftFieldOf([first, ...rest]: FieldMessage['path']): DraftField | undefined {
  // Some nested errors come as a bare list, which can only be that of the authors (contract 1.6, SL).
  if (typeof first === 'number') return authorFieldOf(first, rest[0]);
  const field = typeof first === 'string' ? ownValue(fieldsByWireName, first) : undefined;
  const [index, name] = rest;
  if (field !== 'authors' || typeof index !== 'number') return field;
  return authorFieldOf(index, name) ?? field;
}

function authorFieldOf(index: number, name?: string | number): DraftField | undefined {
  const field = typeof name === 'string' ? ownValue(authorFieldsByWireName, name) : undefined;
  return field && authorField(index, field);
}

function ownValue<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
