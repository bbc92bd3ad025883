/** Begins at an element for keyboard and screen reader; nothing scrolls. */
export function readFrom(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Shows a heading at the top of the window and begins there. */
export function goTo(heading: HTMLElement): void {
  heading.scrollIntoView({ block: 'start' });
  readFrom(heading);
}

/** The first block of a text that its box cuts or hides. */
export function firstHidden(box: HTMLElement): HTMLElement | undefined {
  const { bottom } = box.getBoundingClientRect();
  const blocks = box.querySelectorAll<HTMLElement>(':scope > * > *');
  return [...blocks].find((block) => block.getBoundingClientRect().bottom > bottom);
}
