import { counted } from '../../../domain/artifact/formatCount';
import { type MissingMetadata, usefulLength } from '../../../domain/editing/missingMetadata';

/** The text of a suggestion, and the label of the link or button that fixes it. */
export interface SuggestionWords {
  text: string;
  fix: string;
}

/** How many names a suggestion lists. */
const listedNames = 3;

/** The words of a suggestion (product 2.10). */
export function suggestionWords(missing: MissingMetadata, testbedName: string): SuggestionWords {
  switch (missing.part) {
    case 'longDescription':
      return {
        text: 'There is no long description. It tells readers how to use the artifact.',
        fix: 'Write one',
      };
    case 'tags':
      return { text: 'There are no tags. People filter the list by them.', fix: 'Choose tags' };
    case 'version':
      return {
        text: 'There is no version yet, so nothing can be launched or downloaded.',
        fix: 'Create a version',
      };
    case 'repository':
      return {
        text: `${testbedName} can't reach this repository. Is it private?`,
        fix: 'Open the repository',
      };
    case 'shortDescription':
      return {
        text: `The short description has ${counted(missing.length, 'character')}. Search engines show those of ${usefulLength} or more.`,
        fix: 'Write more',
      };
    case 'affiliation':
      return {
        text: `${listed(missing.names)} ${missing.names.length === 1 ? 'has' : 'have'} no affiliation.`,
        fix: 'Enter the affiliation',
      };
    case 'doi':
      return {
        text: `The cited version, ${missing.slug}, has no DOI.`,
        fix: missing.canRequest ? 'Go to its row' : 'Add a version that has one',
      };
  }
}

/** `A, B, C and 4 more`. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, listedNames);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}
