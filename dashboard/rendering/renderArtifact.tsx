import { renderToStaticMarkup } from 'react-dom/server';

import { Unmeasured } from '../../src/components/detail/LongDescription/unmeasured';
import type { CatalogueConfiguration } from '../../src/entries/domain';
import { elementsOf, parseMarkup, writeMarkup } from '../../src/static/tree';
import { PublishedArtifact } from '../app/published/PublishedArtifact';
import type { RenderJob } from './renderJob';

/**
 * The page of an artifact as HTML that needs no script. It has no inline styles, which the policy
 * forbids.
 */
export function renderArtifact(job: RenderJob, configuration: CatalogueConfiguration): string {
  const props = { ...job, configuration };
  const tree = parseMarkup(
    renderToStaticMarkup(
      <Unmeasured.Provider value={true}>
        <PublishedArtifact {...props} />
      </Unmeasured.Provider>,
    ),
  );
  for (const { attribs } of elementsOf(tree)) delete attribs.style;
  return writeMarkup(tree);
}
