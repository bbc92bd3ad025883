import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { CodeLanguage } from './code/codeLanguage';
import type { RenderedMarkdown } from './renderMarkdown';

/**
 * Completes rendered Markdown in the page: puts the words of broken images in their place, and
 * colours code. The code for that loads with the first block of a known language.
 */
export function useLateMarkup(
  box: RefObject<HTMLElement | null>,
  rendered: RenderedMarkdown | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    // Errors of images do not bubble.
    element?.addEventListener('error', replaceImage, true);
    return () => element?.removeEventListener('error', replaceImage, true);
  }, [box, rendered]);
  useEffect(() => {
    const blocks = [
      ...(box.current?.querySelectorAll<HTMLElement>('pre > code[data-language]') ?? []),
    ];
    if (blocks.length === 0) return undefined;
    let isWanted = true;
    const paint = async () => {
      const { colorCode } = await import('./code/colorCode');
      for (const block of blocks) {
        if (isWanted) await colorCode(block, block.dataset.language as CodeLanguage);
      }
    };
    // Code without colours is as good.
    paint().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [box, rendered]);
}

function replaceImage({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt);
}
