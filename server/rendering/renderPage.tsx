import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Unmeasured } from '../../src/components/detail/LongDescription/unmeasured';
import { elementsOf, parseMarkup, writeMarkup } from '../../src/static/tree';
import { PublishedArtifact } from '../../dashboard/published/PublishedArtifact';
import { PublishedList } from '../../dashboard/published/PublishedList';
import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { loadFirstPage } from './loadFirstPage';
import type { ListJob, RenderJob } from './renderJob';

/**
 * A page as HTML that needs no script. It has no inline styles, which the policy forbids.
 * `undefined` for a list without cards, which the app fills later.
 */
export async function renderPage(
  job: RenderJob,
  configuration: SiteConfiguration,
): Promise<string | undefined> {
  return 'screen' in job
    ? renderList(job, configuration)
    : render(<PublishedArtifact {...job} configuration={configuration} />).markup;
}

async function renderList(job: ListJob, configuration: SiteConfiguration) {
  const { screen, search } = job;
  const repository = await loadFirstPage(job, configuration);
  const { markup, parts } = render(
    <PublishedList {...{ screen, search, repository, configuration }} />,
  );
  return parts.has('card') ? markup : undefined;
}

function render(page: ReactElement) {
  const tree = parseMarkup(
    renderToStaticMarkup(<Unmeasured.Provider value={true}>{page}</Unmeasured.Provider>),
  );
  const elements = elementsOf(tree);
  for (const { attribs } of elements) delete attribs.style;
  return { markup: writeMarkup(tree), parts: new Set(elements.map(({ attribs }) => attribs.part)) };
}
