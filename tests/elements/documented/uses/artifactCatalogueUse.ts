import { noFilters } from '../../../../src/domain/catalogue/filters';
import '../../../../src/entries/define/artifact-catalogue';
import { place, rootOf, shown } from '../../fixtures/page';
import { settle } from '../../fixtures/waitFor';
import { artifactCatalogueStates as states, listed } from '../../states/artifactCatalogueStates';
import { type ElementState, feed, inline } from '../../states/elementState';
import type { ElementUse } from '../elementUse';
import { clickLink } from '../links';
import { addressOf, pictures } from './commonUse';

const tag = 'trovi-artifact-catalogue';

const far: ElementState = async () => {
  place('<div style="height: 5000px"></div>');
  const host = feed(tag, { contents: inline(listed) });
  host.removeAttribute('eager');
  await settle();
  return host;
};

const titles = (host: HTMLElement) =>
  [...rootOf(host).querySelectorAll('[part="title"]')].map((one) => one.textContent).join('\n');
const filtering = { from: states.shown, seen: titles };
/** The event detail of a click on the first link of a kind. */
const firstOf = (host: HTMLElement, selector: string) => {
  const url = addressOf(host, selector);
  return { artifactId: /artifacts\/([^/]+)/.exec(url)?.[1], url };
};

async function tick(host: HTMLElement): Promise<void> {
  (await shown(host, 'input[aria-label="edge"]')).click();
}

/** How to test the documentation of the catalogue. */
export const artifactCatalogueUse: ElementUse = {
  tag,
  states,
  colorings: pictures(tag, '[part="card"]', (artifact) => [artifact]),
  attributes: {
    apiUrl: { from: states.withoutAddress, value: 'https://api.example.org' },
    portalUrl: { from: states.fetched, value: 'https://portal.example.org' },
    dashboardUrl: { from: states.shown, value: 'https://dashboard.example.org' },
    theme: { from: states.shown, value: 'dark' },
    eager: { from: far, value: true, staysBecause: 'What has started goes on.' },
    q: { ...filtering, value: 'study 5' },
    tags: { ...filtering, value: ['edge'] },
    badges: { from: states.badged, seen: titles, value: ['reproducible'] },
    onlyOwned: { ...filtering, value: true },
    onlyPublic: { ...filtering, value: true },
    onlyWithDoi: { ...filtering, value: true },
    onlyCollections: { ...filtering, value: true },
    sort: { ...filtering, value: 'title' },
    limit: { ...filtering, value: 2 },
    hideFilters: { from: states.shown, value: true },
  },
  properties: { artifacts: { from: states.shown, value: [listed[1]] } },
  events: {
    'trovi-error': {
      from: states.shown,
      act: (host) => Reflect.set(host, 'artifacts', '{'),
      detail: {
        code: 'data',
        message: `The property artifacts of ${tag} is a string but not valid JSON.`,
      },
    },
    'trovi-filters-change': {
      from: states.shown,
      act: tick,
      detail: {
        ...noFilters,
        tags: ['edge'],
        sort: 'updated',
        search: '?tags=edge',
      },
    },
    'trovi-open': {
      from: states.linked,
      act: (host) => clickLink(host, 'a[part="title"]'),
      detail: (host) => firstOf(host, 'a[part="title"]'),
    },
    'trovi-edit': {
      from: states.owned,
      act: (host) => clickLink(host, 'a[part="edit"]'),
      detail: (host) => firstOf(host, 'a[part="edit"]'),
    },
  },
  slots: { '': { shown: states.plain, gone: states.shown } },
};
