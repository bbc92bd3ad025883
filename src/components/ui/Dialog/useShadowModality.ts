import { useEffect, useState } from 'react';

/**
 * Makes a dialog in a shadow root modal: everything beside it is inert, and the page does not
 * scroll. Radix does this only for dialogs in the page itself. Pass the returned function as `ref`.
 */
export function useShadowModality(): (overlay: HTMLElement | null) => void {
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!(overlay?.getRootNode() instanceof ShadowRoot)) return undefined;
    const ends = [isolate(overlay), holdPage()];
    return () => ends.forEach((end) => end());
  }, [overlay]);
  return setOverlay;
}

/**
 * Makes everything beside an element inert, inside the shadow roots around it. Live regions stay
 * active. Radix does the same in the page outside, but doesn't reach into shadow roots. Returns a
 * function that undoes this.
 */
function isolate(element: Element): () => void {
  const made: Element[] = [];
  const silence = (other: Element) => {
    if (other.hasAttribute('inert') || other.matches('[aria-live]')) return;
    if (other.querySelector('[aria-live]')) {
      for (const child of other.children) silence(child);
      return;
    }
    other.setAttribute('inert', '');
    made.push(other);
  };
  for (let kept: Element | null = element; kept; kept = outwards(kept)) {
    for (const other of kept.parentNode?.children ?? []) if (other !== kept) silence(other);
  }
  return () => {
    for (const other of made) other.removeAttribute('inert');
  };
}

/** The next element outwards inside shadow roots. `undefined` at the page itself. */
function outwards({ parentNode }: Element): Element | null {
  const next = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return next instanceof Element && next.getRootNode() instanceof ShadowRoot ? next : null;
}

let holders = 0;
let release = () => {};

/**
 * Stops the page from scrolling while a dialog in a shadow root is open. Style sheets of a shadow
 * root don't reach the page. Keeps the width of the scroll bar free. Returns a function that undoes
 * this; the last call restores the page.
 */
function holdPage(): () => void {
  if (holders === 0) {
    const { body, documentElement: root } = document;
    const gap = window.innerWidth - root.clientWidth;
    const undo = [setStyle(root, 'overflow', 'hidden')];
    if (gap > 0) {
      const margin = parseFloat(getComputedStyle(body).marginRight) || 0;
      undo.push(setStyle(body, 'margin-right', `${margin + gap}px`));
    }
    release = () => {
      undo.forEach((one) => one());
      // Radix removes its own styles in the same task.
      queueMicrotask(() => [root, body].forEach(dropEmptyStyle));
    };
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, ...before);
}

function dropEmptyStyle(element: HTMLElement): void {
  // Chromium drops an empty attribute only after it was read.
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
