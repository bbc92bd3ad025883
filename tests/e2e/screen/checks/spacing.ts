import type { Page } from '@playwright/test';

/** The text spacing that a page must allow (WCAG 2.2, 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
  'p { margin-bottom: 2em !important; }';

/** Sets this text spacing in a page. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, wideSpacing);
}

/** Titles and links that end in an ellipsis, or after some lines. */
export function shortenedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { textOverflow, webkitLineClamp, visibility } = getComputedStyle(element);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return (
        isShortened &&
        visibility !== 'hidden' &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 2)
      );
    };
    const texts = 'a, a *, :is(h1, h2, h3, h4), :is(h1, h2, h3, h4) *';
    return [...document.querySelectorAll(texts)]
      .filter((element) => element.checkVisibility() && isCut(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** Texts that are cut off and can neither be scrolled nor read elsewhere. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      const { overflowX, overflowY, textOverflow, clipPath, position } = style;
      // Texts only for screen readers are never visible.
      const isSpoken = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
      // Texts with an ellipsis are cut on purpose. The full text is in `title` or on the linked
      // page.
      const isShortened = textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      // Collapsed texts have a button that expands them.
      const isFolded =
        element.matches('p:has([aria-expanded="false"])') ||
        (element.id !== '' &&
          document.querySelector(`[aria-expanded="false"][aria-controls="${element.id}"]`) !==
            null);
      // Tags that do not fit are hidden as a whole.
      const isFitted = [...element.children].some(
        (child) => getComputedStyle(child).visibility === 'hidden',
      );
      if (isSpoken || isShortened || isFolded || isFitted) return false;
      const [beyondX, beyondY] = [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ];
      const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
      return (hides(overflowX) && beyondX > 1) || (hides(overflowY) && beyondY > 2);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<Element>();
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      if (!holder?.checkVisibility() || !textContent?.trim()) continue;
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (isCut(box)) cut.add(box);
      }
    }
    return [...cut].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** The elements that make a page wider than its window. */
export function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => `wider than the window: ${outerHTML.slice(0, 120)}`)
      .slice(-8);
  });
}
