import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';

/** The part of `trovi-widgets/static` that this module needs. */
interface StaticRenderer {
  renderStatic: (
    kind: 'card',
    artifact: Artifact,
    options: { settings: CatalogueConfiguration },
  ) => string;
}

/**
 * The card of an artifact as HTML with inline styles, rendered by the built package: its styles are
 * part of the build.
 */
export async function staticCard(
  artifact: Artifact,
  settings: CatalogueConfiguration,
): Promise<string> {
  const file = path.resolve('dist/command/static.js');
  const { renderStatic } = (await import(pathToFileURL(file).href)) as StaticRenderer;
  return renderStatic('card', artifact, { settings });
}
