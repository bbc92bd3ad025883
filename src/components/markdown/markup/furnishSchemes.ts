type Scheme = 'light' | 'dark';

const condition = /^\s*(?:screen\s+and\s+)?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*$/i;
/** A condition that media queries once had. It holds in no browser. */
const noPreference = /,?\s*\(\s*prefers-color-scheme\s*:\s*no-preference\s*\)\s*,?/i;
const ending = /#gh-(light|dark)-mode-only$/;

/**
 * Marks the images for one colour scheme, as on GitHub: those whose address ends with
 * `#gh-dark-mode-only`, and the sources of a `<picture>`. Styles show those of the present scheme.
 */
export function furnishSchemes(root: DocumentFragment): void {
  for (const picture of root.querySelectorAll('picture')) {
    const images = pictured(picture);
    picture.replaceWith(...images);
  }
  for (const source of root.querySelectorAll('source')) source.remove();
  for (const image of root.querySelectorAll('img')) {
    const source = image.getAttribute('src')?.trim() ?? '';
    const [found, scheme] = ending.exec(source) ?? [];
    if (found === undefined) continue;
    image.setAttribute('src', source.slice(0, -found.length));
    if (!image.dataset.only) markOnly(image, scheme as Scheme);
  }
  for (const link of root.querySelectorAll('a')) markLink(link);
}

/** The text in place of an image. */
export function imageWords(image: HTMLImageElement): Element | string {
  const words = image.getAttribute('alt') ?? '';
  const { only } = image.dataset;
  if (!only || !words) return words;
  const box = image.ownerDocument.createElement('span');
  box.dataset.only = only;
  box.textContent = words;
  return box;
}

function markOnly(element: HTMLElement, scheme: Scheme): void {
  element.dataset.only = scheme;
}

/** The images of a picture, one for each scheme that its sources name. Else, what it contains. */
function pictured(picture: Element): Node[] {
  const image = picture.querySelector('img');
  if (!image) return [...picture.childNodes];
  const dark = sourceFor(picture, 'dark');
  const light = sourceFor(picture, 'light');
  if (!dark && !light) return [image];
  return [onlyFor('light', image, light), onlyFor('dark', image, dark)];
}

function onlyFor(scheme: Scheme, image: HTMLImageElement, source: string | undefined): Node {
  const copy = image.cloneNode() as HTMLImageElement;
  if (source) copy.setAttribute('src', source);
  markOnly(copy, scheme);
  return copy;
}

/** The first address for a scheme. */
function sourceFor(picture: Element, scheme: Scheme): string | undefined {
  const sources = [...picture.querySelectorAll('source')];
  const source = sources.find((one) => schemeOf(one.getAttribute('media') ?? '') === scheme);
  return source?.getAttribute('srcset')?.trim().split(/,?\s/)[0] || undefined;
}

/** The scheme that a media query names and nothing else. */
function schemeOf(media: string): string | undefined {
  return condition.exec(media.replace(noPreference, ''))?.[1]?.toLowerCase();
}

/** A link around nothing but images for one scheme is hidden with them. */
function markLink(link: HTMLAnchorElement): void {
  const images = [...link.querySelectorAll('img')];
  const only = images[0]?.dataset.only;
  if (!only || link.textContent?.trim()) return;
  if (images.every((image) => image.dataset.only === only)) link.dataset.only = only;
}
