import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { held, tokensOf, type Actor } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';
import { refusalOf } from './refusalOf';
import { send, turn } from './troviToken';
import { jsonOf, type ListedArtifact } from './wireShapes';

interface Where {
  uuid?: string;
  slug?: string;
  as?: Actor;
}
interface Settings {
  queuedMs: number;
  inProgressMs: number;
  fails: boolean;
  unsettled: { artifact: string; slug: string; backend: string; status: string }[];
}

const aText = expect.any(String) as string;
const stored = (name: string) => `urn:trovi:contents:chameleon:${name}`;
const aDoi = /^urn:trovi:contents:zenodo:10\.5072\/zenodo\.\d+$/;
const kinds = {
  git: 'urn:trovi:contents:git:https://example.org/lab/run.git@main',
  http: 'urn:trovi:contents:http:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
  image: 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
  template: 'urn:trovi:contents:heat_template:embedded-1772726520000',
  doi: 'urn:trovi:contents:zenodo:10.5281/zenodo.1',
};
const seeds = seedsOf([
  aSeed(1, {
    ...held,
    versions: [
      ...Object.entries(kinds).map(([slug, urn]) => aVersion(urn, { slug })),
      ...['Third', 'Second', 'First'].map((slug) => aVersion(stored(slug), { slug })),
    ],
  }),
  aSeed(2, {
    ...held,
    visibility: 'private',
    versions: [aVersion(stored('private'), { slug: 'First' })],
  }),
]);
const publicOne = uuidOf(1);
const privateOne = uuidOf(2);
const anHour = 3_600_000;

describe('a DOI request', () => {
  let sandbox: RunningSandbox;
  let tokens: Record<Actor, string>;

  beforeEach(async () => {
    sandbox = await aSandbox({ seeds });
    tokens = await tokensOf(sandbox);
    await pace({ queuedMs: 0, inProgressMs: 0 });
  });
  afterEach(() => sandbox.close());

  const pace = (settings?: Partial<Settings>) => turn(sandbox, 'migrations', settings);
  const settings = () => jsonOf<Settings>(fetch(`${sandbox.origin}/sandbox/migrations`));
  const statuses = async () => (await settings()).unsettled.map(({ status }) => status);
  const untilSettled = () => expect.poll(statuses, { interval: 10 }).toEqual([]);
  const pathOf = ({ uuid = publicOne, slug = 'First' }: Where) =>
    `/artifacts/${uuid}/versions/${slug}/migration/`;
  const request = (where: Where = {}, body: unknown = { backend: 'zenodo' }) =>
    send(sandbox, 'POST', pathOf(where), { token: tokens[where.as ?? 'a collaborator'], body });
  const find = (uuid = publicOne) =>
    jsonOf<ListedArtifact>(
      send(sandbox, 'GET', `/artifacts/${uuid}/`, { token: tokens['the owner'] }),
    );
  const urnOf = async (slug = 'First', uuid = publicOne) =>
    (await find(uuid)).versions.find((version) => version.slug === slug)?.contents.urn;

  it('is answered at once and later gives the version a DOI', async () => {
    await pace({ queuedMs: anHour });
    const before = await find();
    const response = await request();
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.text()).toBe(
      '{"status":"queued","message":"Submitted.","message_ratio":0.0}',
    );
    expect(await find()).toEqual(before);
    expect((await settings()).unsettled).toEqual([
      { artifact: publicOne, slug: 'First', backend: 'zenodo', status: 'queued' },
    ]);

    await pace({ queuedMs: 0, inProgressMs: anHour });
    await expect.poll(statuses, { interval: 10 }).toEqual(['in_progress']);
    expect(await find()).toEqual(before);

    await pace({ inProgressMs: 0 });
    await untilSettled();
    const urn = await urnOf();
    expect(urn).toMatch(aDoi);
    // The same version with other contents. Nothing else has changed.
    expect(await find()).toEqual({
      ...before,
      versions: before.versions.map((version) =>
        version.slug === 'First' ? { ...version, contents: { urn } } : version,
      ),
    });
  });

  it('takes about two seconds, unless a switch says otherwise', async () => {
    await pace();
    const { queuedMs, inProgressMs, fails } = await settings();
    expect([queuedMs + inProgressMs, fails]).toEqual([2000, false]);
  });

  it('replaces the contents by ones that are fetched like others with a DOI', async () => {
    expect((await request()).status).toBe(201);
    await untilSettled();
    const urn = (await urnOf()) ?? '';
    const record = urn.split('zenodo.').at(-1) ?? '';
    const url = `https://zenodo.org/records/${record}/files/archive.tar.gz`;
    const found = {
      contents: { urn },
      access_methods: [expect.objectContaining({ protocol: 'http', url, method: 'GET' }) as object],
    };
    const byUrn = (wanted: string) =>
      send(sandbox, 'GET', `/contents/?urn=${encodeURIComponent(wanted)}`);
    expect(await jsonOf(byUrn(urn))).toEqual(found);
    const bySlug = `/artifacts/${publicOne}/versions/First/contents/`;
    expect(await jsonOf(send(sandbox, 'GET', bySlug))).toEqual(found);
    const share = `${sandbox.urls.portal}/experiment/share`;
    const page = await fetch(`${share}/${publicOne}/version/First/download`);
    expect(await page.text()).toContain(`href="${url}"`);
    expect((await byUrn(stored('First'))).status).toBe(404);
  });

  it('makes that version of a private artifact public', async () => {
    const path = `/artifacts/${privateOne}/`;
    expect((await send(sandbox, 'GET', path)).status).toBe(404);
    await request({ uuid: privateOne });
    await untilSettled();
    const seen = await jsonOf<ListedArtifact>(send(sandbox, 'GET', path));
    expect(seen.versions.map(({ contents }) => contents.urn)).toEqual([
      expect.stringMatching(aDoi),
    ]);
  });

  it.each(['zenodo', 'Zenodo', 'ZENODO'])('is accepted for the backend %s', async (backend) => {
    expect((await request({}, { backend })).status).toBe(201);
    await untilSettled();
    expect(await urnOf()).toMatch(aDoi);
  });

  it('is accepted for the backend chameleon and changes nothing', async () => {
    const before = await find();
    for (const slug of ['First', 'doi']) {
      expect((await request({ slug }, { backend: 'Chameleon' })).status).toBe(201);
    }
    await untilSettled();
    expect(await find()).toEqual(before);
  });

  it.each(Object.keys(kinds))('is accepted for %s contents and changes nothing', async (slug) => {
    const before = await find();
    expect((await request({ slug })).status).toBe(201);
    await untilSettled();
    expect(await find()).toEqual(before);
  });

  it('changes nothing if it fails, and can be repeated', async () => {
    await pace({ fails: true });
    const before = await find();
    expect((await request()).status).toBe(201);
    await untilSettled();
    expect(await find()).toEqual(before);
    await pace({ fails: false });
    expect((await request()).status).toBe(201);
    await untilSettled();
    expect(await urnOf()).toMatch(aDoi);
  });

  it('accepts the slug in any letter case', async () => {
    expect((await request({ slug: 'fIRST' })).status).toBe(201);
    await untilSettled();
    expect(await urnOf()).toMatch(aDoi);
  });

  it('waits in a queue: one is in progress at a time, in the order of requests', async () => {
    await pace({ inProgressMs: anHour });
    for (const slug of ['First', 'Second', 'Third']) await request({ slug });
    await expect.poll(statuses, { interval: 10 }).toEqual(['in_progress', 'queued', 'queued']);
    expect((await settings()).unsettled.map(({ slug }) => slug)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    await pace({ inProgressMs: 0 });
    await untilSettled();
    const numbers = await Promise.all(
      ['First', 'Second', 'Third'].map(async (slug) =>
        Number((await urnOf(slug))?.split('.').at(-1)),
      ),
    );
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
  });

  it('is refused while another for the version is in progress, not while it is queued', async () => {
    await pace({ queuedMs: anHour });
    expect((await request()).status).toBe(201);
    expect((await request()).status).toBe(201);
    await pace({ queuedMs: 0, inProgressMs: anHour });
    await expect.poll(statuses, { interval: 10 }).toEqual(['in_progress', 'queued']);
    expect(await refusalOf(await request())).toEqual([409, { detail: aText }]);
    // Other versions are not affected.
    expect((await request({ slug: 'Second' })).status).toBe(201);
    await pace({ inProgressMs: 0 });
    await untilSettled();
    // The second request found a DOI and did not change it.
    expect(await urnOf()).toMatch(/\.1000001$/);
    expect(await urnOf('Second')).toMatch(/\.1000002$/);
    expect((await request()).status).toBe(201);
  });

  it('never repeats a DOI, also of manual registrations and deleted versions', async () => {
    const taken = 'urn:trovi:contents:zenodo:10.5072/ZENODO.1000001';
    const token = tokens['a service administrator'];
    const body = { contents: { urn: taken } };
    const added = await send(sandbox, 'POST', `/artifacts/${publicOne}/versions/`, { token, body });
    expect(added.status).toBe(201);
    await request();
    await untilSettled();
    expect(await urnOf()).toMatch(/\.1000002$/);
    const path = `/artifacts/${publicOne}/versions/First/`;
    expect((await send(sandbox, 'DELETE', path, { token })).status).toBe(204);
    await request({ slug: 'Second' });
    await untilSettled();
    expect(await urnOf('Second')).toMatch(/\.1000003$/);
  });

  it.each([
    ['queued', { queuedMs: anHour }],
    ['in_progress', { inProgressMs: anHour }],
  ])('is forgotten with its version while it is %s', async (status, settingsThen) => {
    await pace(settingsThen);
    await request();
    await request({ slug: 'Second' });
    await expect.poll(statuses, { interval: 10 }).toEqual([status, 'queued']);
    const path = `/artifacts/${publicOne}/versions/First/`;
    const token = tokens['the owner'];
    expect((await send(sandbox, 'DELETE', path, { token })).status).toBe(204);
    expect(await statuses()).toEqual(['queued']);
    await pace({ queuedMs: 0, inProgressMs: 0 });
    await untilSettled();
    expect(await urnOf()).toBeUndefined();
    // The queue continues.
    expect(await urnOf('Second')).toMatch(aDoi);
  });

  it.each([
    ['queued', { queuedMs: anHour }],
    ['in_progress', { inProgressMs: anHour }],
  ])('is forgotten with its artifact while it is %s', async (status, settingsThen) => {
    await pace(settingsThen);
    await request();
    await request({ slug: 'Second' });
    await request({ uuid: privateOne });
    await expect.poll(statuses, { interval: 10 }).toEqual([status, 'queued', 'queued']);
    const token = tokens['the owner'];
    const deleted = await send(sandbox, 'DELETE', `/artifacts/${publicOne}/`, { token });
    expect(deleted.status).toBe(204);
    expect(await statuses()).toEqual(['queued']);
    await pace({ queuedMs: 0, inProgressMs: 0 });
    await untilSettled();
    expect(await urnOf('First', privateOne)).toMatch(aDoi);
  });

  describe.each([
    ['public', publicOne],
    ['private', privateOne],
  ])('for a version of a %s artifact', (_, uuid) => {
    it('is allowed for users who may edit it', async () => {
      for (const as of [
        'a collaborator',
        'an administrator',
        'the owner',
        'a service administrator',
      ] as const) {
        expect((await request({ uuid, as })).status).toBe(201);
        await untilSettled();
      }
      const before = await find(uuid);
      for (const as of ['an anonymous visitor', 'a stranger'] as const) {
        expect(await refusalOf(await request({ uuid, as }))).toEqual([403, { detail: aText }]);
        // They must not learn whether the version exists.
        expect((await request({ uuid, as, slug: 'no-such' })).status).toBe(403);
      }
      const withKey = `${pathOf({ uuid })}?sharing_key=${keyOf(uuid === publicOne ? 1 : 2)}`;
      const sent = { token: tokens['a stranger'], body: { backend: 'zenodo' } };
      expect((await send(sandbox, 'POST', withKey, sent)).status).toBe(403);
      expect((await settings()).unsettled).toEqual([]);
      expect(await find(uuid)).toEqual(before);
    });
  });

  it('is answered with 404 for an unknown artifact or version', async () => {
    for (const where of [
      { uuid: uuidOf(9) },
      { uuid: 'nonsense' },
      { slug: 'no-such' },
      { uuid: privateOne, slug: 'Second' },
    ]) {
      expect(await refusalOf(await request(where))).toEqual([404, { detail: aText }]);
    }
    expect((await settings()).unsettled).toEqual([]);
  });

  it('is refused if it names no known backend', async () => {
    for (const [body, problem] of [
      [{}, { backend: ['This field is required.'] }],
      [{ backend: 'globus' }, { backend: ['"globus" is not a valid choice.'] }],
      [{ backend: '' }, { backend: ['"" is not a valid choice.'] }],
      [{ backend: 5 }, { backend: ['"5" is not a valid choice.'] }],
      [{ backend: null }, { backend: ['This field may not be null.'] }],
      [
        { backend: 'zenodo', status: 'success' },
        { 'Attempted to write invalid field(s)': ['status'], in: '.' },
      ],
      [['zenodo'], { non_field_errors: [aText] }],
    ]) {
      expect(await refusalOf(await request({}, body))).toEqual([400, problem]);
    }
    const url = `${sandbox.urls.api}${pathOf({})}?access_token=${tokens['the owner']}`;
    const form = await fetch(url, { method: 'POST', body: new URLSearchParams('backend=zenodo') });
    expect(form.status).toBe(415);
    expect((await settings()).unsettled).toEqual([]);
  });

  it('has no address that reports its progress', async () => {
    const ask = (where: Where = {}) =>
      send(sandbox, 'GET', pathOf(where), { token: tokens[where.as ?? 'the owner'] });
    const failure = [500, { detail: aText }];
    expect(await refusalOf(await ask())).toEqual(failure);
    await request();
    await untilSettled();
    expect(await refusalOf(await ask())).toEqual(failure);
    expect(await refusalOf(await ask({ as: 'a service administrator' }))).toEqual(failure);
    expect((await ask({ as: 'a stranger' })).status).toBe(403);
    expect((await ask({ as: 'an anonymous visitor' })).status).toBe(403);
    expect((await ask({ uuid: uuidOf(9) })).status).toBe(404);
  });

  it('works as before after invalid settings', async () => {
    const before = await settings();
    for (const body of [
      { queuedMs: -1 },
      { queuedMs: 0.5 },
      { inProgressMs: '5' },
      { inProgressMs: 86_400_001 },
      { fails: 'yes' },
      { fails: null },
      { speed: 1 },
      [],
    ]) {
      const response = await fetch(`${sandbox.origin}/sandbox/migrations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(await refusalOf(response)).toEqual([400, { problems: [aText] }]);
    }
    expect(await settings()).toEqual(before);
  });
});
