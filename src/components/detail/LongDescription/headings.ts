/** A heading in a table of contents. */
export interface TextHeading {
  id: string;
  words: string;
  /** 0 for the highest rank of headings, up to 2. */
  depth: number;
}

/** Ranks of headings in the table of contents. */
const ranks = 3;
const least = 3;
/** A longer table of contents does not help, and would take long to render. */
const most = 100;

/** Headings with an id, in the order of the text. */
export function headingElements(text: ParentNode): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[id]')];
}

/**
 * The headings of the three highest ranks, without empty ones. If they are more than 100, those of
 * fewer ranks. Empty for fewer than three headings.
 */
export function textHeadings(text: ParentNode): TextHeading[] {
  const elements = headingElements(text);
  const highest = Math.min(...elements.map(levelOf));
  let headings = elements
    .map((element) => ({
      id: element.id,
      words: element.textContent?.trim() ?? '',
      depth: levelOf(element) - highest,
    }))
    .filter(({ words, depth }) => words && depth < ranks);
  for (let deepest = ranks - 1; headings.length > most; deepest -= 1)
    headings = headings.filter(({ depth }) => depth < deepest);
  return headings.length < least ? [] : headings;
}

/**
 * Whether Markdown seems to have enough headings for a table of contents. It is not rendered yet.
 */
export function canHaveContents(source: string): boolean {
  return (
    (source.match(/^ {0,3}(#{1,6}[ \t]+\S|<h[1-6]\b|(=+|--+)[ \t]*$)/gm)?.length ?? 0) >= least
  );
}

/** The targets of links: headings, footnotes and their places in the text. */
export function anchorElements(text: ParentNode): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('[id]')];
}

/** The heading or footnote that a link targets, if it is in this text. */
export function linkedElement(text: ParentNode, link: { hash: string }): HTMLElement | undefined {
  return anchorElements(text).find((anchor) => link.hash === hashOf(anchor));
}

/** The fragment of an anchor. */
export const hashOf = ({ id }: { id: string }) => `#${encodeURIComponent(id)}`;

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));
