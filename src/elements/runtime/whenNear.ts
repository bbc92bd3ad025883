import { ownMembers } from '../../domain/text/ownMembers';
import { hasSignOnResponse } from './services/hasSignOnResponse';

/** Distance from the viewport within which an element counts as near. */
const margin = '300px';

let observer: IntersectionObserver | undefined;
let stopListening: (() => void) | undefined;
const waiting = new Map<Element, () => void>();

/**
 * Calls `start` when the element comes near the viewport, or when the page is about to be printed.
 * Calls it at once if the element has the attribute `eager` or is an open dialog, if the browser has
 * no `IntersectionObserver`, or if the user returns from signing in. In every case, it first waits
 * until the browser has parsed the page, including the content of the element. Returns a function
 * that cancels this.
 */
export function whenNear(host: HTMLElement, start: () => void): () => void {
  let isCalledOff = false;
  const begin = () => {
    if (!isCalledOff) start();
  };
  const watch = () => {
    if (isCalledOff) return;
    // Gives scripts time to set properties after they insert the element.
    if (isEager(host)) queueMicrotask(begin);
    else observe(host, begin);
  };
  const isRead = document.readyState !== 'loading';
  if (isRead) watch();
  else document.addEventListener('DOMContentLoaded', watch, ownMembers({ once: true }));
  return () => {
    isCalledOff = true;
    document.removeEventListener('DOMContentLoaded', watch);
    forget(host);
  };
}

function isEager(host: HTMLElement): boolean {
  const isOn = (name: string) => host.hasAttribute(name) && host.getAttribute(name) !== 'false';
  return (
    isOn('eager') ||
    isOn('open') ||
    hasSignOnResponse() ||
    typeof IntersectionObserver === 'undefined'
  );
}

function observe(host: HTMLElement, start: () => void): void {
  observer ??= createObserver();
  if (waiting.size === 0) listenToPrint();
  waiting.set(host, start);
  observer.observe(host);
}

function createObserver(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting || hasNoBox(target)) startOne(target);
      }
    },
    ownMembers({ rootMargin: margin }),
  );
}

/** Listens while elements wait, so that nothing is left of elements that are gone. */
function listenToPrint(): void {
  window.addEventListener('beforeprint', startAll);
  // Tools that emulate print send no events.
  const paper = window.matchMedia?.('print');
  const startForPaper = ({ matches }: MediaQueryListEvent) => matches && startAll();
  paper?.addEventListener('change', startForPaper);
  stopListening = () => {
    window.removeEventListener('beforeprint', startAll);
    paper?.removeEventListener('change', startForPaper);
  };
}

/** Whether the page shows the children of an element without a box of its own, which is never near. */
function hasNoBox(element: Element): boolean {
  return getComputedStyle(element).display === 'contents';
}

function startAll(): void {
  for (const host of waiting.keys()) startOne(host);
}

function startOne(host: Element): void {
  const start = waiting.get(host);
  forget(host);
  start?.();
}

function forget(host: Element): void {
  observer?.unobserve(host);
  if (waiting.delete(host) && waiting.size === 0) stopListening?.();
}
