/** Registers an element, unless its tag is taken: a second copy of the library leaves the first one's alone. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(tag, element);
}
