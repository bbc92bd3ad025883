/**
 * Where to cut a text so that at most `most` characters stay: after a paragraph, else after a line,
 * else after a word of the second half. Never splits a surrogate pair.
 */
export function cutText(text: string, most: number): number {
  if (text.length <= most) return text.length;
  for (const border of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(border, most - border.length);
    if (at >= most / 2) return at + border.length;
  }
  return /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

/** Cuts a text into pieces of at most `most` characters. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 0) {
    const window = text.slice(at, at + most + 1);
    pieces.push(window.slice(0, cutText(window, most)));
  }
  return pieces;
}
