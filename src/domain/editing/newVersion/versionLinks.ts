import { countCharacters, tidyText } from '../../text/characters';
import { emojiProblem } from '../../drafts/emojiProblems';
import { urnLimit } from '../../artifact/contents/registeredContents';
import type { VersionDetails } from './newVersion';

/** The longest label that the server stores (contract/api 2.8). */
export const labelLimit = 40;

/** A row of the form: a link as typed. */
export interface LinkEntry {
  label: string;
  urn: string;
}

/** The name of a field in a row, counted from 0. */
export const linkField = (index: number, name: keyof LinkEntry) => `links.${index}.${name}`;

/**
 * The links in the rows, without blank rows, and a sentence for each invalid field
 * (contract/api 2.8, 7).
 */
export function readLinks(entries: readonly LinkEntry[]) {
  const links: NonNullable<VersionDetails['links']> = [];
  const problems: Record<string, string> = {};
  entries.forEach((entry, index) => {
    const label = tidyText(entry.label);
    const urn = entry.urn.trim();
    if (!label && !urn) return;
    const wrongLabel = labelProblem(label);
    const wrongUrn = urnProblem(urn);
    if (wrongLabel) problems[linkField(index, 'label')] = wrongLabel;
    if (wrongUrn) problems[linkField(index, 'urn')] = wrongUrn;
    links.push({ label, urn });
  });
  return { links, problems };
}

/** Why a catalogue that responds with status 500 may fail on the labels (contract/api 1.5). */
export function emojiInLabels({ links = [] }: VersionDetails): string | undefined {
  return emojiProblem(links.map(({ label }) => label).join(' '));
}

function labelProblem(label: string): string | undefined {
  if (!label) return 'Please enter a label.';
  return countCharacters(label) > labelLimit
    ? `A label has at most ${labelLimit} characters.`
    : undefined;
}

/** The characters that the server refuses in a URN (contract/api 7). */
const urnPattern = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i;

function urnProblem(urn: string): string | undefined {
  if (!urn) return 'Please enter a URN.';
  if (/^https?:/i.test(urn)) {
    return 'This is a web address. A link needs a URN, such as urn:globus:dataset:…';
  }
  if (!/^urn:[a-z0-9-]{0,31}:./i.test(urn)) {
    return 'This is not a URN. It should look like urn:globus:dataset:…';
  }
  if (!urnPattern.test(urn)) {
    const [refused = ''] = /[^a-z0-9()+,\-.:=@;$_!*'%/?#]/iu.exec(urn) ?? [];
    const named = /\s/.test(refused) ? 'a space' : `“${refused}”`;
    return `A URN cannot contain ${named}. Write it percent-encoded.`;
  }
  return urn.length > urnLimit ? `A URN has at most ${urnLimit} characters.` : undefined;
}
