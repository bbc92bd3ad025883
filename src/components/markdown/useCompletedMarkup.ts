import { type RefObject, useLayoutEffect } from 'react';
import { useCodeColors } from './code/useCodeColors';
import { imageWords } from './markup/furnishSchemes';
import type { RenderedMarkdown } from './renderMarkdown';
import { useColorScheme } from './useColorScheme';

/**
 * Completes rendered Markdown in the page: replaces broken images by their text, shows the images
 * for the colour scheme, colours code.
 */
export function useCompletedMarkup(
  box: RefObject<HTMLElement | null>,
  rendered: RenderedMarkdown | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    // Errors of images do not bubble.
    element?.addEventListener('error', replaceImage, true);
    return () => element?.removeEventListener('error', replaceImage, true);
  }, [box, rendered]);
  useColorScheme(box, rendered);
  useCodeColors(box, rendered);
}

function replaceImage({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.replaceWith(imageWords(target));
}
