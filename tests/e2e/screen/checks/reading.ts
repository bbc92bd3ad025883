import type { Locator } from '@playwright/test';

/**
 * The texts of an element without right-to-left letters that do not read from left to right: on a
 * line, a character stands left of the one before it.
 */
export async function misreadTexts(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
    const isInline = (node: Element) => getComputedStyle(node).display === 'inline';
    const blockOf = (node: Node): Element | null => {
      let parent = node.parentElement;
      while (parent && isInline(parent)) parent = parent.parentElement;
      return parent;
    };
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(host.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = blockOf(node);
      if (block?.checkVisibility()) blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const placesOf = (text: Text) =>
      [...text.data].map((letter, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return { letter, box: range.getBoundingClientRect() };
      });
    const isMisread = (texts: Text[]) => {
      const places = texts
        .flatMap(placesOf)
        .filter(({ letter, box }) => letter.trim() && box.width > 0);
      return places.some(({ box }, index) => {
        const former = places[index - 1]?.box;
        const isSameLine = former && Math.abs(box.top - former.top) < box.height / 2;
        return isSameLine && box.left < former.left - 1;
      });
    };
    return [...blocks.values()]
      .filter((texts) => !texts.some(({ data }) => rightToLeft.test(data)) && isMisread(texts))
      .map((texts) => texts.map(({ data }) => data).join(''));
  });
}
