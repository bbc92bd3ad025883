import { widthOf } from '../../../src/domain/artifact/badges/badgeSvg';

/** The line of tags in the narrowest card, in pixels. */
const room = 230;
/** What a tag has around its text, and the gap after it. */
const around = 46;
const button = 60;

/** In place of the hook that measures: how many tags fit into one line, rather fewer than more. */
export function useFittingCount(_: unknown, tags: readonly string[]): number {
  let left = room - button;
  // Tags have 13 px.
  const fitting = tags.findIndex((tag) => (left -= widthOf(tag) * (13 / 11) + around) < 0);
  return Math.max(1, fitting < 0 ? tags.length : fitting);
}
