import { html, raw } from 'hono/html';

import type { Addresses } from '../addresses';
import { elementHtml, type ElementOptions, type Feed, type Html } from './embeddedElements';
import type { ShownArtifact } from './shownArtifacts';

/** The contents of a host page. */
export interface HostContents {
  addresses: Addresses;
  /** At least one. */
  artifacts: readonly [ShownArtifact, ...ShownArtifact[]];
  /** The nonce of this response's scripts. */
  nonce: string;
}

/** A page that embeds elements, as other sites do. */
export interface HostPage {
  /** The last part of its address. */
  name: string;
  title: string;
  /** Its purpose, in a sentence or two. */
  about: string;
  /** Names of `hostStyles`, or addresses of stylesheets. */
  styles: readonly string[];
  /** Addresses of scripts. They are modules, except those below `/embed/scripts/`. */
  scripts?: readonly string[];
  /** Whether it has no document type, so that browsers show it in quirks mode. */
  isQuirky?: boolean;
  /** Attributes of the root element. */
  root?: string;
  /** The feeds that it shows. All by default. */
  feeds?: readonly Feed[];
  /** Further attributes of the elements. */
  attributes?: string;
  /** The body that replaces the elements. */
  body?: (contents: HostContents) => Html;
  headers?: (contents: HostContents) => Record<string, string>;
  /** Whether the index omits it, because another page shows it. */
  isPartOfAnother?: boolean;
}

/** The scripts of a page that embeds elements as the README describes. */
export const autoloader = '/widgets/trovi.js';
/** Sets the artifact on elements that get it as a property. */
export const feeder = '/embed/scripts/feed.js';

const allFeeds: readonly Feed[] = ['id', 'property', 'inline'];
const feedNames: Record<Feed, string> = {
  id: 'By id',
  property: 'By a property',
  inline: 'By inline JSON',
};

/** The text of a host page. */
export function hostPageHtml(page: HostPage, contents: HostContents): Html {
  const { title, about, styles, scripts = [autoloader, feeder], root = 'lang="en"', body } = page;
  return html`${page.isQuirky ? '' : raw('<!doctype html>')}
    <html ${raw(root)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - host pages of Trovi</title>
        ${styles.map((style) => html`<link rel="stylesheet" href="${styleAddress(style)}" />`)}
        ${scripts.map((script) => scriptHtml(script, contents.nonce))}
      </head>
      <body>
        <header><a href="/embed/">All host pages</a></header>
        <main>
          <h1>${title}</h1>
          <p class="about">${about}</p>
          ${body ? body(contents) : elementsHtml(page, contents)}
        </main>
      </body>
    </html>`;
}

function styleAddress(style: string): string {
  return style.startsWith('/') ? style : `/embed/styles/${style}.css`;
}

function scriptHtml(address: string, nonce: string): Html {
  return address.startsWith('/embed/scripts/')
    ? html`<script defer nonce="${nonce}" src="${address}"></script>`
    : html`<script type="module" nonce="${nonce}" src="${address}"></script>`;
}

/**
 * The elements of a page without its own body: the small ones with every feed, the large ones with
 * one.
 */
export function elementsOf({ feeds = allFeeds, attributes }: HostPage): ElementOptions[] {
  const small = feeds.flatMap((feed): ElementOptions[] => [
    { name: 'artifact-card', feed, attributes },
    { name: 'citation-box', feed, attributes },
  ]);
  const [first = 'id', second = first] = feeds;
  return [
    ...small,
    { name: 'artifact-detail', feed: first, attributes },
    { name: 'artifact-catalogue', feed: second, attributes },
  ];
}

function elementsHtml(page: HostPage, { artifacts, addresses }: HostContents): Html {
  const elements = elementsOf(page);
  const show = (wanted: ElementOptions[]) =>
    wanted.map((element) => elementHtml(element, artifacts, addresses));
  return html`<div class="feeds">
      ${(page.feeds ?? allFeeds).map((feed) => {
        const ofFeed = elements.filter((element) => element.feed === feed && !isLarge(element));
        return html`<section>
          <h2>${feedNames[feed]}</h2>
          ${show(ofFeed)}
        </section>`;
      })}
    </div>
    ${show(elements.filter(isLarge))}`;
}

function isLarge({ name }: ElementOptions): boolean {
  return name === 'artifact-detail' || name === 'artifact-catalogue';
}
