import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';

import { previewSvg, type PreviewTexts } from './previewSvg';

const mostBytes = 32 * 2 ** 20;
const mostAtOnce = 2;
const mostWaiting = 20;

/** Draws preview pictures as PNG. `undefined`: there is too much to do. */
export type DrawPreview = (texts: PreviewTexts) => Promise<Uint8Array | undefined>;

/** Keeps the pictures that were drawn last, and draws two at once at most. */
export function createPreviewPictures(): DrawPreview {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const drawn = new Map<string, Promise<Uint8Array>>();
  let queue: Promise<unknown>[] = Array.from({ length: mostAtOnce }, () => Promise.resolve());
  return async (texts) => {
    const key = JSON.stringify(texts);
    const picture = kept.get(key) ?? drawn.get(key);
    if (picture) return picture;
    if (drawn.size >= mostWaiting) return undefined;
    const [free = Promise.resolve(), ...others] = queue;
    const drawing = free.then(() => draw(texts));
    drawn.set(key, drawing);
    queue = [...others, drawing.catch(() => undefined)];
    try {
      const png = await drawing;
      kept.set(key, png);
      return png;
    } finally {
      drawn.delete(key);
    }
  };
}

async function draw(texts: PreviewTexts): Promise<Uint8Array> {
  const image = await renderAsync(previewSvg(texts), { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}
