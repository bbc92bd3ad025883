import { defineElement } from '../bridge/defineElement';
import { reportProblem } from '../bridge/reportProblem';

/** What brings in the class of an element, by its tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<CustomElementConstructor>>>;

/** Watches a document, a shadow root or an element, from now on; returns the function that stops it. */
export type Observe = (root: ParentNode & Node) => () => void;

/**
 * Loads the code of an element when the first one of its tag appears in a root that is observed, and registers it. A tag that the
 * page has registered by then is left alone. Where the code does not come, the elements that wait for it fire `trovi-error`, and the
 * next one that appears asks for it again; some browsers remember a module that failed for the life of the page, and give the same
 * failure. An observer of a root does not see into the shadow roots inside it.
 */
export function createAutoloader(loaders: ElementLoaders): Observe {
  const begun = new Set<string>();
  const selector = Object.keys(loaders).join();

  async function load(element: Element): Promise<void> {
    const tag = element.localName;
    if (begun.has(tag) || customElements.get(tag)) return;
    begun.add(tag);
    try {
      const Class = await loaders[tag]?.();
      if (Class) defineElement(tag, Class);
    } catch (error) {
      begun.delete(tag);
      const message = `The code of ${tag} cannot be loaded: ${String(error)}`;
      const root = element.getRootNode() as ParentNode & Node;
      for (const waiting of root.querySelectorAll<HTMLElement>(tag)) {
        reportProblem(waiting, { code: 'network', message, error });
      }
    }
  }

  function search(node: Node): void {
    if (!('querySelectorAll' in node)) return;
    if (node instanceof Element && node.matches(selector)) void load(node);
    for (const element of (node as Element).querySelectorAll(selector)) void load(element);
  }

  return (root) => {
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(search);
    });
    observer.observe(root, { childList: true, subtree: true });
    search(root);
    return () => observer.disconnect();
  };
}
