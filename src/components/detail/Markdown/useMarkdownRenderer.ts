import { useEffect, useState } from 'react';
import type { renderMarkdown } from './renderMarkdown';

type RenderMarkdown = typeof renderMarkdown;

let loaded: RenderMarkdown | undefined;
let loading: Promise<RenderMarkdown> | undefined;

async function loadRenderer(): Promise<RenderMarkdown> {
  loading ??= import('./renderMarkdown').then((module) => module.renderMarkdown);
  try {
    loaded = await loading;
    return loaded;
  } finally {
    loading = undefined;
  }
}

/** Starts to load the renderer, for a page that needs it soon. */
export function preloadMarkdown(): void {
  if (!loaded) loadRenderer().catch(() => undefined);
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
