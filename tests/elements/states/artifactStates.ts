import wire from '../../../src/api/examples/artifact.json';
import minimal from '../../../src/api/examples/minimalArtifact.json';
import { shown } from '../fixtures/page';
import { settle } from '../fixtures/waitFor';
import { colorful } from './colorful';
import { addresses, type ElementState, feed, type Feeding, inline, signIn } from './elementState';

/** The states of an element that shows an artifact, by name. */
export type ArtifactStates = ReturnType<typeof artifactStates>;

const path = (id: string) => `/artifacts/${id}/`;
const never = new Promise(() => {});
const long = 'Unbrauchbarkeitsuntersuchung '.repeat(12);

const lengthy = {
  ...wire,
  long_description: colorful,
  title: long,
  short_description: long.replaceAll(' ', ''),
  citation: null,
  tags: [long, ...wire.tags, 'a', 'b', 'c', 'd'],
  authors: Array.from({ length: 12 }, () => ({ full_name: long, affiliation: long, email: '' })),
};

const badges = {
  badges: [{ name: 'reproducible', description: 'Reviewed', redirect_link: '' }],
  artifact_badges: [{ artifact_uuid: wire.uuid, badge: 'reproducible' }],
};

/** The responses of catalogue and portal. */
const known = { [path(wire.uuid)]: wire, '/experiment/share/api/badges': badges };

/**
 * The states of an element that shows an artifact. `ready` is a selector that matches when it does.
 */
export function artifactStates(tag: string, ready: string) {
  const state =
    (feeding: () => Feeding, sign: string): ElementState =>
    async () => {
      const host = feed(tag, feeding());
      await shown(host, sign);
      await settle();
      return host;
    };
  const given = (artifact: object, attributes = () => '') =>
    state(() => ({ attributes: attributes(), contents: inline(artifact) }), ready);
  const refused = (status: number, contents = '') => ({
    attributes: `artifact-id="x" ${addresses('api')}`,
    contents,
    responses: { [path('x')]: Response.json({ detail: 'No.' }, { status }) },
  });
  const all = () => addresses('api', 'portal', 'dashboard');
  const byId = `artifact-id="${wire.uuid}"`;
  return {
    /** With inline JSON, in a page without addresses. */
    shown: given(wire),
    linked: given(wire, all),
    /** By its id, in a page with all addresses, with badges, for its owner. */
    owned: async () => {
      signIn();
      return state(() => ({ attributes: `${byId} ${all()}`, responses: known }), ready)();
    },
    fetched: state(() => ({ attributes: `${byId} ${addresses('api')}`, responses: known }), ready),
    uncited: given({ ...wire, citation: null, versions: [] }),
    secret: given({ ...minimal, visibility: 'private' }),
    minimal: given(minimal, all),
    dark: given(wire, () => `theme="dark" ${all()}`),
    long: given(lengthy, all),
    rightToLeft: given(wire, () => `dir="rtl" ${all()}`),
    narrow: given(lengthy, () => `style="width: 200px" ${all()}`),
    waiting: async () => {
      const host = Object.assign(feed(tag, {}), { artifact: null });
      await shown(host, '[aria-busy]');
      await settle();
      return host;
    },
    empty: state(() => ({}), '[part="failure"] :is(h1, h2, h3)'),
    loading: state(
      () => ({
        attributes: `artifact-id="late" ${addresses('api')}`,
        responses: { [path('late')]: never },
      }),
      '[aria-busy]',
    ),
    plain: state(() => ({ contents: '<a href="/x">Plain</a>' }), 'slot:not([data-placeholder])'),
    withoutAddress: state(() => ({ attributes: byId }), '[part="failure"] :is(h1, h2, h3)'),
    failed: state(() => refused(500), '[part="failure"] :is(h1, h2, h3)'),
    forbidden: state(() => refused(403), '[part="failure"] :is(h1, h2, h3)'),
    missing: state(() => refused(404), '[part="failure"] :is(h1, h2, h3)'),
    unreadable: state(() => ({ contents: inline([]) }), '[part="failure"] :is(h1, h2, h3)'),
    failedPlain: state(() => refused(404, '<a href="/x">Plain</a>'), 'slot'),
  } satisfies Record<string, ElementState>;
}
