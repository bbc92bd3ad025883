type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element): element is Field => element.matches('input, select');

/**
 * Gives the app what a person did in the published page: texts, choices, and the focus. After a
 * reload, browsers fill in what was there before, which is no change by a person.
 */
export function carryOver(published: Element, app: Element): void {
  const focused = published.contains(document.activeElement) ? document.activeElement : null;
  const twin = focused && twinOf(focused, published, app);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'navigate') {
    for (const field of published.querySelectorAll<Field>('input, select')) {
      const own = isChanged(field) && twinOf(field, published, app);
      if (own && isField(own)) fill(own, field);
    }
  }
  // The app may have given the focus to something itself.
  if (!(twin instanceof HTMLElement)) return;
  twin.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && focused.selectionStart !== null) {
    (twin as HTMLInputElement).setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Fills a field as a person would, so that React notices. */
function fill(field: Field, { value }: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.click();
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The element of the app that is the same as one of the published page. */
function twinOf(element: Element, published: Element, app: Element): Element | undefined {
  const alike = (page: Element) =>
    [...page.querySelectorAll(element.localName)].filter((one) => nameOf(one) === nameOf(element));
  return alike(app)[alike(published).indexOf(element)];
}

function nameOf(element: Element): string {
  const named = ['href', 'type', 'name', 'aria-label'].map((name) => element.getAttribute(name));
  return [...named, isField(element) ? '' : element.textContent].join('\n');
}
