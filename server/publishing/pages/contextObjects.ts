import { coinsId } from '../../../dashboard/published/publishedData';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { contextObject } from '../../../src/domain/metadata/contextObject';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { escapeHtml } from '../../../src/domain/text/escapeHtml';

/**
 * The page with its artifacts as COinS, which Zotero offers to pick from. They are outside of the
 * app, which removes them when it shows another address.
 */
export function withContextObjects(
  page: string,
  artifacts: readonly Artifact[],
  configuration: CatalogueConfiguration,
): string {
  const spans = artifacts
    .map((artifact) => contextObject(artifact, configuration))
    .filter(Boolean)
    .map((text) => `<span class="Z3988" title="${escapeHtml(text)}"></span>`);
  if (spans.length === 0) return page;
  const element = `<div id="${coinsId}" hidden>${spans.join('')}</div>`;
  return page.replace(/<\/body>/i, (end) => element + end);
}
