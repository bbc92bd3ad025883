import { JSDOM } from 'jsdom';

/** Finds the element whose start tag contains an offset. Parses the text at the first question. */
export function elementFinder(html: string): (offset: number) => Element | undefined {
  let tags: Tag[] | undefined;
  return (offset) => {
    tags ??= tagsOf(html);
    return tags.find(({ start, end }) => start <= offset && offset < end)?.element;
  };
}

interface Tag {
  element: Element;
  start: number;
  end: number;
}

function tagsOf(html: string): Tag[] {
  const dom = new JSDOM(html, { includeNodeLocations: true });
  return [...dom.window.document.querySelectorAll('*')].flatMap((element): Tag[] => {
    const location = dom.nodeLocation(element);
    const range = location?.startTag ?? location;
    return range ? [{ element, start: range.startOffset, end: range.endOffset }] : [];
  });
}
