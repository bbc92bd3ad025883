import { canHaveContents } from './headings';

/** About how many letters of a description are in a line beside the panels. */
const lineLength = 90;
/** About how many such lines are two windows high. */
const veryLong = 75;

/** Guesses whether a description gets a table of contents. */
export function isProbablyVeryLong(source: string): boolean {
  const lengths = source
    .split('\n')
    .map(({ length }) => Math.max(1, Math.ceil(length / lineLength)));
  return canHaveContents(source) && lengths.reduce((sum, one) => sum + one, 0) > veryLong;
}
