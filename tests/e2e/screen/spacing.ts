import type { Page } from '@playwright/test';

/** The text spacing that a page must bear (WCAG 2.2, 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
  'p { margin-bottom: 2em !important; }';

/** Spaces the texts of a page as a person does who needs it so. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, wideSpacing);
}

/** Texts of which something is cut off, and cannot be scrolled to or read elsewhere. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      const { overflowX, overflowY, textOverflow, clipPath, position } = style;
      // What is for screen readers alone is never seen.
      const isSpoken = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
      // What ends in dots is cut on purpose: its whole text is in `title`, or where it leads.
      const isShortened = textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      // What folds has a button that unfolds it.
      const isFolded =
        element.id !== '' &&
        document.querySelector(`[aria-expanded="false"][aria-controls="${element.id}"]`) !== null;
      if (isSpoken || isShortened || isFolded) return false;
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

/** What makes a page wider than its window, if anything does. */
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
