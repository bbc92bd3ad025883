/** The content that the author of a page put inside an element. */
export interface HostContents {
  /** The text of the JSON script, if there is one. */
  json?: string;
  /** Whether the content includes something to show instead of the component. */
  hasFallback: boolean;
}

/** Reads the content of an element. */
export function readHostContents(host: Element): HostContents {
  const script = [...host.children].find(
    (child) => child instanceof HTMLScriptElement && child.type === 'application/json',
  );
  const json = script?.textContent ?? undefined;
  return { json: json?.trim() ? json : undefined, hasFallback: [...host.childNodes].some(isShown) };
}

function isShown(node: Node): boolean {
  if (node instanceof Element) return !/^(script|style|template|link|meta)$/i.test(node.tagName);
  return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
}

/** Calls the listener when the content may have changed. Returns a function that stops it. */
export function watchHostContents(host: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(host, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
