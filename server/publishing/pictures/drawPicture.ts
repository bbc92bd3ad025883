import { Resvg } from '@resvg/resvg-js';

import { canDraw } from './drawText';
import { previewSvg, type PreviewTexts } from './previewSvg';

/** The result of drawing the texts of an artifact. */
export interface PreviewPicture {
  /** Absent if the texts cannot be drawn, for example if a letter of the title is in no font. */
  png?: Uint8Array;
}

/** Draws the preview picture of an artifact. Takes up to a second. */
export function drawPicture(texts: PreviewTexts): PreviewPicture {
  if (!canDraw(texts.title)) return {};
  const image = new Resvg(previewSvg(texts), { font: { loadSystemFonts: false } }).render();
  return { png: new Uint8Array(image.asPng()) };
}
