import { parentPort } from 'node:worker_threads';

import { drawPicture, type PreviewPicture } from './publishing/pictures/drawPicture';
import type { PreviewTexts } from './publishing/pictures/previewSvg';

// A worker of the publishing server. It draws one preview picture at a time.
parentPort?.on('message', (texts: PreviewTexts) => parentPort?.postMessage(respond(texts)));
parentPort?.postMessage('ready');

function respond(texts: PreviewTexts): PreviewPicture {
  try {
    return drawPicture(texts);
  } catch {
    // The rules of a font cannot shape the text, or an outline cannot be drawn.
    return {};
  }
}
