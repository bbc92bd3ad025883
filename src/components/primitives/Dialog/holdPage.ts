let holders = 0;
let release = () => {};

/**
 * Keeps the page from scrolling for a dialog inside a shadow root, whose style sheets do not reach the page; the room of the
 * scroll bar stays. Returns the function that takes this back, the last of them leaving the page as it was.
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
      // Radix takes its own back in the same breath.
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
  // Chromium removes the attribute only where it has been read since the style was changed.
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
