import { html as xml, raw } from 'hono/html';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { authorString } from '../../../src/domain/citation/citedValues';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { printable, printableArtifact } from '../../../src/domain/exports/printable';
import type { RenderCard } from '../publishingParts';

/** The maximum space that the page has, in pixels. */
export interface Room {
  maxWidth?: number;
  maxHeight?: number;
}

const usualWidth = 600;
/** Narrow cards wrap, so they are taller. */
const wide = 480;
const heights = { wide: 300, narrow: 400 };

/**
 * The response of the endpoint: the type `rich` of oEmbed 1.0. All values are strings or numbers.
 */
export type EmbedDescription = Readonly<Record<string, string | number>>;

/** Describes the static card of an artifact. It is never larger than the available space. */
export async function describeEmbed(
  artifact: Artifact,
  { maxWidth = Infinity, maxHeight = Infinity }: Room,
  configuration: CatalogueConfiguration,
  renderCard: RenderCard,
): Promise<EmbedDescription> {
  const width = Math.min(usualWidth, maxWidth);
  const height = Math.min(width < wide ? heights.narrow : heights.wide, maxHeight);
  const shown = printableArtifact(artifact);
  const card = await renderCard(shown, configuration);
  const style = `max-width:${width}px;max-height:${height}px;overflow:auto`;
  const authors = authorString(shown);
  return {
    type: 'rich',
    version: '1.0',
    title: displayTitle(shown),
    ...(authors && { author_name: authors }),
    provider_name: printable(configuration.productName),
    provider_url: configuration.dashboardUrl,
    cache_age: 600,
    width,
    height,
    html: `<div style="${style}">${card}</div>`,
  };
}

/** The description as XML. */
export async function embedXml(description: EmbedDescription): Promise<string> {
  const members = Object.entries(description).map(([name, value]) => memberOf(name, value));
  const text = await xml`<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<oembed>${members}</oembed>
`;
  return text.toString();
}

function memberOf(name: string, value: string | number) {
  // The names come from our own code.
  const [start, end] = [raw(`<${name}>`), raw(`</${name}>`)];
  return xml`${start}${printable(String(value))}${end}`;
}
