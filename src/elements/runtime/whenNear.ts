import { hasSignOnAnswer } from './services/hasSignOnAnswer';

/** How far from the visible part of the page an element is near it. */
const margin = '300px';

let observer: IntersectionObserver | undefined;
const starts = new WeakMap<Element, () => void>();

/**
 * Calls `start` once the element comes near the part of the page that is seen: at once where it has the attribute `eager` or the
 * browser cannot tell, where it is a dialog that is open, and where a person comes back from signing in. What stands inside the
 * element has been read by then. Returns the function that calls this off.
 */
export function whenNear(host: HTMLElement, start: () => void): () => void {
  let isCalledOff = false;
  const begin = () => {
    if (!isCalledOff) start();
  };
  const watch = () => {
    if (isCalledOff) return;
    // Scripts have the time to set properties after they put an element into the page.
    if (isEager(host)) queueMicrotask(begin);
    else observe(host, begin);
  };
  const isRead = document.readyState !== 'loading';
  if (isRead) watch();
  else document.addEventListener('DOMContentLoaded', watch, { once: true });
  return () => {
    isCalledOff = true;
    document.removeEventListener('DOMContentLoaded', watch);
    observer?.unobserve(host);
  };
}

function isEager(host: HTMLElement): boolean {
  const isOn = (name: string) => host.hasAttribute(name) && host.getAttribute(name) !== 'false';
  return (
    isOn('eager') ||
    isOn('open') ||
    hasSignOnAnswer() ||
    typeof IntersectionObserver === 'undefined'
  );
}

function observe(host: HTMLElement, start: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        starts.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  starts.set(host, start);
  observer.observe(host);
}
