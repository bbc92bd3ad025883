import type { ArtifactDraft } from '../../domain/drafts/artifactDraft';
import type { CreationExtras } from '../../domain/editing/newVersion/creationExtras';
import type { DraftProblem } from '../../domain/drafts/draftValidation';
import { authorField, type DraftField, fieldLabel } from '../../domain/drafts/draftField';
import { emojiProblem, findEmojiProblems } from '../../domain/drafts/emojiProblems';
import { emojiInLabels } from '../../domain/editing/newVersion/versionLinks';
import { RefusedDraftError } from '../../domain/drafts/refusedDraft';
import { unknownTagMessage } from '../../domain/errors/serverMessages';
import type { FieldMessage } from '../../domain/errors/callError';
import { plainFieldText } from '../../domain/errors/serverMessages';

import type { RefusedError } from '../http/errors/refusedError';
import { fieldPath } from './fieldPath';
import { authorFieldsByWireName, draftFieldsByWireName } from '../wire/draft';

/** The parts of a draft that a call sent. */
export interface SentDraft extends Partial<ArtifactDraft>, CreationExtras {
  /**
   * The fields that the operations of an update change, in the order sent, in the server's spelling
   * (contract/api 1.6, P).
   */
  patchedFields?: readonly string[];
}

/**
 * Converts the refusal of a new or changed draft to an error with one problem per field. If tags
 * were sent, status 404 means an unknown tag (contract/api 2.13.24). If emoji were sent, status 500
 * may be due to them (contract/api 1.5).
 */
export function refusedDraft(refusal: RefusedError, sent: SentDraft): RefusedDraftError {
  const { status, lines, fieldMessages } = refusal;
  // A proxy or a wrong address also responds with 404, but with a page, which yields no lines.
  if (status === 404 && lines.length > 0 && sent.tags?.length) {
    const problem = { field: 'tags', message: unknownTagMessage, kind: 'refused' } as const;
    return new RefusedDraftError(status, [`tags: ${unknownTagMessage}`], [problem]);
  }
  const emoji = status === 500 ? findEmojiProblems(sent) : [];
  const inExtras = status === 500 ? emojiInExtras(sent) : [];
  if (emoji.length > 0 || inExtras.length > 0) {
    const said = emoji.map(({ field, message }) => `${fieldLabel(field)}: ${message}`);
    const others = [...lines, ...inExtras];
    return new RefusedDraftError(status, [...others, ...said], emoji, others);
  }
  const messages = fieldMessages.map(({ path, text }) => ({
    path: fieldPath(path, { patchedFields: sent.patchedFields, listField: 'authors' }),
    text,
  }));
  const otherLines = lines.filter((_, index) => !draftFieldOf(messages[index]?.path ?? []));
  return new RefusedDraftError(status, lines, draftProblemsFromMessages(messages), otherLines);
}

function emojiInExtras({ citation = '', version }: CreationExtras): string[] {
  const inCitation = emojiProblem(citation);
  const inLabels = version && emojiInLabels(version);
  return [
    ...(inCitation ? [`Citation: ${inCitation}`] : []),
    ...(inLabels ? [`Links of the first version: ${inLabels}`] : []),
  ];
}

/**
 * Joins the messages of each field. The field identifies the place, so the messages do not have to.
 */
function draftProblemsFromMessages(messages: readonly FieldMessage[]): DraftProblem[] {
  const texts = new Map<DraftField, string[]>();
  for (const { path, text } of messages) {
    const field = draftFieldOf(path);
    const said = plainFieldText(text, String(path.at(-1)));
    if (field) texts.set(field, [...(texts.get(field) ?? []), said]);
  }
  return [...texts].map(([field, parts]) => ({ field, message: parts.join(' '), kind: 'refused' }));
}

function draftFieldOf([first, ...rest]: FieldMessage['path']): DraftField | undefined {
  const field = typeof first === 'string' ? ownValue(draftFieldsByWireName, first) : undefined;
  const [index, name] = rest;
  if (field !== 'authors' || typeof index !== 'number') return field;
  return authorFieldOf(index, name) ?? field;
}

function authorFieldOf(index: number, name?: string | number): DraftField | undefined {
  const field = typeof name === 'string' ? ownValue(authorFieldsByWireName, name) : undefined;
  return field && authorField(index, field);
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
