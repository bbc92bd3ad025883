/** The mark on the classes of this library, in any copy. */
export const ownMark = Symbol.for('trovi-widgets');

const reported = new Set<string>();

/**
 * Registers an element. Keeps a class that is already registered. So a second copy of the library
 * uses the elements of the first. Logs a warning if the class belongs to other code.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || isRegistered(tag)) return;
  customElements.define(tag, element);
}

/** Whether a tag is registered. Logs a warning, once for each tag, if other code registered it. */
export function isRegistered(tag: string): boolean {
  const present = customElements.get(tag);
  if (present && !(ownMark in present) && !reported.has(tag)) {
    reported.add(tag);
    // eslint-disable-next-line no-console -- Only the author of the page can resolve this.
    console.warn(`trovi-widgets does not show ${tag}: other code has registered this tag.`);
  }
  return Boolean(present);
}
