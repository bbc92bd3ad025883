import { html, raw } from 'hono/html';

import type { Addresses } from '../addresses';
import type { ShownArtifact } from './shownArtifacts';

export type Html = ReturnType<typeof html>;

/** How an element gets its artifact: it fetches it by its id, a script gives it, or it stands inside the element. */
export type Feed = 'id' | 'property' | 'inline';

/** What an element on a host page is. */
export interface ElementOptions {
  tag: 'trovi-artifact-card' | 'trovi-citation-box';
  feed: Feed;
  /** Further attributes, as HTML has them. */
  attributes?: string;
}

/** JSON that can stand in a script of HTML: it holds no tag. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** An element of the library, with what is shown where it is not. */
export function elementHtml(
  { tag, feed, attributes = '' }: ElementOptions,
  artifact: ShownArtifact,
  { api, dashboard }: Pick<Addresses, 'api' | 'dashboard'>,
): Html {
  const id = `${tag.replace('trovi-', '')}-by-${feed}`;
  const source = feed === 'id' ? html` artifact-id="${artifact.uuid}" api-url="${api}"` : '';
  return html`<${raw(tag)} id="${id}" data-feed="${feed}"${source} dashboard-url="${dashboard}"${raw(attributes && ` ${attributes}`)}>
      ${plainCitation(artifact, dashboard)}
      ${feed === 'inline' ? inlineScript(artifact) : ''}
    </${raw(tag)}>`;
}

function inlineScript(artifact: ShownArtifact): Html {
  return html`<script type="application/json">
    ${raw(inlineJson(artifact))}
  </script>`;
}

/** A title, a link and a citation: what a reader without scripts has of an artifact. */
function plainCitation({ uuid, title, authors }: ShownArtifact, dashboard: string): Html {
  const names = authors.map(({ full_name }) => full_name).join(', ');
  return html`<p class="plain">
    ${names}. “<a href="${dashboard}artifacts/${uuid}">${title}</a>.” Trovi.
  </p>`;
}
