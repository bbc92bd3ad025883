import { observeSizes } from '../../ui/base/observeSizes';

/** Pause after which scrolling counts as finished, in milliseconds. */
const restTime = 150;

/** The parent in the flat tree. Follows slots, and leaves shadow roots. */
function elementAround(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

function elementsAround(element: Element): Element[] {
  const around = elementAround(element);
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
  return offsetWidth > 0 && width > 0 && Math.abs(width - offsetWidth) >= 1
    ? width / offsetWidth
    : 1;
}

/**
 * Total distance that everything around an element is scrolled down, in CSS pixels of the element.
 */
export function scrolledAround(element: Element | null): number {
  const scrolled = element
    ? elementsAround(element).filter(({ scrollTop }) => scrollTop !== 0)
    : [];
  const sum = scrolled.reduce((all, one) => all + one.scrollTop * scaleOf(one), window.scrollY);
  return sum / scaleOf(element);
}

/** Scrolls the innermost scroller around an element, until {@link scrolledAround} is `offset`. */
export function scrollAround(element: Element | null, offset: number): void {
  const change = (offset - scrolledAround(element)) * scaleOf(element);
  const scroller = element && elementsAround(element).find(isScroller);
  if (scroller) scroller.scrollTop += change / scaleOf(scroller);
  else window.scrollTo({ top: window.scrollY + change });
}

/**
 * Calls `tell` with the size of the window in CSS pixels of an element, now and when the window, the
 * element or the page changes its size. Returns a function that stops it.
 */
export function watchWindow(
  element: Element | null,
  tell: (size: { width: number; height: number }) => void,
): () => void {
  let known = NaN;
  const measure = () => {
    const scale = scaleOf(element);
    const height = window.innerHeight / scale;
    if (height === known) return;
    known = height;
    tell({ width: window.innerWidth / scale, height });
  };
  measure();
  window.addEventListener('resize', measure);
  let frame = 0;
  const stop = observeSizes(sizedBy(element), () => {
    // While the user scrolls, the grid renders at once. Inside of a resize observer, that is an error.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', measure);
    stop();
  };
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

/** The boxes that change when a page zooms an element. */
const sizedBy = (element: Element | null): Element[] =>
  element ? [element, document.body] : [document.body];

/**
 * Calls `tell` now and whenever something around an element scrolls or zooms it, with the offset and
 * whether scrolling continues. Returns a function that stops it.
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
  let scale = scaleOf(element);
  const stop = observeSizes(sizedBy(element), () => {
    if (scaleOf(element) === scale) return;
    scale = scaleOf(element);
    tell(scrolledAround(element), false);
  });
  const options = { capture: true, passive: true };
  const targets = [window, ...rootsAround(element)];
  for (const target of targets) target.addEventListener('scroll', onScroll, options);
  return () => {
    clearTimeout(rest);
    stop();
    for (const target of targets) target.removeEventListener('scroll', onScroll, options);
  };
}

/** The shadow roots around an element. Scroll events don't leave them. */
function rootsAround(element: Element | null): Node[] {
  const elements = element ? [element, ...elementsAround(element)] : [];
  const roots = new Set(elements.map((one) => one.getRootNode()));
  return [...roots].filter((root) => root instanceof ShadowRoot);
}
