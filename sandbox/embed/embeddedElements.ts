import { html, raw } from 'hono/html';

import type { Addresses } from '../addresses';
import type { ShownArtifact } from './shownArtifacts';

export type Html = ReturnType<typeof html>;

/**
 * How an element gets its artifacts: it fetches them, a script sets them, or they are inside the
 * element.
 */
export type Feed = 'id' | 'property' | 'inline';

/** An element on a host page. */
export interface ElementOptions {
  /** Its tag without `trovi-`. */
  name: 'artifact-card' | 'citation-box' | 'artifact-detail' | 'artifact-catalogue';
  feed: Feed;
  /** Its number among such elements of the page, if there are several. */
  number?: number;
  /** Further attributes, as in HTML. */
  attributes?: string;
}

/** The number of artifacts in a catalogue of a host page. */
export const catalogueSize = 3;

/** The `id` of an element in its page. */
export function elementId({ name, feed, number }: ElementOptions): string {
  return [name, 'by', feed, number].filter((part) => part !== undefined).join('-');
}

/** JSON for an HTML script element. It contains no tag. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * An element of the library, with its fallback. The first artifact is its own. A catalogue shows
 * more.
 */
export function elementHtml(
  options: ElementOptions,
  artifacts: readonly [ShownArtifact, ...ShownArtifact[]],
  { api, dashboard }: Pick<Addresses, 'api' | 'dashboard'>,
): Html {
  const { name, feed, attributes = '' } = options;
  const [artifact] = artifacts;
  const isCatalogue = name === 'artifact-catalogue';
  const source = isCatalogue ? `limit="${catalogueSize}"` : `artifact-id="${artifact.uuid}"`;
  const own = feed === 'id' ? html`${raw(source)} api-url="${api}"` : '';
  const shown = isCatalogue ? artifacts.slice(0, catalogueSize) : artifact;
  return html`<${raw(`trovi-${name}`)} id="${elementId(options)}" data-feed="${feed}" dashboard-url="${dashboard}" ${own} ${raw(attributes)}>
      ${isCatalogue ? plainLink(dashboard) : plainCitation(artifact, dashboard)}
      ${feed === 'inline' ? inlineScript(shown) : ''}
    </${raw(`trovi-${name}`)}>`;
}

function inlineScript(shown: unknown): Html {
  return html`<script type="application/json">
    ${raw(inlineJson(shown))}
  </script>`;
}

/** A title, a link and a citation, for readers without scripts. */
function plainCitation({ uuid, title, authors }: ShownArtifact, dashboard: string): Html {
  const names = authors.map(({ full_name }) => full_name).join(', ');
  return html`<p class="plain">
    ${names}. “<a href="${dashboard}artifacts/${uuid}">${title}</a>.” Trovi.
  </p>`;
}

function plainLink(dashboard: string): Html {
  return html`<p class="plain"><a href="${dashboard}artifacts">All artifacts</a></p>`;
}
