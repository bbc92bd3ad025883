import { type RefObject, useEffect } from 'react';
import { lazyCode } from '../../ui/lazy/lazyCode';
import type { RenderedMarkdown } from '../renderMarkdown';
import type { CodeLanguage } from './codeLanguage';

const codeColors = lazyCode(async () => (await import('./colorCode')).colorCode);

/**
 * Colours the code in rendered Markdown. The code for that loads with the first block of a known
 * language.
 */
export function useCodeColors(
  box: RefObject<HTMLElement | null>,
  rendered: RenderedMarkdown | undefined,
): void {
  useEffect(() => {
    const blocks = [
      ...(box.current?.querySelectorAll<HTMLElement>('pre > code[data-language]') ?? []),
    ];
    if (blocks.length === 0) return undefined;
    let isWanted = true;
    const paint = async () => {
      const colorCode = await codeColors.load();
      for (const block of blocks) {
        if (isWanted) colorCode(block, block.dataset.language as CodeLanguage);
        // Each block is a task of its own.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    // Code without colours is as good.
    paint().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [box, rendered]);
}
