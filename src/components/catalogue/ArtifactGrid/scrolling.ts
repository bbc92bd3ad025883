import { ownMembers } from '../../../domain/text/ownMembers';

/** Pause after which scrolling counts as finished, in milliseconds. */
const restTime = 150;

/** The parent in the flat tree. Follows slots, and leaves shadow roots. */
function elementAround(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

function elementsAround(element: Element | null): Element[] {
  const around = element && elementAround(element);
  if (!around) return [];
  return around === document.scrollingElement ? [] : [around, ...elementsAround(around)];
}

/**
 * Pixels of the window per CSS pixel of an element. Differs from 1 if the element or something
 * around it has `zoom` or is scaled by `transform`. `getBoundingClientRect` counts in pixels of the
 * window, heights in styles and `scrollTop` in CSS pixels of the element.
 */
export function scaleOf(element: Element | null): number {
  if (!(element instanceof HTMLElement)) return 1;
  const { offsetWidth } = element;
  const { width } = element.getBoundingClientRect();
  // The browser rounds offsetWidth.
  return Math.abs(width - offsetWidth) < 1 ? 1 : width / offsetWidth || 1;
}

/**
 * Total distance that everything around an element is scrolled down, in CSS pixels of the element.
 */
export function scrolledAround(element: Element | null): number {
  const sum = elementsAround(element).reduce(
    (all, one) => all + one.scrollTop * scaleOf(one),
    window.scrollY,
  );
  return sum / scaleOf(element);
}

/** Scrolls the innermost scroller around an element, until {@link scrolledAround} is `offset`. */
export function scrollAround(element: Element | null, offset: number): void {
  const change = (offset - scrolledAround(element)) * scaleOf(element);
  const scroller = elementsAround(element).find(isScroller);
  if (scroller) scroller.scrollTop += change / scaleOf(scroller);
  else window.scrollTo({ top: window.scrollY + change });
}

/**
 * Calls `tell` with the size of the window in CSS pixels of an element, now and when the window
 * changes. Returns a function that stops it.
 */
export function watchWindow(
  element: Element | null,
  tell: (size: { width: number; height: number }) => void,
): () => void {
  const measure = () => {
    const scale = scaleOf(element);
    tell({ width: window.innerWidth / scale, height: window.innerHeight / scale });
  };
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}

/**
 * Returns a function that scrolls around an element from a known offset, by the sum of all
 * corrections since that offset was known. It leaves the position alone if something else has
 * scrolled since, such as the browser, to a control that Tab has reached.
 */
export function createScrollCorrection(): (
  element: Element | null,
  known: number,
  corrections: number,
) => void {
  let last = { known: NaN, offset: NaN };
  return (element, known, corrections) => {
    if (last.known !== known) last = { known, offset: known };
    if (Math.abs(scrolledAround(element) - last.offset) > 1) return;
    scrollAround(element, known + corrections);
    last.offset = scrolledAround(element);
  };
}

function isScroller(element: Element): boolean {
  return (
    element.scrollHeight > element.clientHeight &&
    /^(auto|scroll)$/.test(getComputedStyle(element).overflowY)
  );
}

/**
 * Calls `tell` now and whenever something around an element scrolls it, with the offset and whether scrolling continues. Returns a function that stops it.
 */
export function watchScrolling(
  element: Element | null,
  tell: (offset: number, isScrolling: boolean) => void,
): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(() => tell(scrolledAround(element), false), restTime);
    tell(scrolledAround(element), true);
  };
  tell(scrolledAround(element), false);
  const options = ownMembers({ capture: true, passive: true });
  const targets = [window, ...rootsAround(element)];
  for (const target of targets) target.addEventListener('scroll', onScroll, options);
  return () => {
    clearTimeout(rest);
    for (const target of targets) target.removeEventListener('scroll', onScroll, options);
  };
}

/** The shadow roots around an element. Scroll events don't leave them. */
function rootsAround(element: Element | null): Node[] {
  const roots = new Set([element, ...elementsAround(element)].map((one) => one?.getRootNode()));
  return [...roots].filter((root) => root instanceof ShadowRoot);
}
