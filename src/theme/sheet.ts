const parts: string[] = [];
let isDue = false;

/**
 * The one stylesheet of a bundle whose build turns each `.css.ts` into a call of {@link addStyles}: put it into
 * `document.adoptedStyleSheets`, or into a shadow root's. A strict `style-src 'self'` does not touch it. In the React
 * package, whose styles are the file `styles.css`, it stays empty.
 */
export const styleSheet: CSSStyleSheet =
  typeof CSSStyleSheet === 'undefined' ? serverSheet() : new CSSStyleSheet();

/** Takes rules where nothing is drawn: a server may import what carries styles. */
function serverSheet(): CSSStyleSheet {
  return { replaceSync: () => {} } as unknown as CSSStyleSheet;
}

/**
 * Adds rules behind those already added. They take effect before the next task: modules that load together cost one
 * parse.
 */
export function addStyles(css: string): void {
  parts.push(css);
  if (isDue) return;
  isDue = true;
  queueMicrotask(flushStyles);
}

/** Puts into effect now what {@link addStyles} has collected. */
export function flushStyles(): void {
  if (!isDue) return;
  isDue = false;
  styleSheet.replaceSync(parts.join(''));
}
