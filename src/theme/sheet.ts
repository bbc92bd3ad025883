const parts: string[] = [];
let isDue = false;

/**
 * The one stylesheet of a bundle whose build turns each `.css.ts` into a call of {@link addStyles}.
 * Add it to `document.adoptedStyleSheets`, or to those of a shadow root. It works under a strict
 * `style-src 'self'`. In the React package, whose styles are the file `styles.css`, it stays empty.
 */
export const styleSheet: CSSStyleSheet =
  typeof CSSStyleSheet === 'undefined' ? serverSheet() : new CSSStyleSheet();

/** A stand-in for servers, which have no stylesheets but may import styles. */
function serverSheet(): CSSStyleSheet {
  return { replaceSync: () => {} } as unknown as CSSStyleSheet;
}

/**
 * Adds rules after those already added. They take effect before the next task, so that modules that
 * load together are parsed once.
 */
export function addStyles(css: string): void {
  parts.push(css);
  if (isDue) return;
  isDue = true;
  queueMicrotask(flushStyles);
}

/** Applies the rules of {@link addStyles} at once. */
export function flushStyles(): void {
  if (!isDue) return;
  isDue = false;
  styleSheet.replaceSync(parts.join(''));
}

/** The text of all rules of {@link addStyles}. `''` in builds whose styles are a file. */
export function sheetText(): string {
  return parts.join('');
}
