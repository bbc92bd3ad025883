import { lazyCode } from '../../ui/lazy/lazyCode';

/** Emoji by their names on GitHub. */
export type EmojiNames = Readonly<Record<string, string>>;

/** The names of all emoji. They load with the first text that seems to contain one. */
export const emojiNames = lazyCode<EmojiNames>(async () => (await import('gemoji')).nameToEmoji);

/** One or more names between colons, such as `:rocket::tada:`. */
const names = /(?::[a-z\d_+-]+:)+/g;
/** What makes colons part of a time, an address or code. */
const isPart = /[\p{L}\p{N}_:/\\]/u;

/** Whether a text seems to contain the name of an emoji. */
export const mayHaveEmoji = (text: string) => text.search(names) >= 0;

/** Replaces the names of emoji in a text without code. Keeps other names. */
export function replaceEmojiNames(text: string, emoji: EmojiNames): string {
  return text.replace(names, (run, at: number) => {
    const end = at + run.length;
    if (isPart.test(text.charAt(at - 1)) || isPart.test(text.charAt(end))) return run;
    return run.replace(/:([^:]+):/g, (whole, name: string) =>
      Object.hasOwn(emoji, name) ? (emoji[name] ?? whole) : whole,
    );
  });
}
