import { ownMembers } from '../../../domain/text/ownMembers';

/** Moves the starting point of keyboard and screen reader to an element. Nothing scrolls. */
export function readFrom(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener(
    'blur',
    () => element.removeAttribute('tabindex'),
    ownMembers({ once: true }),
  );
  element.focus({ preventScroll: true });
}

/** Scrolls an anchor to the top of the window, opens what is folded around it, and moves the reading position there. */
export function goTo(heading: HTMLElement): void {
  let folded = heading.closest<HTMLDetailsElement>('details:not([open])');
  for (; folded; folded = heading.closest('details:not([open])')) folded.open = true;
  heading.scrollIntoView({ block: 'start' });
  readFrom(heading);
}

/** The first block of text that its box hides, in full or in part. */
export function firstHidden(box: HTMLElement): HTMLElement | undefined {
  const { bottom } = box.getBoundingClientRect();
  const blocks = box.querySelectorAll<HTMLElement>(':scope > * > *');
  return [...blocks].find((block) => block.getBoundingClientRect().bottom > bottom);
}
