/**
 * Registers an element. Does nothing if its tag is already registered, so that a second copy of the
 * library keeps the elements of the first.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(tag, element);
}
