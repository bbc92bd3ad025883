import * as v from 'valibot';
import { limitProblem } from '../../../domain/text/characters';
import { parseStored, storedList, storedText } from '../../../domain/text/parseStored';
import { versionKinds } from '../../../domain/editing/newVersion/newVersion';
import { isBibtex } from '../../../domain/imports/bibtexCitation';
import { ownObject } from '../../../domain/text/ownObject';
import { emptyVersionDraft } from '../../forms/KindFields/emptyVersionDraft';
import type { VersionDraft } from '../../forms/KindFields/versionDialogProps';

/** The entries of the part "More", as they were typed. */
export interface MoreEntries {
  citation: string;
  /** Whether a version is created with the artifact. */
  hasVersion: boolean;
  version: VersionDraft;
  /** Whether visitors may request a daypass. */
  hasDaypasses: boolean;
  /** How many hours a daypass lasts. */
  hours: string;
}

export const emptyMore: MoreEntries = {
  citation: '',
  hasVersion: false,
  version: emptyVersionDraft,
  hasDaypasses: false,
  hours: '24',
};

const flag = v.fallback(v.boolean(), false);

const storedSchema: v.GenericSchema<unknown, MoreEntries> = ownObject({
  citation: storedText,
  hasVersion: flag,
  version: v.fallback(
    ownObject({
      kind: v.picklist(versionKinds),
      address: storedText,
      refText: storedText,
      ref: v.optional(v.string()),
      site: v.string(),
      siteName: storedText,
      imageId: storedText,
      template: storedText,
      sourceUrl: storedText,
      doi: storedText,
      links: storedList(ownObject({ label: storedText, urn: storedText })),
    }),
    emptyVersionDraft,
  ),
  hasDaypasses: flag,
  hours: storedText,
});

/** Reads stored entries. Those that cannot be read are empty. */
export function moreEntriesFrom(stored: object | undefined): MoreEntries {
  return (stored && parseStored(storedSchema, stored)) ?? emptyMore;
}

/** The repository of the first version. `''` if it does not come from git. */
export function firstRepository(stored: object | undefined): string {
  const { hasVersion, version } = moreEntriesFrom(stored);
  return hasVersion && version.kind === 'git' ? version.address : '';
}

/** The entries with a repository as first version. Its branch or tag is not chosen yet. */
export function withRepository(stored: object | undefined, address: string): MoreEntries {
  const entries = moreEntriesFrom(stored);
  const version = {
    ...entries.version,
    kind: 'git' as const,
    address,
    refText: '',
    ref: undefined,
  };
  return { ...entries, hasVersion: true, version };
}

/** Whether the entries hold nothing that the user would miss. */
export function isEmptyMore(entries: MoreEntries): boolean {
  const { citation, hours } = entries;
  const settled = { ...entries, citation: citation.trim(), hours: hours.trim() || emptyMore.hours };
  return JSON.stringify(settled) === JSON.stringify(emptyMore);
}

/** The longest citation that the form takes, in characters. The contract names no limit. */
const citationLimit = 5000;

/** The problem with a citation. */
export function citationProblem(text: string): string | undefined {
  return isBibtex(text)
    ? 'This is BibTeX. Press Read BibTeX, or write the citation as text.'
    : limitProblem(text, citationLimit);
}

/** The most hours of a daypass: a year. The contract names no limit. */
const mostHours = 8760;

/** The problem with the hours of a daypass (contract/api 2.3). */
export function hoursProblem(text: string): string | undefined {
  const hours = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (hours < 1) return 'Please enter a whole number of hours, 1 or more.';
  return hours > mostHours ? 'A daypass lasts at most 8,760 hours, a year.' : undefined;
}
