const parts: string[] = [];
let isDue = false;

/** Servers, and jsdom, in which pages test their own code, lack some of what the styles need. */
const canConstruct =
  typeof CSSStyleSheet !== 'undefined' && 'replaceSync' in CSSStyleSheet.prototype;

/**
 * The one stylesheet of a bundle whose build turns each `.css.ts` into a call of {@link addStyles}.
 * It works under a strict `style-src 'self'`. In the React package, whose styles are the file
 * `styles.css`, it stays empty.
 */
const styleSheet = canConstruct ? new CSSStyleSheet() : undefined;

/**
 * Applies the rules of {@link addStyles}, also later ones, to a document or shadow root. Does
 * nothing without constructed stylesheets.
 */
export function adoptStyles({ adoptedStyleSheets }: Partial<DocumentOrShadowRoot>): void {
  flushStyles();
  if (!styleSheet || adoptedStyleSheets?.includes(styleSheet)) return;
  adoptedStyleSheets?.push(styleSheet);
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

/** Parses the rules of {@link addStyles} at once. */
function flushStyles(): void {
  if (!isDue) return;
  isDue = false;
  styleSheet?.replaceSync(parts.join(''));
}

/** The text of all rules of {@link addStyles}. `''` in builds whose styles are a file. */
export function sheetText(): string {
  return parts.join('');
}
