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
export function suggestionWords(missing: MissingMetadata): SuggestionWords {
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
        fix: 'Make a version',
      };
    case 'repository':
      return {
        text: 'The portal cannot find this repository; it may be private.',
        fix: 'Open the repository',
      };
    case 'shortDescription':
      return {
        text: `The short description has ${counted(missing.length, 'character')}. Search engines show those of ${usefulLength} or more.`,
        fix: 'Write more',
      };
    case 'affiliation':
      return {
        text: `No affiliation is known of ${listed(missing.names)}.`,
        fix: 'Enter the affiliation',
      };
    case 'doi':
      return {
        text: `Version ${missing.slug} is the one that people cite, and it has no DOI.`,
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
