import { renderingConfig } from '../configs/renderingConfig.mjs';

import { bundle } from './bundle.mjs';

/** Builds `.build/rendering`: the renderer of the publishing server. */
export async function buildRendering() {
  await bundle(renderingConfig());
}
