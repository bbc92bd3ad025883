import { html } from 'hono/html';

import { artifactUrl } from '../../../src/domain/addresses/routes';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { formatDay } from '../../../src/domain/artifact/timestamps';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';
import { doiUrl, versionDoi } from '../../../src/domain/artifact/contents/versionContents';
import { newestFirst } from '../../../src/domain/artifact/versions/versions';
import { authorString } from '../../../src/domain/citation/citedValues';
import { citationText } from '../../../src/domain/citation/citation';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';

/** Maximum number of characters of a description to show. */
const longestText = 20_000;
const mostVersions = 200;

/** An artifact for readers without scripts. The long description is shown as Markdown source. */
export function plainArtifact(
  artifact: Artifact,
  version: ArtifactVersion | undefined,
  configuration: CatalogueConfiguration,
) {
  const { dashboardUrl } = configuration;
  const paragraphs = artifact.longDescription
    .slice(0, longestText)
    .split(/\n\s*\n/)
    .filter((text) => text.trim());
  return html`<article>
    <h1 dir="auto">${displayTitle(artifact)}</h1>
    <p dir="auto">${authorString(artifact)}</p>
    <p dir="auto">${artifact.shortDescription.slice(0, longestText)}</p>
    ${paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}
    <p dir="auto">${artifact.tags.join(', ')}</p>
    <h2>Cite this</h2>
    <p dir="auto">${citationText(artifact, { ...configuration, ...(version && { version }) })}</p>
    <h2>Versions</h2>
    <ul>
      ${newestFirst(artifact.versions)
        .slice(0, mostVersions)
        .map((one) => {
          const doi = versionDoi(one);
          const page = artifactUrl(dashboardUrl, artifact.id, { version: one.slug });
          return html`<li>
            <a href="${page}">${one.slug}</a> ${formatDay(one.createdAt ?? NaN)}
            ${doi ? html`<a href="${doiUrl(doi)}">${doi}</a>` : ''}
          </li>`;
        })}
    </ul>
  </article>`;
}

/** The first artifacts of a list for readers without scripts. */
export function plainList(artifacts: readonly Artifact[], dashboardUrl: string) {
  return html`<ul>
    ${artifacts.map(
      (artifact) =>
        html`<li dir="auto">
          <a href="${artifactUrl(dashboardUrl, artifact.id)}">${displayTitle(artifact)}</a>
          ${authorString(artifact)}
        </li>`,
    )}
  </ul>`;
}
