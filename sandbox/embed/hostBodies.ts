import { html } from 'hono/html';

import { elementHtml, type ElementOptions, type Feed, type Html } from './embeddedElements';
import type { HostContents } from './hostPage';

const cardCount = 100;
const deeds = ['Create', 'Move', 'Clone', 'Remove', 'Put back'];

/** Buttons that change an element, and two places to move it to. */
export function benchBody(): Html {
  return html`<p class="bench">
      ${deeds.map(
        (deed) =>
          html`<button type="button" id="${deed.toLowerCase().replace(' ', '-')}">${deed}</button>`,
      )}
    </p>
    <div class="places">
      <div class="place"></div>
      <div class="place"></div>
    </div>`;
}

/** A hundred cards of the existing artifacts. */
export function cardsBody({ artifacts, addresses }: HostContents): Html {
  const cards = Array.from({ length: cardCount }, (_, index) => {
    const artifact = artifacts[index % artifacts.length] ?? artifacts[0];
    return elementHtml(
      { name: 'artifact-card', feed: 'inline', number: index + 1 },
      [artifact],
      addresses,
    );
  });
  return html`<div class="cards">${cards}</div>`;
}

/** The elements in rows, columns and cards of Bootstrap. */
export function portalBody({ artifacts, addresses }: HostContents): Html {
  const feeds: Feed[] = ['id', 'property', 'inline'];
  const show = (name: ElementOptions['name'], feed: Feed) =>
    elementHtml({ name, feed }, artifacts, addresses);
  return html`<ul class="nav nav-pills mb-4">
      <li class="nav-item"><a class="nav-link active" href="#cards">Artifacts</a></li>
      <li class="nav-item"><a class="nav-link" href="#citations">Citations</a></li>
    </ul>
    <h2 class="h4" id="cards">Artifacts of the lab</h2>
    <div class="row g-3 mb-4">
      ${feeds.map((feed) => html`<div class="col-12 col-lg-4">${show('artifact-card', feed)}</div>`)}
    </div>
    <h2 class="h4" id="citations">How to cite them</h2>
    ${feeds.map(
      (feed) =>
        html`<div class="card mb-3">
          <div class="card-body">${show('citation-box', feed)}</div>
        </div>`,
    )}
    ${show('artifact-detail', 'id')} ${show('artifact-catalogue', 'property')}`;
}

const contentWidths = [
  'flex',
  'flex-column',
  'grid-auto',
  'table',
  'float',
  'inline-block',
  'fit-content',
];
/** Places with little space left. */
const squeezes = ['squeeze flex', 'squeeze table', 'squeeze min-content'];
const longText = 'A long text beside it asks for the whole width of the page. '.repeat(6);

/** A card, a citation and a detail in each place whose width comes from its content. */
export function contentWidthBody({ artifacts, addresses }: HostContents): Html {
  const names: ElementOptions['name'][] = ['artifact-card', 'citation-box', 'artifact-detail'];
  const cell = (name: ElementOptions['name']) =>
    html`<div class="cell">${elementHtml({ name, feed: 'inline' }, artifacts, addresses)}</div>`;
  const bare = (name: ElementOptions['name']) =>
    elementHtml({ name, feed: 'inline' }, artifacts, addresses);
  return html`${[...contentWidths, ...squeezes].map(
    (place) =>
      html`<h2>${place}</h2>
        ${names.map(
          (name) =>
            html`<div class="${place}">
              ${place.endsWith('table') ? cell(name) : bare(name)}
              <div class="cell">${squeezes.includes(place) ? longText : 'Beside it'}</div>
            </div>`,
        )}`,
  )}`;
}

const rightToLeftLetters = /[\u0590-\u08ff]/;

/**
 * A card, a citation and a detail of an artifact with a right-to-left title, and of another one.
 */
export function rightToLeftBody({ artifacts, addresses }: HostContents): Html {
  const [first] = artifacts;
  const other = artifacts.find(({ title }) => rightToLeftLetters.test(title)) ?? first;
  const names: ElementOptions['name'][] = ['artifact-card', 'citation-box', 'artifact-detail'];
  return html`${[other, first].map((artifact, number) =>
    names.map((name) => elementHtml({ name, feed: 'inline', number }, [artifact], addresses)),
  )}`;
}

/** Elements without an id, a property or JSON: with plain HTML and without it. */
export function emptyBody({ addresses: { api } }: HostContents): Html {
  return html`<trovi-artifact-card api-url="${api}"></trovi-artifact-card>
    <trovi-citation-box api-url="${api}"
      ><p class="plain">A citation in plain HTML.</p></trovi-citation-box
    >
    <trovi-artifact-detail api-url="${api}"></trovi-artifact-detail>`;
}

/** Another host page in a frame that can only run scripts. */
export function frameBody(): Html {
  return html`<iframe sandbox="allow-scripts" src="/embed/framed/" title="Host page"></iframe>`;
}
