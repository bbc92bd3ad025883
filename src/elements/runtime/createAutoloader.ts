import { defineElement, isRegistered } from '../bridge/defineElement';
import { reportProblem } from '../bridge/reportProblem';

/** Functions that load the class of an element, by tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<CustomElementConstructor>>>;

/** Starts to watch a document, a shadow root or an element. Returns a function that stops it. */
export type Observe = (root: ParentNode & Node) => () => void;

/**
 * Creates an autoloader. When the first element of a tag appears in a watched root, it loads the
 * code of the element and registers the tag. It skips tags that are already registered. If
 * the code fails to load, the elements that wait for it fire `trovi-error`, and the next element
 * that appears loads it again. Some browsers remember a failed module until the page is closed, and
 * repeat the failure. Watching a root does not include the shadow roots inside it.
 */
export function createAutoloader(loaders: ElementLoaders): Observe {
  const begun = new Set<string>();
  const selector = Object.keys(loaders).join();

  async function load(element: Element): Promise<void> {
    const tag = element.localName;
    if (begun.has(tag) || isRegistered(tag)) return;
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
