import type { Page } from '@playwright/test';

/** What moves in a page within half a second, except spinners. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = new Set<string>();
    const until = performance.now() + 500;
    while (performance.now() < until) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        const isSpinner = target?.getAttribute('role') === 'img';
        if (animation.playState === 'running' && !isSpinner) names.add(target?.className ?? '');
      }
    }
    return [...names];
  });
}
