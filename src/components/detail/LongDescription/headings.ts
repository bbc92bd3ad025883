/** A heading of a text, for its table of contents. */
export interface TextHeading {
  id: string;
  words: string;
  /** 0 for the text's highest, up to 2. */
  depth: number;
}

/** How many ranks of headings are listed, where there are enough to choose from. */
const ranks = 3;
const least = 3;

/** The elements of the headings that have an id, in the text's order. */
export function headingElements(text: ParentNode): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[id]')];
}

/** The headings of a text's three highest ranks, those without words left out; none where they are but one or two. */
export function textHeadings(text: ParentNode): TextHeading[] {
  const elements = headingElements(text);
  const highest = Math.min(...elements.map(levelOf));
  const headings = elements
    .map((element) => ({
      id: element.id,
      words: element.textContent?.trim() ?? '',
      depth: levelOf(element) - highest,
    }))
    .filter(({ words, depth }) => words && depth < ranks);
  return headings.length < least ? [] : headings;
}

/** Whether Markdown that is still to be rendered looks as if it had headings enough. */
export function canHaveContents(source: string): boolean {
  return (
    (source.match(/^ {0,3}(#{1,6}[ \t]+\S|<h[1-6]\b|(=+|--+)[ \t]*$)/gm)?.length ?? 0) >= least
  );
}

/** The heading that a link leads to, if it stands in this text. */
export function linkedHeading(text: ParentNode, link: { hash: string }): HTMLElement | undefined {
  return headingElements(text).find(({ id }) => link.hash === `#${encodeURIComponent(id)}`);
}

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));
