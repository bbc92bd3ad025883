import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { held, tokensOf, type Actor } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';
import { refusalOf } from './refusalOf';
import { send, turn } from './troviToken';
import { jsonOf, type ListedArtifact } from './wireShapes';

type Version = ListedArtifact['versions'][number];
type Whole = ListedArtifact & { metrics: { access_count: number } };
interface Where {
  uuid?: string;
  as?: Actor;
}

const aText = expect.any(String) as string;
const git = (name: string) => `urn:trovi:contents:git:https://example.org/lab/${name}.git@main`;
const doi = (record: number) => `urn:trovi:contents:zenodo:10.5281/zenodo.${record}`;
const used = { accessCount: 7, uniqueAccessCount: 3, uniqueCellExecutionCount: 2 };

const seeds = seedsOf([
  aSeed(1, {
    ...held,
    metrics: used,
    versions: [aVersion(git('Public'), { slug: 'One', metrics: used })],
  }),
  aSeed(2, { ...held, visibility: 'private', versions: [aVersion(git('private'))] }),
  aSeed(3, {
    ...held,
    versions: [
      aVersion(doi(1), { slug: 'doi' }),
      aVersion(doi(2), { slug: 'doi.1' }),
      aVersion('urn:trovi:contents:few', { slug: 'few' }),
    ],
  }),
  aSeed(4, held),
]);
const lab = { url: 'https://git.example.org/lab/shell.git' };
const publicOne = uuidOf(1);
const privateOne = uuidOf(2);
const citedOne = uuidOf(3);
const emptyOne = uuidOf(4);

describe('versions', () => {
  let sandbox: RunningSandbox;
  let tokens: Record<Actor, string>;
  let isElsewhere = false;
  let count = 0;
  const fresh = () => git(`fresh-${(count += 1)}`);

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
    tokens = await tokensOf(sandbox);
  });
  afterEach(async () => {
    if (!isElsewhere) return;
    isElsewhere = false;
    await turn(sandbox, 'clock');
    tokens = await tokensOf(sandbox);
  });

  const add = (body: unknown, { uuid = publicOne, as = 'a collaborator' }: Where = {}) =>
    send(sandbox, 'POST', `/artifacts/${uuid}/versions/`, { token: tokens[as], body });
  const remove = (slug: string, { uuid = publicOne, as = 'a collaborator' }: Where = {}) =>
    send(sandbox, 'DELETE', `/artifacts/${uuid}/versions/${slug}/`, { token: tokens[as] });
  const added = async (body: object, where: Where = {}) => {
    const response = await add(body, where);
    expect(response.status).toBe(201);
    return jsonOf<Version & Record<string, unknown>>(response);
  };
  const find = (uuid = publicOne) =>
    jsonOf<Whole>(send(sandbox, 'GET', `/artifacts/${uuid}/`, { token: tokens['a collaborator'] }));
  const slugs = async (uuid: string) => (await find(uuid)).versions.map(({ slug }) => slug);
  /** Sets the clock until the end of the test. Tokens of other times are invalid then. */
  const goTo = async (time: string) => {
    isElsewhere = true;
    await turn(sandbox, 'clock', { offsetMs: Date.parse(time) - Date.now() });
    tokens = await tokensOf(sandbox);
  };

  describe.each([
    ['public', publicOne],
    ['private', privateOne],
  ])('of a %s artifact', (_, uuid) => {
    it.each([
      ['an anonymous visitor', false],
      ['a stranger', false],
      ['a collaborator', true],
      ['an administrator', true],
      ['the owner', true],
      ['a service administrator', true],
    ] as const)('are added and deleted by %s: %s', async (as, may) => {
      const before = await find(uuid);
      const response = await add({ contents: { urn: fresh() } }, { uuid, as });
      if (may) {
        expect(response.status).toBe(201);
        const { slug } = await jsonOf<Version>(response);
        expect(await slugs(uuid)).toContain(slug);
        const removed = await remove(slug, { uuid, as });
        expect(removed.status).toBe(204);
        expect(removed.headers.get('content-type')).toBeNull();
        expect(await removed.text()).toBe('');
      } else {
        expect(await refusalOf(response)).toEqual([403, { detail: aText }]);
        const slug = before.versions[0]?.slug ?? '';
        expect(await refusalOf(await remove(slug, { uuid, as }))).toEqual([403, { detail: aText }]);
        // They must not learn whether the version exists.
        expect((await remove('no-such', { uuid, as })).status).toBe(403);
      }
      expect((await find(uuid)).versions).toEqual(before.versions);
    });

    it('cannot be changed with only the sharing key', async () => {
      const key = `?sharing_key=${keyOf(uuid === publicOne ? 1 : 2)}`;
      const token = tokens['a stranger'];
      const [{ slug = '' } = {}] = (await find(uuid)).versions;
      for (const [method, path] of [
        ['POST', 'versions/'],
        ['DELETE', `versions/${slug}/`],
      ] as const) {
        const body = method === 'POST' ? { contents: { urn: fresh() } } : undefined;
        const response = await send(sandbox, method, `/artifacts/${uuid}/${path}${key}`, {
          token,
          body,
        });
        expect(await refusalOf(response)).toEqual([403, { detail: aText }]);
      }
    });
  });

  it.each([uuidOf(9), 'nonsense'])('are not found for the unknown artifact %s', async (uuid) => {
    for (const as of ['a stranger', 'the owner', 'a service administrator'] as const) {
      const response = await add({ contents: { urn: fresh() } }, { uuid, as });
      expect(await refusalOf(response)).toEqual([404, { detail: aText }]);
      expect(await refusalOf(await remove('One', { uuid, as }))).toEqual([404, { detail: aText }]);
    }
    const anonymous = await add({}, { uuid, as: 'an anonymous visitor' });
    expect(anonymous.status).toBe(403);
  });

  describe('which are added', () => {
    it('are returned without their artifact and are its newest', async () => {
      await goTo('2030-05-06T23:59:30Z');
      const body = {
        contents: { urn: fresh() },
        links: [
          { label: 'Traces', urn: 'urn:globus:dataset:7c2a:/traces' },
          { label: 'Image', urn: 'urn:trovi:image:chi-uc:d43e926d' },
        ],
        environment_setup: [
          { type: 'source_code', arguments: { url: 'https://example.org/x.git' } },
        ],
      };
      const version = await added(body);
      expect(version).toEqual({
        slug: '2030-05-06',
        created_at: '2030-05-06T23:59UTC',
        contents: body.contents,
        metrics: { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 },
        links: body.links.map((link) => ({ ...link, verified: false })),
        environment_setup: body.environment_setup,
      });
      const artifact = await find();
      expect(artifact.versions[0]).toEqual(version);
      expect(artifact.updated_at).toBe('2030-05-06T23:59UTC');
      expect((await remove(version.slug)).status).toBe(204);
    });

    it.each([[{}], [{ links: [], environment_setup: [] }]])(
      'with %j are set up as usual',
      async (rest) => {
        const version = await added({ contents: { urn: fresh() }, ...rest });
        expect(version.environment_setup).toEqual([{ type: 'jupyterhub', arguments: {} }]);
        expect(version.links).toEqual([]);
        const found = (await find()).versions.find(({ slug }) => slug === version.slug);
        expect(found).toEqual(version);
      },
    );

    it.each([
      ['jupyterhub', '{}'],
      ['image', ''],
      ['heat_template', 'heat_template_version: 2018-08-31\nresources: {}\n'],
      ['anything', [1, { a: null }]],
      ['isolated_jupyter', false],
    ])('keep the setup %s with %j', async (type, args) => {
      const environment_setup = [{ type, arguments: args }];
      const { slug } = await added({ contents: { urn: fresh() }, environment_setup });
      const found = (await find()).versions.find((version) => version.slug === slug);
      expect(found).toMatchObject({ environment_setup });
    });

    it.each([
      'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
      'urn:trovi:contents:heat_template:embedded-1772726520000',
      'urn:trovi:contents:http:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      'urn:trovi:contents:git:https://example.org/a.git@feature/x',
      'URN:other:thing',
    ])('hold contents of any kind: %s', async (urn) => {
      const { slug } = await added({ contents: { urn: ` ${urn} ` } }, { uuid: emptyOne });
      const found = (await find(emptyOne)).versions.find((version) => version.slug === slug);
      expect(found?.contents).toEqual({ urn });
    });

    it('have a slug from the day and its number of versions', async () => {
      await goTo('2031-02-03T12:00:00Z');
      const given: string[] = [];
      for (let number = 0; number < 12; number += 1) {
        given.push((await added({ contents: { urn: fresh() } })).slug);
      }
      const day = '2031-02-03';
      const numbered = Array.from({ length: 11 }, (_, place) => `${day}.${place + 1}`);
      expect(given).toEqual([day, ...numbered]);
      // The newest is first, although all are from one minute.
      expect((await slugs(publicOne)).slice(0, 12)).toEqual(given.toReversed());
      expect((await added({ contents: { urn: fresh() } }, { uuid: emptyOne })).slug).toBe(day);
    });

    it('never share a slug, even after one is deleted', async () => {
      await goTo('2032-02-03T12:00:00Z');
      const another = async () => (await added({ contents: { urn: fresh() } })).slug;
      const day = '2032-02-03';
      expect([await another(), await another(), await another()]).toEqual([
        day,
        `${day}.1`,
        `${day}.2`,
      ]);
      expect((await remove(`${day}.1`)).status).toBe(204);
      // There are two, so the real server would use .2 again.
      expect(await another()).toBe(`${day}.3`);
      expect((await remove(day)).status).toBe(204);
      expect((await remove(`${day}.2`)).status).toBe(204);
      expect(await another()).toBe(`${day}.1`);
      const all = await slugs(publicOne);
      expect(new Set(all).size).toBe(all.length);
    });

    it('never share a slug, even if several are added at once', async () => {
      const wanted = Array.from({ length: 5 }, () => ({ contents: { urn: fresh() } }));
      const versions = await Promise.all(wanted.map((body) => added(body)));
      expect(new Set(versions.map(({ slug }) => slug)).size).toBe(5);
    });

    it('need contents that no other version has, in any letter case', async () => {
      const before = await find(emptyOne);
      for (const urn of [
        git('Public'),
        git('public'),
        git('PRIVATE'),
        git('private'),
        doi(1).toUpperCase(),
      ]) {
        const response = await add({ contents: { urn } }, { uuid: emptyOne });
        expect(await refusalOf(response)).toEqual([409, { detail: aText }]);
      }
      expect(await find(emptyOne)).toEqual(before);
    });

    it('get contents once if two calls send them at once', async () => {
      const urn = fresh();
      const responses = await Promise.all(
        [publicOne, emptyOne, privateOne].map((uuid) => add({ contents: { urn } }, { uuid })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    });

    const required = 'This field is required.';
    const isNull = 'This field may not be null.';
    const noUrn = 'This value does not match the required pattern.';
    const upTo = (length: number) => `Ensure this field has no more than ${length} characters.`;
    const unknown = (names: string[], place: string) => ({
      'Attempted to write invalid field(s)': names,
      in: place,
    });
    const contents = { urn: git('never') };
    it.each([
      [{}, { contents: [required] }],
      [{ contents: {} }, { contents: { urn: [required] } }],
      [{ contents: { urn: '' } }, { contents: { urn: ['This field may not be blank.'] } }],
      [{ contents: { urn: null } }, { contents: { urn: [isNull] } }],
      [{ contents: { urn: 'git' } }, { contents: { urn: [noUrn] } }],
      [{ contents: { urn: `${contents.urn} x` } }, { contents: { urn: [noUrn] } }],
      [{ contents: { urn: `${contents.urn}/~x` } }, { contents: { urn: [noUrn] } }],
      [{ contents: contents.urn }, { contents: { non_field_errors: [aText] } }],
      [{ contents: { ...contents, kind: 'git' } }, { contents: unknown(['kind'], 'contents') }],
      [
        { contents, slug: '1', created_at: '', metrics: {}, colour: 'red' },
        unknown(['slug', 'created_at', 'metrics', 'colour'], '.'),
      ],
      [{ contents, links: {} }, { links: { non_field_errors: [aText] } }],
      [{ contents, links: null }, { links: [isNull] }],
      [
        { contents, links: [{ label: 'x', urn: 'urn:a:b' }, {}] },
        { links: [{}, { label: [required], urn: [required] }] },
      ],
      [
        { contents, links: [{ label: 'x'.repeat(41), urn: 'x' }] },
        { links: [{ label: [upTo(40)], urn: ['Enter a valid value.', noUrn] }] },
      ],
      [
        { contents, links: [{ label: 'x', urn: `urn:a:${'x'.repeat(254)}` }] },
        { links: [{ urn: [upTo(254)] }] },
      ],
      [
        { contents, links: [{ label: 'x', urn: 'urn:a:b', verified: true }] },
        { links: [unknown(['verified'], 'links')] },
      ],
      [
        { contents, environment_setup: [{ type: 'jupyterhub' }] },
        { environment_setup: [{ arguments: [required] }] },
      ],
      [
        { contents, environment_setup: [{ type: 'jupyterhub', arguments: null }] },
        { environment_setup: [{ arguments: [isNull] }] },
      ],
      [
        { contents, environment_setup: [{ arguments: {} }] },
        { environment_setup: [{ type: [required] }] },
      ],
      [
        { contents, environment_setup: [{ type: 'x', arguments: {}, order: 1 }] },
        { environment_setup: [unknown(['order'], 'environment_setup')] },
      ],
      [
        {
          contents,
          environment_setup: [
            { type: 'image', arguments: '' },
            { type: 'jupyterhub', arguments: {} },
          ],
        },
        { environment_setup: { non_field_errors: [aText] } },
      ],
      [[{ contents }], { non_field_errors: [aText] }],
    ])('are not of %j', async (body, problem) => {
      const before = await find();
      expect(await refusalOf(await add(body))).toEqual([400, problem]);
      expect(await find()).toEqual(before);
    });

    it('fail, as on the real server, if their URN has more than 254 characters', async () => {
      const before = await find();
      expect((await add({ contents: { urn: git('x'.repeat(254)) } })).status).toBe(500);
      expect(await find()).toEqual(before);
    });

    it('accept the longest labels and URNs', async () => {
      const urn = `urn:trovi:contents:git:https://example.org/${'x'.repeat(211)}`;
      const link = { label: '🦊'.repeat(40), urn: `urn:a:${'y'.repeat(248)}` };
      expect([urn.length, link.urn.length]).toEqual([254, 254]);
      const version = await added({ contents: { urn }, links: [link] });
      expect(version.links).toEqual([{ ...link, verified: false }]);
    });

    it.each([
      ['contents=x', 'application/x-www-form-urlencoded', 415],
      ['{"contents": ', 'application/json', 400],
    ])('do not come as %s of %s', async (body, type, status) => {
      const url = `${sandbox.urls.api}/artifacts/${publicOne}/versions/?access_token=${tokens['the owner']}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(await refusalOf(response)).toEqual([status, { detail: aText }]);
    });
  });

  describe('which are deleted', () => {
    it('are found by the slug in any letter case, and the metrics of the artifact stay', async () => {
      const { metrics } = await find();
      expect(metrics.access_count).toBe(used.accessCount);
      expect((await remove('oNE')).status).toBe(204);
      expect(await slugs(publicOne)).not.toContain('One');
      expect((await find()).metrics).toEqual(metrics);
      expect(await refusalOf(await remove('One'))).toEqual([404, { detail: aText }]);
      const contents = await send(
        sandbox,
        'GET',
        `/contents/?urn=${encodeURIComponent(git('Public'))}`,
      );
      expect(contents.status).toBe(404);
      // Deleted contents can be registered again, in any artifact.
      await added({ contents: { urn: git('Public') } }, { uuid: emptyOne });
    });

    it('lose their links and setups', async () => {
      const links = [{ label: 'x', urn: 'urn:a:b' }];
      const environment_setup = [{ type: 'image', arguments: '' }];
      const old = await added({ contents: { urn: fresh() }, links, environment_setup });
      expect((await remove(old.slug)).status).toBe(204);
      const { slug } = await added({ contents: { urn: fresh() } });
      const found = (await find()).versions.find((version) => version.slug === slug);
      expect(found).toMatchObject({
        links: [],
        environment_setup: [{ type: 'jupyterhub', arguments: {} }],
      });
    });

    it.each(['no-such', '2020-01-01', 'One.1', '%'])('are not found as "%s"', async (slug) => {
      const response = await remove(encodeURIComponent(slug));
      expect(await refusalOf(response)).toEqual([404, { detail: aText }]);
    });

    it('belong to this artifact only', async () => {
      expect((await remove('doi', { as: 'a service administrator' })).status).toBe(404);
      expect(await slugs(citedOne)).toContain('doi');
    });

    it.each(['a collaborator', 'an administrator', 'the owner'] as const)(
      'have no DOI, for %s',
      async (as) => {
        const response = await remove('doi', { uuid: citedOne, as });
        expect(await refusalOf(response)).toEqual([403, { detail: aText }]);
        expect(await slugs(citedOne)).toContain('doi');
      },
    );

    it('may have a DOI, for a service administrator', async () => {
      const where = { uuid: citedOne, as: 'a service administrator' } as const;
      expect((await remove('doi.1', where)).status).toBe(204);
      expect(await slugs(citedOne)).not.toContain('doi.1');
    });

    it('have a URN of five parts, because the real server fails on fewer', async () => {
      expect(await refusalOf(await remove('few', { uuid: citedOne }))).toEqual([400, [aText]]);
      expect(await slugs(citedOne)).toContain('few');
    });
  });

  it.each([
    ['a disk image', 'urn:trovi:image:chi-uc:d43e926d', 'image', '', 400, 204],
    [
      'a template',
      'urn:trovi:contents:heat_template:embedded-1',
      'heat_template',
      'a: 1',
      400,
      204,
    ],
    ['an address', `urn:trovi:contents:http:${emptyOne}`, 'source_code', lab, 200, 204],
    ['a DOI', doi(77), 'jupyterhub', {}, 200, 403],
  ])('hold %s, which is fetched and deleted as its kind allows', async (...row) => {
    const [, urn, type, args, fetched, deleted] = row;
    const links = [{ label: 'Here', urn }];
    const setup = [{ type, arguments: args }];
    const { slug } = await added(
      { contents: { urn }, links, environment_setup: setup },
      { uuid: emptyOne },
    );
    expect((await find(emptyOne)).versions.find((version) => version.slug === slug)).toMatchObject({
      contents: { urn },
      links: [{ ...links[0], verified: false }],
      environment_setup: setup,
    });
    const path = `/contents/?urn=${encodeURIComponent(urn)}`;
    expect((await send(sandbox, 'GET', path, { token: tokens['the owner'] })).status).toBe(fetched);
    expect((await remove(slug, { uuid: emptyOne })).status).toBe(deleted);
  });

  it('do not support other methods', async () => {
    for (const [method, path] of [
      ['GET', 'versions/'],
      ['PUT', 'versions/'],
      ['GET', 'versions/One/'],
      ['PATCH', 'versions/One/'],
    ] as const) {
      const response = await send(sandbox, method, `/artifacts/${publicOne}/${path}`, {
        token: tokens['the owner'],
      });
      expect(await refusalOf(response)).toEqual([405, { detail: aText }]);
    }
  });
});
