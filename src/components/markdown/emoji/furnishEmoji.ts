import { type EmojiNames, replaceEmojiNames } from './emojiNames';

const literal = 'code, pre, kbd, samp, var';

/** Shows emoji in place of their names, but not in code and in links that show an address. */
export function furnishEmoji(root: DocumentFragment, emoji: EmojiNames): void {
  const page = root.ownerDocument;
  // 4 is NodeFilter.SHOW_TEXT.
  const texts = page.createTreeWalker(root, 4);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.data.includes(':') || text.parentElement?.closest(literal)) continue;
    if (/:\/\/|^www\./.test(text.parentElement?.closest('a')?.textContent ?? '')) continue;
    text.data = replaceEmojiNames(text.data, emoji);
  }
}
