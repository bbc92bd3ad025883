import { type RefObject, useEffect } from 'react';
import type { RenderedMarkdown } from '../renderMarkdown';
import type { CodeLanguage } from './codeLanguage';

/**
 * Colours the code in rendered Markdown. What that needs loads with the first block of a known
 * language. The light build has `withoutCodeColors` instead.
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
      const { colorCode } = await import('./colorCode');
      for (const block of blocks) {
        if (isWanted) await colorCode(block, block.dataset.language as CodeLanguage);
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
