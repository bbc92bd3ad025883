import { editableFields } from '../artifact/fields';
import { tidyText } from '../text/characters';
import type { ArtifactDraft } from './artifactDraft';
import { draftKindOf } from './draftKinds';
import type { DraftProblem } from './draftValidation';

/** Number of characters in a message. */
const namedCharacters = 3;

/**
 * The fields of a draft that contain an emoji or another character outside the BMP, in the order of
 * the form. The catalogue may respond to such a text with status 500 (contract/api 1.5).
 */
export function findEmojiProblems(draft: Partial<ArtifactDraft>): DraftProblem[] {
  const texts = editableFields.flatMap((name) => {
    const { empty, textsOf } = draftKindOf(name);
    return textsOf(draft[name] ?? empty, name);
  });
  return texts.flatMap(([field, text]) => {
    const message = emojiProblem(text);
    return message ? [{ field, message, kind: 'refused' }] : [];
  });
}

/**
 * A sentence about the emoji and other characters outside the BMP in a text, if it contains any.
 */
export function emojiProblem(text: string): string | undefined {
  const found = emojiIn(text);
  return found.length > 0 ? emojiMessage(found) : undefined;
}

/** The characters outside the BMP that would be sent, each once. A flag counts as one. */
function emojiIn(text: string): string[] {
  const found = tidyText(text).match(/\p{RI}{2}|[\u{10000}-\u{10FFFF}]/gu) ?? [];
  return [...new Set(found)];
}

function emojiMessage(found: readonly string[]): string {
  const named = found.slice(0, namedCharacters).map((character) => `“${character}”`);
  const more = found.length > named.length ? ' …' : '';
  return `The catalogue may not accept emoji and other rare characters. Remove ${named.join(', ')}${more} and try again.`;
}
