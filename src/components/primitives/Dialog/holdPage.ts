let holders = 0;
let release = () => {};

/**
 * Stops the page from scrolling while a dialog in a shadow root is open. Style sheets of a shadow
 * root don't reach the page. Keeps the width of the scroll bar free. Returns a function that undoes
 * this; the last call restores the page.
 */
export function holdPage(): () => void {
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
