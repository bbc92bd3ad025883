/** Parts of a page that nobody writes as the plain HTML inside an element. */
const landmarks = ':is(main, nav, form, h1, script:not([type*="json"]))';

let isReported = false;

/**
 * Logs a warning, once for each page, if an element seems to be written as `<trovi-… />`. HTML has
 * no such elements. The browser then takes everything up to the end of the parent for the content of
 * the element, and the element hides that.
 */
export function warnIfSelfClosed(host: HTMLElement): void {
  if (isReported || !looksSelfClosed(host)) return;
  isReported = true;
  const tag = host.localName;
  // eslint-disable-next-line no-console -- Only the author of the page can resolve this.
  console.warn(`${tag} hides the content after it. Close it with </${tag}>, not with />.`, host);
}

function looksSelfClosed(host: HTMLElement): boolean {
  if (host.querySelector(landmarks)) return true;
  for (const one of host.querySelectorAll('*')) if (one.localName.startsWith('trovi-')) return true;
  return isWrittenBesideItsContent(host);
}

/** Whether the first child starts a line with the same indent as the element, and nothing follows. */
function isWrittenBesideItsContent(host: HTMLElement): boolean {
  const indent = indentAtEnd(host.previousSibling);
  return (
    !host.nextSibling &&
    host.childElementCount > 0 &&
    indent !== undefined &&
    indent === indentAtEnd(host.firstChild)
  );
}

/** The white space after the last line break of a text without other characters. */
function indentAtEnd(node: Node | null): string | undefined {
  if (node?.nodeType !== Node.TEXT_NODE) return undefined;
  return /^\s*\n([^\S\n]*)$/.exec(node.nodeValue ?? '')?.[1];
}
