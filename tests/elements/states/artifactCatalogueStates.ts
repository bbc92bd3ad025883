import wire from '../../../src/api/examples/artifact.json';
import minimal from '../../../src/api/examples/minimalArtifact.json';
import { configure } from '../../../src/entries/elements';
import { rootOf, shown } from '../fixtures/page';
import { settle, waitFor } from '../fixtures/waitFor';
import { wireArtifacts } from '../fixtures/wireArtifacts';
import { colorful } from './colorful';
import { addresses, type ElementState, feed, type Feeding, inline, signIn } from './elementState';

const tag = 'trovi-artifact-catalogue';

/** One artifact with everything. */
export const listed = [wire, { ...minimal, visibility: 'private' }, ...wireArtifacts(24)];

const badges = {
  badges: [{ name: 'reproducible', description: 'Reviewed', redirect_link: '' }],
  artifact_badges: [{ artifact_uuid: wire.uuid, badge: 'reproducible' }],
};

/** The responses of catalogue and portal. */
const known = {
  '/artifacts/': { artifacts: listed, next: { after: null, limit: 100 } },
  '/meta/tags/': { tags: [{ tag: 'edge' }, { tag: 'networking' }, { tag: 'education' }] },
  '/experiment/share/api/badges': badges,
};

const identity = { url: 'https://identity.example.org', realm: 'trovi', clientId: 'page' };

const state =
  (feeding: () => Feeding, sign = '[part="card"]'): ElementState =>
  async () => {
    const host = feed(tag, feeding());
    await shown(host, sign);
    await settle();
    return host;
  };

const given = (attributes = '', artifacts: unknown = listed, sign?: string) =>
  state(() => ({ attributes, contents: inline(artifacts) }), sign);
const fetched = (attributes: string, responses: Feeding['responses'] = known, sign?: string) =>
  state(() => ({ attributes: `${attributes} ${addresses('api')}`, responses }), sign);
const answered = (list: unknown) => ({ ...known, '/artifacts/': list });
const dashboard = 'dashboard-url="https://dashboard.example.org"';
const portal = () => addresses('portal');

/** The states of the catalogue. */
export const artifactCatalogueStates = {
  shown: given(),
  linked: given(dashboard),
  owned: async () => {
    signIn();
    return given(`only-owned ${dashboard}`, listed, '[part="edit"]')();
  },
  fetched: fetched(''),
  badged: async () => {
    const host = await fetched(portal())();
    await waitFor(() => rootOf(host).textContent.includes('reproducible'), 'badges');
    await settle();
    return host;
  },
  filtered: given('q="study" tags="edge" only-public sort="title"'),
  nothing: given('q="nothing like it"', listed, '[part="line"]'),
  nothingBare: given('q="nothing like it" hide-filters', listed, '[part="catalogue"]'),
  empty: given('', [], '[part="line"]'),
  bare: given('hide-filters limit="2"'),
  dark: given(`theme="dark" ${dashboard}`),
  rightToLeft: given(`dir="rtl" ${dashboard}`),
  narrow: given(`style="width: 200px" ${dashboard}`),
  damaged: given('', [...listed, { uuid: 7 }]),
  loading: fetched('', answered(new Promise(() => {})), '[aria-busy]'),
  failed: fetched('', answered(Response.json({}, { status: 500 })), '[part="failure"] h3'),
  forbidden: fetched('', answered(Response.json({}, { status: 403 })), '[part="failure"] h3'),
  unreadable: given('', { title: 'No list' }, '[part="failure"] h3'),
  withoutAddress: state(() => ({}), '[part="failure"] h3'),
  opened: async () => {
    const host = await given('', [{ ...wire, long_description: colorful }])();
    (await shown(host, 'button[aria-label^="More about"]')).click();
    await shown(host, '[role="note"]');
    return host;
  },
  offer: async () => {
    configure({ getToken: undefined, identity });
    return given(`only-owned ${dashboard}`, listed, 'a[href*="login"]')();
  },
  plain: state(
    () => ({
      attributes: addresses('api'),
      contents: '<a href="/x">Plain</a>',
      responses: answered(Response.json({}, { status: 500 })),
    }),
    'slot:not([data-placeholder])',
  ),
} satisfies Record<string, ElementState>;
