import { useEffect, useState } from 'react';
import type { renderMarkdown } from './renderMarkdown';

type RenderMarkdown = typeof renderMarkdown;

let loaded: RenderMarkdown | undefined;

/** Loads the renderer. The browser loads a module only once. */
async function loadRenderer(): Promise<RenderMarkdown> {
  const { renderMarkdown } = await import('./renderMarkdown');
  loaded = renderMarkdown;
  return loaded;
}

/** Loads the renderer, for a page that needs it soon. Never rejects. */
export async function preloadMarkdown(): Promise<void> {
  if (!loaded) await loadRenderer().catch(() => undefined);
}

/** The renderer, from its own chunk. `undefined` until it has loaded, and when loading fails. */
export function useMarkdownRenderer(): RenderMarkdown | undefined {
  const [renderer, setRenderer] = useState(() => loaded);
  useEffect(() => {
    if (renderer) return;
    let isWanted = true;
    loadRenderer().then(
      (render) => isWanted && setRenderer(() => render),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [renderer]);
  return renderer;
}
