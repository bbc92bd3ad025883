import type { Page } from '@playwright/test';

/** Records the visible content of the page in each frame. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: { isPublished: boolean; boxes: Record<string, string> }[] = [];
    Object.assign(window, { seenFrames: frames });
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const note = () => {
      const seen = [...document.querySelectorAll('h1, h2, h3, main p, main li')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      frames.push({
        isPublished: document.querySelector('[data-published]') !== null,
        boxes: Object.fromEntries(
          seen.map((element) => [`${element.localName} ${element.textContent}`, boxOf(element)]),
        ),
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The visible content of the page in a frame: texts and their positions. */
export interface Frame {
  isPublished: boolean;
  boxes: Record<string, string>;
}

/** The frames since the page began. */
export const framesOf = (page: Page) =>
  page.evaluate(async () => {
    // The current content of the page is recorded in the next frame.
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    return (window as unknown as { seenFrames: Frame[] }).seenFrames;
  });
