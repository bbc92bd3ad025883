import { type RefObject, useEffect, useState } from 'react';
import type { ArtifactDraft } from '../../../domain/drafts/artifactDraft';
import { importFormats, type ImportedMetadata } from '../../../domain/imports/importedMetadata';
import {
  isFree,
  type Start,
  type StartField,
  startFields,
  startValues,
  type StartValues,
} from '../../../domain/imports/startValues';
import { useLatest } from '../../services/useLatest';
import { useFocusRequest } from '../../forms/Submission/useFocusRequest';
import { FilledNote } from './FilledNote';

interface Fill {
  source: string;
  before: ArtifactDraft[StartField];
  after: ArtifactDraft[StartField];
}

export interface StartOptions {
  /** Holds the fields. */
  host: RefObject<HTMLElement | null>;
  draft: ArtifactDraft;
  onChange: (changes: Partial<ArtifactDraft>) => void;
  /** The values that the form starts with. */
  first?: { source: string; values: StartValues };
  /** Whether the form can take a repository as first version. */
  hasGitVersions: boolean;
}

/** The result of filling the form from metadata. */
export interface StartOutcome extends Pick<Start, 'unknownTags'> {
  metadata: ImportedMetadata;
  /** The fields that it filled in. */
  filled: readonly StartField[];
  /** Whether the catalogue's tags were known. */
  hasTags: boolean;
}

/** The values that metadata of another program filled into a form. */
export type FormStart = ReturnType<typeof useStart>;

/**
 * Fills a form from the metadata of another program. Values for fields that are not empty are
 * offered instead. Each filled field can be undone until the user changes it.
 */
export function useStart({ host, draft, onChange, first, hasGitVersions }: StartOptions) {
  const [outcome, setOutcome] = useState<StartOutcome>();
  const [fills, setFills] = useState<Partial<Record<StartField, Fill>>>({});
  const [offers, setOffers] = useState<{ source: string; values: StartValues }>();
  const requestFocus = useFocusRequest(host);
  const filled = startFields.filter((field) => fills[field]?.after === draft[field]);

  function fill(source: string, values: StartValues) {
    const fields = startFields.filter((field) => values[field] !== undefined);
    if (fields.length === 0) return;
    const added: Partial<Record<StartField, Fill>> = {};
    for (const field of fields) {
      added[field] = { source, before: draft[field], after: values[field] ?? draft[field] };
    }
    setFills({ ...fills, ...added });
    onChange(values);
  }

  /** Fills the free fields and offers the others. Returns the filled ones. */
  function offer(source: string, found: StartValues): StartField[] {
    const tags = [...new Set([...draft.tags, ...(found.tags ?? [])])];
    const values = found.tags ? { ...found, tags } : found;
    const given = startFields.filter(
      (field) => values[field] !== undefined && !isSame(values[field], draft[field]),
    );
    const free = given.filter((field) => isFree(draft, field));
    const taken = given.filter((field) => !isFree(draft, field));
    fill(source, pick(values, free));
    setOffers(taken.length > 0 ? { source, values: pick(values, taken) } : undefined);
    return free;
  }

  const latestOffer = useLatest(offer);
  useEffect(() => {
    if (first) latestOffer.current(first.source, first.values);
  }, [first, latestOffer]);

  function undo(fields: readonly StartField[]) {
    onChange(Object.fromEntries(fields.map((field) => [field, fills[field]?.before])));
    setFills(
      Object.fromEntries(
        startFields.flatMap((field) => (fields.includes(field) ? [] : [[field, fills[field]]])),
      ),
    );
    requestFocus(`[name="${fields[0]}"]`);
  }

  return {
    /** The fields that are as they were filled in. */
    filled,
    /** The values for fields that the user already filled in. */
    offers,
    /** The result of the last file. */
    outcome,
    hasGitVersions,
    /** Fills the free fields. The vocabulary is absent while it is not known. */
    start(metadata: ImportedMetadata, vocabulary?: readonly string[]) {
      const { values, unknownTags } = startValues(metadata, draft, vocabulary ?? [], {
        hasGitVersions,
      });
      const filledNow = offer(importFormats[metadata.format], values);
      setOutcome({ metadata, unknownTags, filled: filledNow, hasTags: vocabulary !== undefined });
    },
    /** Overwrites the user's text in a field. */
    replace(field: StartField) {
      if (!offers) return;
      fill(offers.source, pick(offers.values, [field]));
      const left = startFields.filter((other) => other !== field && offers.values[other]);
      const values = pick(offers.values, left);
      setOffers(left.length > 0 ? { ...offers, values } : undefined);
      requestFocus(`[name="${field}"]`);
    },
    undoAll: () => undo(filled),
    /** Shows the source of a value next to the field that it filled. */
    noteOf: (field: StartField) =>
      filled.includes(field) && (
        <FilledNote
          field={field}
          source={fills[field]?.source ?? ''}
          onUndo={() => undo([field])}
        />
      ),
  };
}

function pick(values: StartValues, fields: readonly StartField[]): StartValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
